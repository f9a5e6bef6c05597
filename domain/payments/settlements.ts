import type { Selectable } from 'kysely'
import { chunks } from '../../db/chunks.ts'
import type { Database, Tx } from '../../db/database.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { bookedLate } from './commands.ts'
import { standsWithin } from './internal/stands-within.ts'
import { type PaymentTables, paymentTables } from './tables.ts'

/** A payment, refund or adjustment as a provider has settled it. Amounts are paise. */
export interface SettledItem {
	ref: string
	kind: string
	/** The payment of a refund. */
	paymentRef: string | null
	amount: Paise
	credit: Paise
	debit: Paise
	/** With the GST within it, and that GST. */
	fee: Paise
	tax: Paise
	settlement: string
	utr: string | null
	/** Epoch milliseconds. */
	settledAt: number
}

export type SettlementRow = Selectable<PaymentTables['settlements']>

const PROVIDER = 'razorpay'

/**
 * Records the settled items of a provider; known ones stay, but for a UTR that comes later. The fees of payments are
 * those of their items where they were not reported before.
 * @returns how many items are new
 */
export async function recordSettled(
	tx: Tx,
	items: readonly SettledItem[],
	now: number,
): Promise<number> {
	const tables = paymentTables(tx)
	const settlements = new Map(items.map((item) => [item.settlement, item]))
	for (const { settlement: ref, utr, settledAt } of settlements.values())
		await tables
			.insertInto('settlements')
			.values({
				provider: PROVIDER,
				ref,
				utr,
				settled_at: settledAt,
				booked_at: await bookedLate(tx, settledAt, now),
			})
			.onConflict((conflict) =>
				conflict
					.columns(['provider', 'ref'])
					.doUpdateSet({ utr })
					.where('settlements.utr', 'is', null),
			)
			.execute()
	let count = 0
	for (const chunk of chunks(items)) {
		const added = await tables
			.insertInto('settlement_items')
			.values(
				chunk.map((item) => ({
					provider: PROVIDER,
					ref: item.ref,
					settlement_ref: item.settlement,
					kind: item.kind,
					payment_ref: item.paymentRef,
					amount_paise: item.amount,
					credit_paise: item.credit,
					debit_paise: item.debit,
					fee_paise: item.fee,
					tax_paise: item.tax,
				})),
			)
			.onConflict((conflict) => conflict.doNothing())
			.returning('ref')
			.execute()
		count += added.length
	}
	for (const ref of settlements.keys()) await sumUp(tx, ref)
	for (const { kind, ref, fee, tax } of items)
		if (kind === 'payment')
			await tables
				.updateTable('payments')
				.set({ fee_paise: fee, fee_tax_paise: tax })
				.where('provider', '=', PROVIDER)
				.where('provider_ref', '=', ref)
				.where('fee_paise', 'is', null)
				.execute()
	return count
}

async function sumUp(tx: Tx, ref: string): Promise<void> {
	const items = await itemsOf(tx, ref)
	const amount = items.reduce((total, row) => total + row.credit_paise - row.debit_paise, 0)
	await paymentTables(tx)
		.updateTable('settlements')
		.set({ amount_paise: paise(amount) })
		.where('provider', '=', PROVIDER)
		.where('ref', '=', ref)
		.execute()
}

/** The items of a settlement. */
export const itemsOf = (db: Database, ref: string) =>
	paymentTables(db)
		.selectFrom('settlement_items')
		.selectAll()
		.where('provider', '=', PROVIDER)
		.where('settlement_ref', '=', ref)
		.orderBy('ref')
		.execute()

interface Credit {
	/** All texts that may be its bank's reference, and the statement's words for it. */
	candidates: readonly string[]
	narration: string
	amount: Paise
}

/**
 * The settlements that credits on the shop's account are, for those that are one: of the same amount, and with its UTR
 * among the credit's references or in its narration. A buyer's transfer is none.
 */
export async function settlementsOf<C extends Credit>(
	db: Database,
	credits: readonly C[],
): Promise<Map<C, SettlementRow>> {
	const found = new Map<C, SettlementRow>()
	for (const chunk of chunks(credits)) {
		const rows = await paymentTables(db)
			.selectFrom('settlements')
			.selectAll()
			.where(
				'amount_paise',
				'in',
				chunk.map(({ amount }) => amount),
			)
			.where('utr', 'is not', null)
			.orderBy('settled_at')
			.execute()
		for (const credit of chunk) {
			const said = [...credit.candidates, credit.narration].join(' ').toUpperCase()
			const row = rows.find(
				({ utr, amount_paise }) =>
					utr && amount_paise === credit.amount && said.includes(utr.toUpperCase()),
			)
			if (row) found.set(credit, row)
		}
	}
	return found
}

/** Records the credit with which a settlement was received. @returns false where another one is recorded */
export async function receiveSettlement(
	tx: Tx,
	{ ref }: Pick<SettlementRow, 'ref'>,
	{ reference, receivedAt }: { reference: string; receivedAt: number },
): Promise<boolean> {
	const received = await paymentTables(tx)
		.updateTable('settlements')
		.set({ bank_reference: reference, received_at: receivedAt })
		.where('provider', '=', PROVIDER)
		.where('ref', '=', ref)
		.where((eb) => eb.or([eb('bank_reference', 'is', null), eb('bank_reference', '=', reference)]))
		.returning('ref')
		.executeTakeFirst()
	return received !== undefined
}

/** The settlements within a time with their fees, the earliest first. @param from, before epoch milliseconds */
export async function settlementsIn(db: Database, from: number, before: number) {
	const rows = await paymentTables(db)
		.selectFrom('settlements')
		.selectAll()
		.where(standsWithin('settled_at', from, before))
		.orderBy('settled_at')
		.orderBy('ref')
		.execute()
	return Promise.all(
		rows.map(async (row) => {
			const items = await itemsOf(db, row.ref)
			const sumOf = (name: 'fee_paise' | 'tax_paise') =>
				paise(items.reduce((total, item) => total + item[name], 0))
			return { ...row, fee: sumOf('fee_paise'), tax: sumOf('tax_paise'), items: items.length }
		}),
	)
}
