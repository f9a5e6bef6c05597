import { Console } from 'node:console'
import { expect, it } from 'vitest'
import { once, order, shipping } from '../../../test/builders.ts'
import { type OnlineServer, onlineServer } from '../../../test/payments/online-server.ts'
import { AMOUNT, PANEL, PRICE } from '../../../test/payments/online-shop.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import type { Fault } from '../../../tools/simulators/razorpay/http/faults.ts'

/** How often the store is killed while it compares; `npm run soak -- payments` asks for a hundred. */
const ROUNDS = Number(process.env.SOAK_PAYMENTS ?? 2)

/** The list that is asked for when the store is killed, answered before or not at all. */
const STEPS: { name: string; path: string; fault: Fault }[] = [
	{ name: 'payments not listed', path: '/v1/payments', fault: 'hangs' },
	{ name: 'refunds listed', path: '/v1/refunds', fault: 'done, then hangs' },
	{
		...{ name: 'settlements not listed', fault: 'hangs' },
		path: '/v1/settlements/recon/combined',
	},
	{ name: 'payments listed', path: '/v1/payments', fault: 'done, then hangs' },
	{ name: 'refunds not listed', path: '/v1/refunds', fault: 'hangs' },
]

describeOnAllEngines('a store that is killed while it compares with Razorpay', (open) => {
	it(
		`knows each payment, refund and settlement once: ${ROUNDS} times`,
		async () => {
			const server = await onlineServer(open)
			const { control } = server
			control.webhooks.inManner({ send: false })
			const table: object[] = []
			const settled: object[] = []
			// Each database begins with other steps, so that few rounds show more of them.
			const first = server.isOnPostgres ? ROUNDS : 0
			let back = 0
			for (let round = first; round < first + ROUNDS; round++) {
				const step = STEPS[round % STEPS.length]
				if (!step) throw new Error('there is no step')
				const started = performance.now()
				const isRefunded = round % 2 === 1
				if (isRefunded) back++
				settled.push(await roundOf(server, step, isRefunded))
				const seconds = ((performance.now() - started) / 1000).toFixed(1)
				table.push({ round, killed: step.name, order: isRefunded ? 'refunded' : 'paid', seconds })
			}
			const { atProvider, ledger, orders } = await server.sums()
			expect(ledger).toEqual(atProvider)
			expect(atProvider.captured).toBe(ROUNDS * AMOUNT)
			expect(await server.settlements()).toEqual(settled)
			for (const { id, money, paid, refunded, refunds } of orders) {
				const isBack = money === 'refunded'
				expect(isBack || money === 'paid', `${id} is ${money}`).toBe(true)
				expect([paid, refunded, refunds], id).toEqual([AMOUNT, isBack ? AMOUNT : 0, isBack ? 1 : 0])
			}
			expect(orders.filter(({ money }) => money === 'refunded')).toHaveLength(back)
			if (ROUNDS <= STEPS.length) return
			new Console(process.stdout).table(table)
			new Console(process.stdout).table([{ kills: ROUNDS, ...atProvider, orders: orders.length }])
		},
		60_000 + ROUNDS * 60_000,
	)
})

/**
 * One order that is paid, and sent back at Razorpay where that is asked for; nothing of it is reported: only the
 * comparison tells of it, and is killed. @returns the sum paid out of it
 */
async function roundOf(
	server: OnlineServer,
	{ path: list, fault }: (typeof STEPS)[number],
	isRefunded: boolean,
) {
	const { control } = server
	const placed = (await server.post('/api/orders', NEW_ORDER, once())).body
	const path = `/api/orders/${placed.id}`
	const query = `?key=${placed.trackingKey}`
	const begin = () => server.post(`${path}/payments/online${query}`)
	const begun = await server.until(begin, ({ status }) => status === 200)
	const { paymentId } = control.pay(begun.body.form.fields.order_id)
	if (isRefunded) await control.refund(paymentId)
	const settlement = control.settle()
	await server.forgetChecks()
	control.faults.next(fault, 1, list)
	const before = control.faults.befallen()
	await server.compare()
	await expect
		.poll(() => control.faults.befallen(), { timeout: 30_000, interval: 5 })
		.toBeGreaterThan(before)
	await server.restart()
	control.faults.none()
	const money = () => server.get(`${path}/payments${query}`)
	const state = isRefunded ? 'refunded' : 'paid'
	await server.until(money, ({ body }) => body.state === state)
	if (isRefunded) {
		control.endRefund(control.state().refunds[0]?.id ?? '', 'processed')
		await server.compare()
		await server.until(money, ({ body }) => body.refunds[0]?.state === 'done')
	}
	if (!settlement) throw new Error('nothing was settled')
	await expect
		.poll(() => server.settlements(), { timeout: 30_000 })
		.toContainEqual({ ref: settlement.id, amount: settlement.amount })
	return { ref: settlement.id, amount: settlement.amount }
}

const NEW_ORDER = {
	...order({ [PANEL]: 1 }),
	shipping: shipping({ email: 'asha@example.com' }),
	...{ fulfilment: 'installation', expectedTotal: PRICE, payment: 'razorpay' },
}
