import type { SettledLine } from './entities.ts'
import { drawId, secondsNow, type World } from './world.ts'

/** Pays out all payments and refunds not settled yet. @returns null where there is nothing */
export function settle(world: World): { id: string; utr: string; amount: number } | null {
	const known = new Set(world.settled.map(({ entity_id }) => entity_id))
	const [id, utr] = [drawId('setl'), drawId('utr').slice(4).toLowerCase()]
	const at = secondsNow(world)
	const about = { on_hold: false, settled: true, settled_at: at, created_at: at } as const
	const ids = { settlement_id: id, settlement_utr: utr }
	const payments = [...world.payments.values()]
		.filter((payment) => payment.captured && !known.has(payment.id))
		.map((payment): SettledLine => {
			const { id: entity_id, amount, currency, order_id, fee, tax } = payment
			const net = { fee: fee ?? 0, tax: tax ?? 0, debit: 0, credit: amount - (fee ?? 0) }
			const of = { entity_id, type: 'payment', amount, currency, order_id } as const
			return { ...of, ...net, ...about, ...ids, payment_id: null }
		})
	const refunds = [...world.refunds.values()]
		.filter((refund) => refund.status !== 'failed' && !known.has(refund.id))
		.map((refund): SettledLine => {
			const { id: entity_id, amount, currency, payment_id } = refund
			const of = { entity_id, type: 'refund', amount, currency, payment_id } as const
			return { ...of, ...about, ...ids, fee: 0, tax: 0, debit: amount, credit: 0, order_id: null }
		})
	const lines = [...payments, ...refunds]
	if (lines.length === 0) return null
	world.settled.push(...lines)
	const amount = lines.reduce((total, { credit, debit }) => total + credit - debit, 0)
	return { id, utr, amount }
}

const INDIA_MS = 19_800_000

/** The items settled in a month of India's calendar. */
export const settledIn = ({ settled }: World, year: number, month: number): SettledLine[] =>
	settled.filter(({ settled_at }) => {
		const day = new Date(settled_at * 1000 + INDIA_MS)
		return day.getUTCFullYear() === year && day.getUTCMonth() + 1 === month
	})
