import sharp from 'sharp'
import { HOUR_MS } from '../shared/durations.ts'
import type { OpenStore } from '../store/open.ts'
import { once, order } from './builders.ts'
import type { Callers } from './callers.ts'
import { setOrder } from './orders.ts'
import type { Caller } from './store.ts'

export const later = (hours: number) => Date.now() + hours * HOUR_MS

export const appointment = (hours: number) => ({
	at: new Date(later(hours)).toISOString(),
	minutes: 60,
})

export async function accepted(
	{ as }: Callers,
	installer?: Caller,
	products?: Record<string, number>,
) {
	const buyer = await as('Buyer')
	const its = installer ?? (await as('Installer'))
	const { body, status } = await buyer.post('/api/orders', order(products), once())
	if (status !== 201) throw new Error(`No order to accept: ${JSON.stringify(body)}`)
	await its.post(`/api/orders/${body.id}/accept`)
	const path = `/api/orders/${body.id}`
	return { id: body.id as string, key: body.trackingKey as string, path, buyer, installer: its }
}

export async function scheduled(callers: Callers, installer?: Caller) {
	const job = await accepted(callers, installer)
	await job.installer.put(`${job.path}/appointment`, { ...appointment(48), anyway: true })
	await job.installer.post(`${job.path}/appointment/confirm`)
	return job
}

export const tick = (job: { path: string; installer: Caller }, step: string, done = true) =>
	job.installer.patch(`${job.path}/checklist/${step}`, { done })

export async function photo() {
	const bytes = await sharp({
		create: { width: 60, height: 40, channels: 3, background: '#f80' },
	})
		.png()
		.toBuffer()
	const form = new FormData()
	form.append('image', new File([bytes as BlobPart], 'roof.png'))
	return form
}

/** An order of one product that its installer has finished. */
export async function finished(
	callers: Callers & { store: Pick<OpenStore, 'db'> },
	{ productId = 'solar-panel-250w', installer }: { productId?: string; installer?: Caller } = {},
) {
	const job = await accepted(callers, installer, { [productId]: 1 })
	await setOrder(callers.store, job.id, { status: 'installed' })
	return job
}

/** Reviews an order, its installer unless a product is named. */
export const review = (caller: Caller, id: string, more: object = {}) =>
	caller.put(`/api/orders/${id}/reviews`, { stars: 4, text: 'Works as promised.', ...more })
