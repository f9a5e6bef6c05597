import { expect } from 'vitest'
import { applyReportedRefund } from '../../domain/settlement/refund-job.ts'
import { dayAfter, dayAt, monthSpan, startOfDay } from '../../shared/calendar.ts'
import type { OrderId } from '../../shared/ids.ts'
import { contact, installationOf, itemsOf, once, shipping } from '../builders.ts'
import { type Caller, idOf } from '../callers.ts'
import { movableClock } from '../clock.ts'
import { receive } from '../money.ts'
import { rowsOf, setOrder } from '../orders.ts'
import { deliverForNothing } from '../shop-settings.ts'
import { stockUp } from '../stock.ts'
import type { Open } from '../store.ts'
import { moneyOf, register, SHOP_GSTIN } from './billing-documents.ts'
import { disputesOf } from './drawn-disputes.ts'

const PANEL = 'solar-panel-250w'
const PRICE = 6490
/** So many days a payment may be entered after it came. */
const LATE_DAYS = 45
const DAY_MS = 86_400_000
const HALF_A_MINUTE_MS = 30_000

const SEZ_UNIT = {
	...{ name: 'Hinjawadi Exports Ltd', gstin: '27AADCH1476P1Z3', sez: true },
	...{ street: 'Phase 3', city: 'Pune', zipCode: '411057' },
}

/** Letters of undertaking for as long as orders live. */
const LETTERS = [-1, 0, 1, 2, 3, 4]
	.map((years) => new Date().getUTCFullYear() + years)
	.map((year) => `${year}-${(year + 1) % 100} AD27${year}`)
	.join('\n')

/** What may happen to an order on a day; `share` of what there is, per cent. */
export interface Happening {
	what: 'pay' | 'pay-late' | 'supply' | 'cancel' | 'refund' | 'return' | 'send' | 'lose' | 'win'
	share: number
}

/** An order and what a property draws for it. */
export interface DrawnOrder {
	way: 'transfer' | 'cod' | 'installed'
	panels: number
	state: 'Pune' | 'Gurugram'
	/** To a unit in a Special Economic Zone. */
	toSez?: boolean
	/** And that under a letter of undertaking, without tax. */
	withoutTax?: boolean
	happenings: readonly Happening[]
}

const PLACES = {
	Pune: { city: 'Pune', zipCode: '411038' },
	Gurugram: { city: 'Gurugram', zipCode: '122001' },
}

/** A live shop with orders to which the drawn events happen, while months pass. */
export async function shopOfDrawnOrders(open: Open) {
	const { store, as, visitor } = await open({ mode: 'live', sampleData: true })
	const forward = movableClock(store)
	const { db } = store
	await register(store)
	await deliverForNothing(store)
	await stockUp(store, [PANEL])
	const [admin, installer] = [await as('Admin'), await as('Installer')]
	const installer_id = (await idOf(installer)) as never
	const money = moneyOf(store)
	const disputes = disputesOf(store)

	async function place(drawn: DrawnOrder, network: number) {
		const { way, panels, state, toSez } = drawn
		const isUntaxed = toSez === true && drawn.withoutTax === true
		await register(store, SHOP_GSTIN, isUntaxed ? LETTERS : '')
		const caller = visitor(`10.${network >> 8}.${network & 255}.1`)
		const isInstalled = way === 'installed'
		const listed = panels * (PRICE + (isInstalled ? installationOf(250) : 0))
		const fulfilment = isInstalled ? 'installation' : 'delivery'
		const total = isUntaxed ? await untaxedTotal(caller, { panels, state, fulfilment }) : listed
		const placed = await caller.post(
			'/api/orders',
			{
				items: itemsOf({ [PANEL]: panels }),
				shipping: shipping({ ...PLACES[state], email: `buyer-${network}@example.com` }),
				...(toSez && { billing: SEZ_UNIT }),
				fulfilment,
				payment: way === 'cod' ? 'cod' : 'transfer',
				expectedTotal: total,
			},
			once(),
		)
		if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
		await register(store, SHOP_GSTIN, LETTERS)
		const id = placed.body.id as OrderId
		const isOnline = drawn.happenings.some(({ what }) => what === 'lose')
		const key = placed.body.trackingKey as string
		return { id, path: `/api/orders/${id}`, key, caller, isOnline }
	}

	async function untaxedTotal(
		caller: Caller,
		{ panels, state, fulfilment }: Pick<DrawnOrder, 'panels' | 'state'> & { fulfilment: string },
	): Promise<number> {
		const { body } = await caller.post('/api/checkout/quote', {
			...{ items: itemsOf({ [PANEL]: panels }), fulfilment, address: PLACES[state] },
			billing: { gstin: SEZ_UNIT.gstin, sez: true },
		})
		expect(body).toMatchObject({ isTaxed: false })
		return body.total
	}

	type Placed = Awaited<ReturnType<typeof place>>

	const rowOf = (id: OrderId) =>
		db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

	/** Rupees of paise, by a share of at least one paisa. */
	const part = (whole: number, share: number) =>
		Math.max(1, Math.floor((whole * share) / 100)) / 100

	async function leftOf({ path }: Placed) {
		const { body } = await admin.get(`${path}/dispatches`)
		return body.left as { line: number; quantity: number }[]
	}

	async function supply(placed: Placed, share: number): Promise<void> {
		const order = await rowOf(placed.id)
		if (order.fulfilment === 'installation') {
			if (order.status !== 'pending' && order.status !== 'accepted') return
			const at = store.now()
			await setOrder(store, placed.id, { status: 'installed', installer_id })
			await db
				.insertInto('installations')
				.values({
					...{ order_id: placed.id, installer_id, created_at: at, updated_at: at },
					...{ appointment_at: at, appointment_minutes: 60, appointment_state: 'confirmed' },
					...{ appointment_preference: null, customer_name: 'Asha', completed_at: at },
				})
				.execute()
			return money.supply({ orderId: placed.id })
		}
		const [left] = await leftOf(placed)
		if (!left) return
		const quantity = Math.max(1, Math.floor((left.quantity * share) / 100))
		await admin.post(`${placed.path}/dispatches`, {
			carrier: 'Blue Dart',
			lines: [{ line: left.line, quantity }],
		})
	}

	/** As its buyer asks, once somebody has taken it on; before that by the buyer. */
	async function cancel({ path, key, caller, id }: Placed, share: number) {
		const asked = { reason: 'Moved', ...contact }
		const { status, fulfilment } = await rowOf(id)
		if (status === 'pending' && fulfilment === 'installation')
			await setOrder(store, id, { status: 'accepted', installer_id })
		const made = await caller.post(`${path}/cancel-request?key=${key}`, asked)
		if (made.status !== 201) {
			await caller.post(`${path}/cancel?key=${key}`, contact)
			return
		}
		const { body } = await admin.get(`${path}/cancel-request`)
		const refund = Math.floor(body.paid * share) / 100
		const granted = await admin.post(`${path}/cancel-request/grant`, {
			refund,
			answer: 'As agreed',
		})
		expect([id, granted.status]).toEqual([id, 200])
	}

	async function returnGoods({ path }: Placed, share: number) {
		const { body } = await admin.get(`${path}/returns`)
		const [left] = body.left as { line: number; quantity: number }[]
		if (!left) return
		const quantity = Math.max(1, Math.floor((left.quantity * share) / 100))
		const lines = [{ line: left.line, quantity }]
		const asked = await admin.post(`${path}/returns`, { lines, reason: 'Scratched' })
		expect(asked.status).toBe(201)
		const n = Math.max(...asked.body.returns.map((each: { n: number }) => each.n))
		const conditions = [{ line: left.line, condition: 'scrap' }]
		const received = await admin.post(`${path}/returns/${n}/receive`, { lines: conditions })
		expect(received.status).toBe(200)
	}

	async function sendRefunds({ id, isOnline }: Placed) {
		for (const refund of await rowsOf(store, 'refunds', id))
			if (refund.state === 'requested' && isOnline)
				await applyReportedRefund(store, refund, { state: 'done', ref: `rfnd_${refund.id}` })
			else if (refund.state === 'requested')
				await admin.post(`/api/refunds/${refund.id}/sent`, { reference: `RFD ${refund.id}` })
	}

	const daysBefore = (days: number) => dayAt(store.now() - days * DAY_MS)

	/** As an admin enters it, who may do so days after it came. */
	async function pay({ id, isOnline }: Placed, share: number, date: string): Promise<void> {
		const { total_paise: total, payment_way: way, created_at: at } = await rowOf(id)
		const amount = share > 40 ? total / 100 : part(total, share)
		const ordered = dayAt(at)
		await receive(admin, id, {
			...{ key: once()['idempotency-key'], amount, date: date < ordered ? ordered : date },
			...{ way: way ?? 'transfer', confirmOverpaid: true },
		})
		if (isOnline) await disputes.payOnline(id)
	}

	/** Closes all months but the last that is over, as far as they are not. */
	async function closeMonths() {
		const { body } = await admin.get('/api/months')
		const open = body.months.filter(({ state }: { state: string }) => state === 'open').toReversed()
		for (const { month } of open.slice(0, -1)) {
			const closed = await admin.post(`/api/months/${month}/close`, {})
			expect([month, closed.status]).toEqual([month, 200])
		}
	}

	/** The closed months that would be others today. */
	async function changedMonths(): Promise<string[]> {
		const { body } = await admin.get('/api/months')
		const changed: string[] = []
		for (const { month, closed } of body.months) {
			if (!closed) continue
			const { body: differences } = await admin.get(`/api/months/${month}/differences`)
			if (differences.files.length > 0) changed.push(month)
		}
		return changed
	}

	/** Applies a drawn event, where the shop does not refuse it. */
	async function happen(placed: Placed, { what, share }: Happening): Promise<void> {
		const { total_paise: total } = await rowOf(placed.id)
		switch (what) {
			case 'pay-late':
				await pay(placed, share, daysBefore(LATE_DAYS))
				return
			case 'pay':
				await pay(placed, share, daysBefore(0))
				return
			case 'supply':
				return supply(placed, share)
			case 'cancel':
				return cancel(placed, share)
			case 'refund': {
				const amount = part(total, share / 4)
				await admin.post(`${placed.path}/refunds`, { amount, reason: 'A dent' }, once())
				return
			}
			case 'return':
				return returnGoods(placed, share)
			case 'send':
				return sendRefunds(placed)
			case 'lose':
				return disputes.report(placed.id, 'lost', share)
			case 'win':
				return disputes.report(placed.id, 'won', share)
		}
	}

	return {
		...{ store, admin, money, place, happen, closeMonths, changedMonths },
		chargebacks: disputes.count,
		passDays: (days: number) => forward(days * DAY_MS),
		/** On to half a minute before the day ends, or the month. */
		toTheEndOf: (span: 'day' | 'month') => {
			const today = dayAt(store.now())
			const ends =
				span === 'day' ? startOfDay(dayAfter(today)) : monthSpan(today.slice(0, 7)).before
			forward(ends - HALF_A_MINUTE_MS - store.now())
		},
		passMidnight: () => forward(2 * HALF_A_MINUTE_MS),
		/** How many documents came too late for a closed month. */
		lateDocuments: async () => {
			const found = db.selectFrom('documents').select('id').where('happened_at', 'is not', null)
			return (await found.execute()).length
		},
		/** How many cancelled orders have an invoice of their cancellation fee. */
		cancellationFeeInvoices: async () => {
			const like = '%"ofCancelled":true%'
			const found = db.selectFrom('documents').select('id').where('snapshot', 'like', like)
			return (await found.execute()).length
		},
		balance: async () => (await admin.get('/api/reports/balance')).body.months,
	}
}
