import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { OrderId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import { once, order } from '../../../test/builders.ts'
import { idOf } from '../../../test/callers.ts'
import { explain, listen } from '../../../test/databases/explain.ts'
import { setOrder } from '../../../test/orders.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import { ORDER_WORK, type OrderWork } from './worklist-schema.ts'

const PANEL = 'solar-panel-250w'
const NOW = Date.now()

const NOTHING = {
	...Object.fromEntries(ORDER_WORK.map((kind) => [kind, 0])),
	...{ 'payment-late': 0, 'enquiry-overdue': 0, 'feedback-pending': 0, 'month-unbalanced': 0 },
	...{ 'product-without-hsn': 0, 'undertaking-ending': 0 },
}

const counts = async (admin: Caller) => (await admin.get('/api/worklist')).body
const ordersOf = async (admin: Caller, kind: OrderWork) => {
	const { body, headers } = await admin.get(`/api/worklist/orders?kind=${kind}`)
	const ids = body.map(({ id }: { id: string }) => id)
	expect(headers.get('x-total-count')).toBe(String(ids.length))
	return ids
}

/** An order of four panels for delivery, which is done with unless `fields` says otherwise. */
async function placed({ store, as }: TestStore, fields: Parameters<typeof setOrder>[2] = {}) {
	await deliverForNothing(store)
	const price = store.catalogue.anyById(PANEL)?.price ?? 0
	const wanted = { fulfilment: 'delivery', expectedTotal: 4 * price, payment: 'transfer' }
	const buyer = await as('Buyer')
	const { status, body } = await buyer.post(
		'/api/orders',
		{ ...order({ [PANEL]: 4 }), ...wanted },
		once(),
	)
	expect(status).toBe(201)
	const done = { status: 'delivered', money_state: 'paid', released_at: NOW } as const
	await setOrder(store, body.id, { ...done, ...fields })
	return body.id as OrderId
}

describeOnAllEngines('what waits for an admin', (open) => {
	it('is nothing in a new shop, and admins alone read it', async () => {
		const { as, visitor } = await open({ mode: 'live', sampleData: true })
		expect(await counts(await as('Admin'))).toEqual(NOTHING)
		for (const path of ['/api/worklist', '/api/worklist/orders?kind=to-send']) {
			expect((await visitor().get(path)).status).toBe(401)
			expect((await (await as('Buyer')).get(path)).status).toBe(403)
		}
		const wrong = await (await as('Admin')).get('/api/worklist/orders?kind=everything')
		expect(wrong.status).toBe(422)
	})

	it('are parcels not sent, or in part, until all pieces are', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const admin = await opened.as('Admin')
		const id = await placed(opened, { status: 'pending', payment_way: 'cod' })
		await placed(opened)
		const send = async (quantity: number) => {
			const parcel = { carrier: 'Blue Dart', lines: [{ line: 1, quantity }] }
			expect((await admin.post(`/api/orders/${id}/dispatches`, parcel)).status).toBe(201)
		}
		expect(await ordersOf(admin, 'to-send')).toEqual([id])
		await send(1)
		expect(await ordersOf(admin, 'to-send')).toEqual([id])
		expect(await counts(admin)).toEqual({ ...NOTHING, 'to-send': 1 })
		await send(3)
		expect(await counts(admin)).toEqual(NOTHING)
	})

	it('are buyers who wait for an answer or their money, each once', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { db } = opened.store
		const admin = await opened.as('Admin')
		const [cancelled, sentBack, onTheWay, owed] = [
			await placed(opened),
			await placed(opened),
			await placed(opened),
			await placed(opened, { owed_paise: 1_00 as Paise }),
		]
		const asked = { reason: 'Bought twice', answer: null, answered_by: null, asked_at: NOW }
		await db
			.insertInto('cancel_requests')
			.values({ ...asked, order_id: cancelled, n: 1, state: 'asked', answered_at: null })
			.execute()
		const goods = {
			...asked,
			cause: null,
			refund_paise: null,
			answered_at: null,
			received_at: null,
		}
		await db
			.insertInto('returns')
			.values([
				{ ...goods, order_id: sentBack, n: 1, state: 'refused' },
				{ ...goods, order_id: sentBack, n: 2, state: 'asked' },
				{ ...goods, order_id: onTheWay, n: 1, state: 'agreed' },
			])
			.execute()
		expect(await ordersOf(admin, 'cancellation-asked')).toEqual([cancelled])
		expect(await ordersOf(admin, 'return-asked')).toEqual([sentBack])
		expect(await ordersOf(admin, 'return-awaited')).toEqual([onTheWay])
		expect(await ordersOf(admin, 'refund-owed')).toEqual([owed])
		const each = { 'cancellation-asked': 1, 'return-asked': 1, 'return-awaited': 1 }
		expect(await counts(admin)).toEqual({ ...NOTHING, ...each, 'refund-owed': 1 })
	})

	it('are jobs that nobody does: of none, of a suspended installer, or past their day', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store, as } = opened
		const admin = await as('Admin')
		const installer = await idOf(await as('Installer'))
		const job = {
			fulfilment: 'installation',
			status: 'scheduled',
			installer_id: installer,
		} as const
		const [waiting, past, ahead] = [
			await placed(opened, { fulfilment: 'installation', status: 'pending', installer_id: null }),
			await placed(opened, job),
			await placed(opened, job),
		]
		const visit = (id: OrderId, at: number) => ({
			...{ order_id: id, installer_id: installer, created_at: NOW, updated_at: NOW },
			...{ appointment_at: at, appointment_minutes: 60, appointment_state: 'confirmed' as const },
			...{ appointment_preference: null, customer_name: null, completed_at: null },
		})
		await store.db
			.insertInto('installations')
			.values([visit(past, NOW - 86_400_000), visit(ahead, NOW + 86_400_000)])
			.execute()
		expect(await counts(admin)).toEqual({ ...NOTHING, unassigned: 1, 'visit-past': 1 })
		expect(await ordersOf(admin, 'unassigned')).toEqual([waiting])
		expect(await ordersOf(admin, 'visit-past')).toEqual([past])
		await store.db
			.updateTable('users')
			.set({ suspended_at: NOW })
			.where('id', '=', installer)
			.execute()
		expect(await ordersOf(admin, 'suspended-installer')).toEqual([past, ahead])
	})

	it('are enquiries past their promised day, and feedback not looked at', async () => {
		const { store, as, visitor } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		const feedback = {
			name: 'Ravi',
			email: 'ravi@example.com',
			subject: 'Thanks',
			message: 'Well done.',
		}
		expect((await visitor().post('/api/feedback', feedback)).status).toBe(201)
		expect(await counts(admin)).toEqual({ ...NOTHING, 'feedback-pending': 1 })
		await store.db.updateTable('feedback').set({ status: 'Resolved' }).execute()
		expect(await counts(admin)).toEqual(NOTHING)
	})
})

describeOnAllEngines('parcels to send', (open) => {
	it('are counted by an index, without a look at those sent whole', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const admin = await opened.as('Admin')
		const kind = sql`case n % 3 when 0 then 'dispatched' when 1 then 'delivered' else 'cancelled' end,
			case n % 2 when 0 then 'delivery' else 'installation' end,`
		await sql`insert into orders (
			id, user_id, status, fulfilment, full_name, contact_number, email, street, city, zip_code, zip_prefix, country,
			total_paise, tax_paise, tracking_key, idempotency_scope, idempotency_key, request_hash, created_at, updated_at
		) with recursive n (n) as (select 1 union all select n + 1 from n where n < 4000)
		select
			'SB-' || n, null, ${kind} 'Asha ' || n, '98200', null, '1 Road', 'Pune', '411038', '411', 'India',
			100, 5, 'key ' || n, 'nobody', 'plan ' || n, '', n, n
		from n`.execute(opened.store.db)
		await sql`analyze`.execute(opened.store.db)
		const sent = listen()
		expect((await counts(admin))['to-send']).toBe(0)
		const [asked] = sent.filter((statement) => statement.sql.includes('part_sent = 1'))
		if (!asked) throw new Error('not asked')
		expect(await explain(opened, asked)).toContain('orders_sent_in_part')
	})
})
