import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { send } from '../../../test/payments/events.ts'
import { AMOUNT, onlineShop } from '../../../test/payments/online-shop.ts'
import { setSection } from '../../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { chanceFrom, shuffled } from '../../../tools/simulators/razorpay/chance.ts'

/** How many runs there are; `npm run soak -- payments` asks for a hundred. */
const RUNS = Number(process.env.SOAK_PAYMENTS ?? 3)
const SEED = Number(process.env.PROPERTY_SEED ?? 1)

describeOnAllEngines('events of Razorpay in any order, or none for days', (open) => {
	it(
		`leave the ledger with the provider’s sums: ${RUNS} times`,
		async () => {
			const shop = await onlineShop(open)
			await setSection(shop.store, 'payment', {
				codUptoRupees: 200_000,
				onlineFee: 'buyer',
				onlineOffers: 'bank',
			})
			for (let run = 0; run < RUNS; run++) await runOf(shop, SEED * 1000 + run)
		},
		60_000 + RUNS * 30_000,
	)
})

type Shop = Awaited<ReturnType<typeof onlineShop>>

const WAYS_TO_PAY = [
	{},
	{ paysFee: true },
	{ offer: 250_00 },
	{ amount: 1_00 },
	{ amount: AMOUNT + 1_00 },
	{ outcome: 'unanswered' },
	{ outcome: 'declined' },
] as const

/** Some orders that are paid in any way, once or twice, and refunded at Razorpay; then the days pass. */
async function runOf(shop: Shop, seed: number): Promise<void> {
	const { control } = shop
	const chance = chanceFrom(seed)
	const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
	control.webhooks.inManner({ send: false })
	const before = control.webhooks.all().length
	const admin = await shop.as('Admin')
	for (let n = 0; n < 2; n++) {
		const buyer = await shop.buys()
		const name = (await buyer.begin()).body.form.fields.order_id
		for (let tries = 0; tries < 2; tries++) {
			const { paymentId } = control.pay(name, { ...one(WAYS_TO_PAY), again: true })
			const payment = control.state().payments.find(({ id }) => id === paymentId)
			if (payment?.status === 'created' && chance() < 0.5) control.authorise(payment.id)
			if (payment?.captured && chance() < 0.4) {
				const made = await control.refund(payment.id, one([1_00, payment.amount]))
				if (chance() < 0.5) control.endRefund(made.id, one(['processed', 'failed']))
			}
		}
		if (chance() < 0.3) await admin.post(`${buyer.path}/cancel`)
	}
	// Each event comes never, once or twice, and in any order; some after the comparison.
	const events = shuffled(control.webhooks.all().slice(before), chance)
	const late = events.filter(() => chance() < 0.2)
	for (const event of events) {
		const times = one([0, 1, 2])
		for (let time = 0; time < times; time++) await deliver(shop, event)
		if (chance() < 0.3) await shop.runJobs()
	}
	await settle(shop)
	for (const event of late) await deliver(shop, event)
	await decideAll(shop, admin, chance)
	await settle(shop)
	await sumsAreThose(shop, `seed ${seed}`)
}

const deliver = (shop: Shop, { id, body }: { id: string; body: string }) =>
	send(shop, JSON.parse(body), { 'x-razorpay-event-id': id })

/** Days in which no webhook comes: only the daily comparison reports. */
async function settle(shop: Shop): Promise<void> {
	for (let day = 0; day < 2; day++) {
		shop.forward(3 * DAY_MS)
		await shop.checkProvider()
		await shop.runJobs()
		await shop.runJobs()
	}
}

async function decideAll(
	{ store }: Shop,
	admin: Awaited<ReturnType<Shop['as']>>,
	chance: () => number,
) {
	const held = await store.db
		.selectFrom('held_payments')
		.selectAll()
		.where('decision', 'is', null)
		.execute()
	for (const { order_id, ref } of held) {
		const decision = chance() < 0.5 ? 'take' : 'refund'
		const path = `/api/orders/${order_id}/held-payments/${ref}`
		expect((await admin.post(path, { decision })).status).toBe(200)
	}
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The captures and refunds at Razorpay equal the ledger's, payment by payment. */
async function sumsAreThose({ store, control }: Shop, about: string): Promise<void> {
	const { payments, refunds } = control.state()
	const rows = await store.db.selectFrom('payments').selectAll().execute()
	const back = await store.db.selectFrom('refunds').selectAll().execute()
	const atProvider = payments
		.filter(({ captured }) => captured)
		.map(({ id, amount }) => {
			const its = refunds.filter((row) => row.payment_id === id && row.status !== 'failed')
			// The fee that a buyer paid on top goes back with the rest, and is no part of the payment.
			const fee = rows.find((row) => row.provider_ref === id)?.buyer_fee_paise ?? 0
			const sent = total(its.map((refund) => refund.amount))
			return { id, amount, refunded: Math.min(sent, amount - fee) }
		})
	const ledger = rows
		.filter(({ state }) => state === 'captured')
		.map((row) => {
			const its = back.filter(
				(refund) =>
					refund.payment_id === row.id &&
					refund.state !== 'failed' &&
					!refund.key.startsWith('bank-offer '),
			)
			return {
				id: row.provider_ref ?? '',
				amount: row.amount_paise + row.buyer_fee_paise - row.bank_offer_paise,
				refunded: total(its.map(({ amount_paise }) => amount_paise)),
			}
		})
	const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
	expect(ledger.toSorted(byId), about).toEqual(atProvider.toSorted(byId))
}
