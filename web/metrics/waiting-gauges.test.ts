import { expect, it } from 'vitest'
import type { RefundState } from '../../domain/payments/schema.ts'
import type { OrderId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import { once, order } from '../../test/builders.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { openMetrics } from './metrics.ts'
import { stateOf } from './shop-gauges.ts'

/** What waits, by its count and the age of its oldest. */
const WAITING = {
	mails: ['solbazaar_mails_waiting', 'solbazaar_mail_delay_seconds'],
	events: ['solbazaar_events_waiting', 'solbazaar_event_delay_seconds'],
	held: ['solbazaar_payments_held', 'solbazaar_payment_held_seconds'],
	refunds: ['solbazaar_refunds_open', 'solbazaar_refund_delay_seconds'],
} as const

async function figuresOf(store: TestStore['store']) {
	const metrics = openMetrics()
	metrics.watch(() => stateOf(store))
	const text = await metrics.text()
	const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
	return Object.fromEntries(
		Object.entries(WAITING).map(([kind, names]) => [kind, names.map(figure)]),
	)
}

const NONE = { mails: [0, 0], events: [0, 0], held: [0, 0], refunds: [0, 0] }
const amount_paise = 100_00 as Paise

describeOnAllEngines('what waits in a shop', (open) => {
	/** A store with an order and nothing waiting; its clock stands still. */
	async function quiet() {
		const { store, as } = await open({ mode: 'demo' })
		const placed = await (await as('Buyer')).post('/api/orders', order(), once())
		const order_id = placed.body.id as OrderId
		const { db } = store
		await db.updateTable('mails').set({ state: 'sent' }).execute()
		await db.deleteFrom('notifications').execute()
		const at = store.now()
		store.now = () => at
		expect(await figuresOf(store)).toEqual(NONE)
		return { store, order_id, ago: (seconds: number) => at - seconds * 1000 }
	}

	it('is mails that are not sent', async () => {
		const { store, ago } = await quiet()
		const mail = (id: string, state: 'waiting' | 'sent' | 'failed' | 'kept', seconds: number) => ({
			...{ id, event: id, message_id: id, state, created_at: ago(seconds) },
			...{
				template: 'order-placed' as never,
				recipient: 'asha@example.com',
				recipient_name: 'Asha',
			},
			...{ account_id: null, data: null, secret: null, error: null, sent_at: null },
		})
		const rows = [mail('a', 'waiting', 90), mail('b', 'waiting', 3700), mail('c', 'sent', 9000)]
		const over = [mail('d', 'failed', 9000), mail('e', 'kept', 9000)]
		await store.db
			.insertInto('mails')
			.values([...rows, ...over])
			.execute()
		expect(await figuresOf(store)).toEqual({ ...NONE, mails: [2, 3700] })
	})

	it('is notifications that no screen was told of', async () => {
		const { store, ago } = await quiet()
		const notification = (id: string, event_sequence: number | null, seconds: number) => ({
			...{ id, event_sequence, created_at: ago(seconds), for_role: 'Admin' as const },
			...{ for_user_id: null, code: null, params: null, text: 'A text', type: 'info' as const },
			...{ link: null, order_id: null, quiet: 0 },
		})
		await store.db
			.insertInto('notifications')
			.values([
				notification('a', null, 45),
				notification('b', null, 5),
				notification('c', 1_000_000, 9000),
			])
			.execute()
		expect(await figuresOf(store)).toEqual({ ...NONE, events: [2, 45] })
	})

	it('is money that nobody has decided on, or that has not come back', async () => {
		const { store, order_id, ago } = await quiet()
		const { db } = store
		const times = { created_at: ago(9000), updated_at: ago(9000), captured_at: ago(9000) }
		await db
			.insertInto('payments')
			.values({
				...{ id: 'p', order_id, schedule_n: 1, provider: 'razorpay', state: 'captured' },
				...{ provider_order: null, provider_ref: null, failure: null, recorded_by: null },
				...{ amount_paise, ...times },
			})
			.execute()
		const held = (ref: string, decision: 'taken' | null, seconds: number) => ({
			...{ provider: 'razorpay' as const, ref, payment_id: 'p', order_id, currency: 'INR' },
			...{ amount_paise, asked_paise: amount_paise, fee_paise: null, fee_tax_paise: null },
			...{ has_offer: 0, captured_at: ago(seconds), held_at: ago(seconds), decision },
		})
		await db
			.insertInto('held_payments')
			.values([held('a', null, 90_000), held('b', null, 60), held('c', 'taken', 100_000)])
			.execute()
		const refund = (state: RefundState, seconds: number) => ({
			...{ id: `r ${state}`, key: state, payment_id: 'p', order_id, amount_paise, state },
			...{ provider_ref: null, reason: 'A reason', failure: null, created_by: null },
			...{ created_at: ago(seconds), updated_at: ago(seconds), done_at: null },
		})
		// One that failed is over: its amount is owed again, and goes back by another.
		const over = [refund('done', 900_000), refund('failed', 900_000)]
		await db
			.insertInto('refunds')
			.values([refund('requested', 300_000), refund('sent', 60), ...over])
			.execute()
		expect(await figuresOf(store)).toEqual({ ...NONE, held: [2, 90_000], refunds: [2, 300_000] })
	})
})
