import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { toRupees } from '../../../../shared/money.ts'
import { refundsByRefs, refundsToSend, transfersBy } from '../../../payments/queries.ts'
import type { BankReportLine } from '../../bank-schema.ts'
import { MAX_PROPOSED_REFUNDS } from '../../limits.ts'
import type { Credit } from './identity.ts'
import type { Movement } from './reading/lines.ts'
import { referencesIn } from './references.ts'

/** The question of a debit. */
export interface DebitQuestion {
	line: Movement
	result: 'returned' | 'refund'
	reference: string | null
	orderId: OrderId | null
	refunds: BankReportLine['refunds']
}

/**
 * Debits that ask something: one with the reference of a payment may be a transfer that came back, and one of the amount
 * of a refund to be sent may be that refund. All others are debits beyond doubt.
 * @param credits those of the same statement
 */
export async function questionsOf(
	db: Database,
	debits: readonly Movement[],
	credits: readonly Credit[],
): Promise<DebitQuestion[]> {
	const references = new Map(debits.map((line) => [line, referencesIn(line)]))
	const all = [...references.values()].flat()
	const payments = await transfersBy(db, { references: all, keys: [] })
	const paid = new Map<string, OrderId | null>([
		...credits.flatMap(({ reference }) => (reference ? [[reference, null] as const] : [])),
		...payments.map((row) => [row.bank_ref ?? '', row.order_id] as const),
	])
	const sent = new Set((await refundsByRefs(db, all)).map(({ provider_ref: ref }) => ref))
	const toSend = await refundsToSend(db)
	return debits.flatMap((line): DebitQuestion[] => {
		const its = references.get(line) ?? []
		const reference = its.length === 1 ? (its[0] ?? null) : null
		const returned = its.find((each) => paid.has(each))
		const base = { line, reference, orderId: null, refunds: [] }
		if (returned !== undefined)
			return [{ ...base, result: 'returned', orderId: paid.get(returned) ?? null }]
		if (its.some((each) => sent.has(each))) return []
		const refunds = toSend.filter(({ amount_paise: amount }) => amount === line.amount)
		if (refunds.length === 0) return []
		const proposed = refunds.slice(0, MAX_PROPOSED_REFUNDS).map((refund) => ({
			id: refund.id,
			orderId: refund.order_id,
			amount: toRupees(refund.amount_paise),
		}))
		return [{ ...base, result: 'refund', refunds: proposed }]
	})
}
