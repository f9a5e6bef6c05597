import { Console } from 'node:console'
import { expect, it } from 'vitest'
import { contact, once, order, shipping } from '../../../test/builders.ts'
import { type OnlineServer, onlineServer, PLENTY } from '../../../test/payments/online-server.ts'
import { AMOUNT, PANEL, PRICE } from '../../../test/payments/online-shop.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import type { Fault } from '../../../tools/simulators/razorpay/http/faults.ts'

/** How often the store is killed in the middle of a payment or a refund; `npm run soak` asks for a hundred. */
const ROUNDS = Number(process.env.SOAK_PAYMENTS ?? 2)

/** Late money comes when its order has expired and its goods are back: it takes them again, or goes back itself. */
type At = 'open' | 'return' | 'paid' | 'refund' | 'late' | 'late and sold out'

/**
 * The store's work at the moment it is killed: the call of Razorpay that hangs meanwhile, done before or not at all.
 */
const STEPS: { name: string; at: At; fault: Fault | null }[] = [
	{ name: 'opening, not done', at: 'open', fault: 'hangs' },
	{ name: 'refund, done', at: 'refund', fault: 'done, then hangs' },
	{ name: 'late money, asking', at: 'late', fault: 'hangs' },
	{ name: 'late money for what is sold out, asking', at: 'late and sold out', fault: 'hangs' },
	{ name: 'late money, webhooks on their way', at: 'late', fault: null },
	{ name: 'opening, done', at: 'open', fault: 'done, then hangs' },
	{ name: 'return, asking', at: 'return', fault: 'hangs' },
	{ name: 'webhooks on their way', at: 'paid', fault: null },
	{ name: 'refund, not done', at: 'refund', fault: 'hangs' },
]

/** The fault of one call in ten besides: it is dropped or refused, before or after its work. */
const CHANCE = {
	probability: 0.1,
	faults: ['cut', 'done, then cut', '503', 'done, then 500'] as Fault[],
}

describeOnAllEngines('a store that is killed in the middle of paying', (open) => {
	it(
		`loses no payment and refunds none twice: ${ROUNDS} times`,
		async () => {
			const server = await onlineServer(open)
			const table: object[] = []
			// Each database begins with other steps, so that few rounds show more of them.
			const first = server.isOnPostgres ? ROUNDS : 0
			for (let round = first; round < first + ROUNDS; round++) {
				const step = STEPS[round % STEPS.length]
				if (!step) throw new Error('there is no step')
				const started = performance.now()
				const isRefunded = step.at === 'refund' || round % 3 === 0
				const order = await roundOf(server, round, step, isRefunded)
				const seconds = ((performance.now() - started) / 1000).toFixed(1)
				table.push({ round, killed: step.name, order: order.state, seconds })
			}
			const { atProvider, ledger, orders } = await server.sums()
			expect(ledger).toEqual(atProvider)
			expect(atProvider.captured).toBe(ROUNDS * AMOUNT)
			for (const { id, status, money, paid, refunded, refunds } of orders) {
				const isCancelled = status === 'cancelled'
				expect(money, id).toBe(isCancelled ? 'refunded' : 'paid')
				expect([paid, refunded, refunds], id).toEqual([
					AMOUNT,
					isCancelled ? AMOUNT : 0,
					isCancelled ? 1 : 0,
				])
			}
			if (ROUNDS > STEPS.length) {
				new Console(process.stdout).table(table)
				new Console(process.stdout).table([{ kills: ROUNDS, ...atProvider, orders: orders.length }])
			}
		},
		60_000 + ROUNDS * 60_000,
	)
})

type Step = (typeof STEPS)[number]

/** One order that is paid, and refunded where that is asked for, with the store killed at one step. */
async function roundOf(server: OnlineServer, round: number, step: Step, isRefunded: boolean) {
	const { control } = server
	control.faults.none()
	control.webhooks.inManner({
		send: round % 4 !== 3,
		copies: 1 + (round % 2),
		order: round % 2 ? 'reversed' : 'shuffled',
		delayMs: round % 5 === 4 ? 300 : 0,
	})
	const hanging = async (act: () => Promise<unknown>) => {
		if (step.fault) control.faults.next(step.fault)
		const before = control.faults.befallen()
		const acting = act().catch(() => null)
		if (step.fault)
			await expect
				.poll(() => control.faults.befallen(), { timeout: 20_000, interval: 5 })
				.toBeGreaterThan(before)
		await server.restart()
		await acting
		control.faults.random({ ...CHANCE, seed: round })
	}
	const key = once()
	const place = () => server.post('/api/orders', NEW_ORDER, key)
	if (step.at === 'open') await hanging(place)
	// A client without an answer sends the same again.
	const placed = (await place()).body
	const path = `/api/orders/${placed.id}`
	const query = `?key=${placed.trackingKey}`
	const begin = () => server.post(`${path}/payments/online${query}`)
	const begun = await server.until(begin, ({ status }) => status === 200)
	const isLate = step.at === 'late' || step.at === 'late and sold out'
	const order = () => server.get(`${path}${query}`)
	if (isLate) {
		await server.expire(placed.id)
		await server.until(order, ({ body }) => body.status === 'cancelled')
	}
	if (step.at === 'late and sold out') await server.stock(0)
	const { fields } = control.pay(begun.body.form.fields.order_id)
	const back = () => server.form(begun.body.form.returnPath, fields ?? {})
	if (step.at === 'paid' || (step.at === 'late' && !step.fault)) await hanging(async () => null)
	else if (step.at === 'return' || isLate) await hanging(back)
	else if (round % 2 === 0) await back()
	const money = () => server.get(`${path}/payments${query}`)
	const refunded = async () => {
		const sent = await server.until(money, ({ body }) =>
			['sent', 'done'].includes(body.refunds[0]?.state),
		)
		// As days later, with the clocks of both where they are: the daily comparison asks up to its own moment.
		control.endRefund(sent.body.refunds[0].reference, 'processed')
		await server.until(money, ({ body }) => body.refunds[0]?.state === 'done')
		return { state: 'refunded' }
	}
	if (step.at === 'late and sold out') {
		const after = await refunded()
		await server.stock(PLENTY)
		return after
	}
	await server.until(money, ({ body }) => body.state === 'paid')
	if (!isRefunded) return { state: 'paid' }
	const cancel = () => server.post(`${path}/cancel${query}`, contact)
	if (step.at === 'refund') await hanging(cancel)
	// A client without an answer asks again: another call may have hung, and the store been killed before its response.
	await server.until(cancel, ({ status }) => status < 500)
	return refunded()
}

const NEW_ORDER = {
	...order({ [PANEL]: 1 }),
	shipping: shipping({ email: 'asha@example.com' }),
	fulfilment: 'installation',
	expectedTotal: PRICE,
	payment: 'razorpay',
}
