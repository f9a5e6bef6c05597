import { expect, it } from 'vitest'
import { type Day, dayAt, daysAfter } from '../../../shared/calendar.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import { once, order } from '../../../test/builders.ts'
import { setOrder } from '../../../test/orders.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import type { ClaimState } from '../../claims/rules.ts'
import { dueOn } from '../internal/requests/due-rules.ts'

const PANEL = 'solar-panel-250w'
const NOW = Date.now()

async function placed({ store, as }: TestStore, name = 'Asha Rao') {
	await deliverForNothing(store)
	const price = store.catalogue.anyById(PANEL)?.price ?? 0
	const sent = { fulfilment: 'delivery', expectedTotal: price, payment: 'transfer' }
	const wanted = order({ [PANEL]: 1 })
	const { status, body } = await (await as('Buyer')).post(
		'/api/orders',
		{ ...wanted, shipping: { ...wanted.shipping, fullName: name }, ...sent },
		once(),
	)
	expect(status).toBe(201)
	await setOrder(store, body.id, { status: 'delivered', released_at: NOW })
	return body.id as OrderId
}

const UNANSWERED = { answer: null, answered_by: null, answered_at: null }

const returned = (id: OrderId, n: number, fields: object) => ({
	...{ order_id: id, n, cause: null, reason: 'Cracked', refund_paise: null, received_at: null },
	...{ state: 'asked' as const, asked_at: NOW, ...UNANSWERED, ...fields },
})

const cancelled = (id: OrderId, n: number, fields: object) => ({
	...{ order_id: id, n, reason: 'Bought twice', state: 'asked' as const, asked_at: NOW },
	...{ ...UNANSWERED, ...fields },
})

const changed = (id: OrderId, n: number, fields: object) => ({
	...{ order_id: id, n, reason: 'The roof is smaller', state: 'proposed' as const, hash: 'h' },
	...{ before: '{}', after: '{}', total_before_paise: 100 as never, total_after_paise: 1 as never },
	...{ proposed_by: null, proposed_by_name: 'Meera', answered_by_name: null, answer_note: null },
	...{ created_at: NOW, answered_at: null, ...fields },
})

const seen = async (admin: Caller, path: string) => {
	const { status, body, headers } = await admin.get(`/api/${path}`)
	expect(status).toBe(200)
	return {
		rows: body.map(({ orderId, n, kind, state, isOverdue }: Record<string, unknown>) =>
			[orderId, n, kind, state, isOverdue].join(' '),
		),
		total: Number(headers.get('x-total-count')),
	}
}

it('an answer is due by the days of its kind, and goods by the day that was set', () => {
	const asked = { askedAt: Date.parse('2026-11-20T20:00:00Z'), lastDay: '2026-12-24' as Day }
	expect(dueOn({ kind: 'return', state: 'asked', ...asked })).toBe('2026-11-23')
	expect(dueOn({ kind: 'cancellation', state: 'asked', ...asked })).toBe('2026-11-23')
	expect(dueOn({ kind: 'change', state: 'asked', ...asked })).toBe('2026-11-28')
	expect(dueOn({ kind: 'return', state: 'agreed', ...asked })).toBe('2026-12-24')
	expect(dueOn({ kind: 'return', state: 'received', ...asked })).toBeNull()
})

describeOnAllEngines('the lists of requests', (open) => {
	it('have returns by state, those that wait first, and say which are overdue', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const admin = await opened.as('Admin')
		const [one, other] = [await placed(opened), await placed(opened, 'Kiran Nair')]
		const today = dayAt(NOW)
		await opened.store.db
			.insertInto('returns')
			.values([
				returned(one, 1, { state: 'refused', asked_at: NOW - 9 * DAY_MS, answered_at: NOW }),
				returned(one, 2, { asked_at: NOW - DAY_MS }),
				returned(other, 1, { asked_at: NOW - 4 * DAY_MS }),
				returned(other, 2, { state: 'agreed', send_until: daysAfter(today, -1) }),
				returned(other, 3, { state: 'agreed', asked_at: NOW + 1, collected_on: today }),
				returned(other, 4, { state: 'received', asked_at: NOW - 8 * DAY_MS }),
			])
			.execute()
		expect(await seen(admin, 'returns')).toEqual({
			rows: [
				`${other} 1 return asked true`,
				`${one} 2 return asked false`,
				`${other} 2 return agreed true`,
				`${other} 3 return agreed false`,
				`${other} 4 return received false`,
				`${one} 1 return refused false`,
			],
			total: 6,
		})
		const { rows, total } = await seen(admin, 'returns?due=overdue&limit=1&offset=1')
		expect([rows, total]).toEqual([[`${other} 2 return agreed true`], 2])
		expect((await seen(admin, 'returns?state=asked&q=kiran')).rows).toHaveLength(1)
		expect((await admin.get('/api/return-counts')).body).toEqual({
			...{ all: 6, overdue: 2, asked: 2, agreed: 2, received: 1, refused: 1 },
		})
		expect((await seen(admin, 'order-requests')).total).toBe(0)
	})

	it('have requests to cancel and changes together, or one kind alone', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const admin = await opened.as('Admin')
		const [one, other] = [await placed(opened), await placed(opened)]
		const { db } = opened.store
		await db
			.insertInto('cancel_requests')
			.values([
				cancelled(one, 1, { asked_at: NOW - 5 * DAY_MS }),
				cancelled(other, 1, { state: 'granted', asked_at: NOW - 30 * DAY_MS }),
			])
			.execute()
		await db
			.insertInto('order_changes')
			.values([
				changed(other, 1, { state: 'accepted', created_at: NOW - 20 * DAY_MS }),
				changed(other, 2, { created_at: NOW - 6 * DAY_MS }),
			])
			.execute()
		expect((await seen(admin, 'order-requests')).rows).toEqual([
			`${other} 2 change asked false`,
			`${one} 1 cancellation asked true`,
			`${other} 1 change granted false`,
			`${other} 1 cancellation granted false`,
		])
		expect((await seen(admin, 'order-requests?kind=change&state=asked')).total).toBe(1)
		expect((await admin.get('/api/order-request-counts?kind=cancellation')).body).toEqual({
			...{ all: 2, overdue: 1, asked: 1, granted: 1 },
		})
		expect((await admin.get('/api/order-requests?state=received')).status).toBe(422)
	})

	it('have warranty claims: open ones are due in two days, those with the maker in thirty', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const admin = await opened.as('Admin')
		const id = await placed(opened)
		const claim = (n: number, state: ClaimState, daysAgo: number) => ({
			...{ order_id: id, n, product_id: PANEL as ProductId, serial: `SN-${n}`, state },
			...{ reason: 'No output', opened_at: NOW - daysAgo * DAY_MS },
			closed_at: state === 'repaired' ? NOW : null,
		})
		await opened.store.db
			.insertInto('warranty_claims')
			.values([
				...[claim(1, 'claimed', 1), claim(2, 'claimed', 4), claim(3, 'with-maker', 12)],
				...[claim(4, 'with-maker', 40), claim(5, 'repaired', 90)],
			])
			.execute()
		expect((await seen(admin, 'claims')).rows).toEqual([
			`${id} 4 claim with-maker true`,
			`${id} 3 claim with-maker false`,
			`${id} 2 claim claimed true`,
			`${id} 1 claim claimed false`,
			`${id} 5 claim repaired false`,
		])
		expect((await seen(admin, 'claims?state=with-maker&due=overdue')).total).toBe(1)
		expect((await admin.get('/api/claim-counts')).body).toEqual({
			...{ all: 5, overdue: 2, claimed: 2, 'with-maker': 2, repaired: 1 },
		})
		expect((await admin.get('/api/worklist')).body).toMatchObject({
			...{ 'claim-waiting': 1, 'claim-late': 1 },
		})
		expect((await seen(admin, 'returns')).total).toBe(0)
	})

	it('are for admins alone', async () => {
		const { as, visitor } = await open({ mode: 'live', sampleData: true })
		for (const path of [
			'/api/returns',
			'/api/order-requests',
			'/api/return-counts',
			'/api/claims',
		]) {
			expect((await visitor().get(path)).status).toBe(401)
			expect((await (await as('Installer')).get(path)).status).toBe(403)
		}
	})
})
