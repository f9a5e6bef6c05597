import type { Actor } from '../../../shared/actor.ts'
import { monthSpan } from '../../../shared/calendar.ts'
import { sum, toRupees } from '../../../shared/money.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { settlementsIn } from '../../payments/settlements.ts'
import { mayRecord } from '../policy.ts'
import type { SettlementFile, SettlementReport, Settlements } from '../settlement-schema.ts'
import { applySettled } from './settled.ts'
import { readSettlementFile } from './settlement-file.ts'

/** The payouts of the provider in a month, with its fees (admin). @param month `2026-11` */
export async function settlementsOf(
	ctx: AppContext,
	actor: Actor,
	month: string,
): Promise<Result<Settlements>> {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const { from, before } = monthSpan(month)
	const rows = await settlementsIn(ctx.db, from, before)
	const totals = {
		amount: toRupees(sum(rows.map((row) => row.amount_paise))),
		fee: toRupees(sum(rows.map(({ fee }) => fee))),
		feeTax: toRupees(sum(rows.map(({ tax }) => tax))),
	}
	return ok({
		totals,
		rows: rows.map((row) => ({
			reference: row.ref,
			utr: row.utr,
			at: new Date(row.settled_at).toISOString(),
			amount: toRupees(row.amount_paise),
			fee: toRupees(row.fee),
			feeTax: toRupees(row.tax),
			items: row.items,
			bankReference: row.bank_reference,
		})),
	})
}

/** Records the lines of a provider's settlement report; sent again, nothing is recorded twice (admin). */
export async function importSettlementFile(
	ctx: AppContext,
	actor: Actor,
	{ text }: SettlementFile,
): Promise<Result<SettlementReport>> {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const read = await readSettlementFile(text)
	if (!read.ok) return read
	const { items, unread } = read.value
	return authorizedTransaction(mayRecord(actor), ctx, async ({ tx }) => {
		const recorded = await applySettled(tx, items, ctx.now())
		return ok({ recorded, known: items.length - recorded, unread })
	})
}
