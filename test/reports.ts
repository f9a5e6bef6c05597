import { expect } from 'vitest'
import { type Day, startOfDay } from '../shared/calendar.ts'
import { HOUR_MS } from '../shared/durations.ts'
import { once, product, shipping } from './builders.ts'
import type { TestStore } from './store.ts'

export const NOON = startOfDay('2026-11-21' as Day) + 12 * HOUR_MS

export const setClock = (store: TestStore['store'], moment: number) => {
	store.now = () => moment
}

export interface Placed {
	id: string
	status: string
	total: number
	createdAt: string
	shipping: { zipCode: string }
	installer: { name: string } | null
	items: { productId: string; quantity: number; lineTotal: number }[]
	history: { action: string; actor: string; at: string }[]
}

export const paise = (orders: { total: number }[]) =>
	orders.reduce((all, { total }) => all + Math.round(total * 100), 0)

export const inRupees = (orders: { total: number }[]) => paise(orders) / 100

export const isCounted = ({ status }: Placed) => status !== 'declined' && status !== 'cancelled'

const PRICES = [9999.99, 0.01, 123.45, 7000.1]

const PINS = ['411038', '600028', '110001', '999999', '411001']

/** Orders of odd prices over three weeks, some of them accepted, declined and cancelled. */
export async function busyStore({ store, people, visitor }: TestStore) {
	setClock(store, NOON)
	const [admin, asha, ravi] = await people('Admin', 'Installer', 'Installer')
	for (const [index, price] of PRICES.entries()) {
		const category = ['Panels', 'Batteries', 'Panels', 'Kits'][index]
		await admin.post('/api/products', product({ id: `p${index}`, price, stock: 500, category }))
	}
	for (let turn = 0; turn < 14; turn++) {
		const placedAt = NOON - (turn * 37 + 1) * HOUR_MS
		setClock(store, placedAt)
		const items = [
			{ productId: `p${turn % 4}`, quantity: 1 + (turn % 3) },
			{ productId: `p${(turn + 1) % 4}`, quantity: 2 },
		]
		const where = shipping({ zipCode: PINS[turn % PINS.length] })
		const { body } = await visitor().post('/api/orders', { shipping: where, items }, once())
		setClock(store, placedAt + (turn + 1) * 61_000)
		const installer = turn % 2 ? asha : ravi
		if (turn % 7 < 4) await installer.post(`/api/orders/${body.id}/accept`)
		if (turn % 7 === 4) await installer.post(`/api/orders/${body.id}/decline`)
		if (turn % 7 === 5 || turn % 7 === 1) await admin.post(`/api/orders/${body.id}/cancel`)
	}
	setClock(store, NOON)
	const orders: Placed[] = (await admin.get('/api/orders?limit=500')).body
	expect(orders).toHaveLength(14)
	return { admin, orders }
}
