import { inTransaction } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { newId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BankFile, BankReport, BankStatement } from '../../bank-schema.ts'
import { STATEMENT_KEPT_MS } from '../../limits.ts'
import { mayRecord } from '../../policy.ts'
import { settlementTables } from '../../tables.ts'
import { importBankFile } from './import.ts'
import { judgeStatement, readCredits } from './report.ts'

/** Keeps a statement for a day, to be looked at. @returns invalid where it is no table of text */
export async function keepStatement(
	ctx: AppContext,
	actor: Actor,
	file: BankFile,
): Promise<Result<BankStatement>> {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const read = await readCredits(ctx, file.text)
	if (!read.ok) return read
	const id = newId()
	await inTransaction(ctx.db, (tx) =>
		settlementTables(tx)
			.insertInto('bank_statements')
			.values({ id, text: file.text, created_by: allowed.value.id, created_at: ctx.now() })
			.execute(),
	)
	return statementOf(ctx, actor, id)
}

/** A kept statement's text. @returns not_found for an unknown one, and once it is a day old */
export async function keptText(
	ctx: Pick<AppContext, 'db' | 'now'>,
	id: string,
): Promise<Result<{ text: string; until: number }>> {
	const row = await settlementTables(ctx.db)
		.selectFrom('bank_statements')
		.select(['text', 'created_at'])
		.where('id', '=', id)
		.executeTakeFirst()
	const until = (row?.created_at ?? 0) + STATEMENT_KEPT_MS
	if (!row || until <= ctx.now()) return fail('not_found', message('payments.statement_not_found'))
	return ok({ text: row.text, until })
}

/** A kept statement's text for somebody who may record payments. @returns as `keptText` does */
export async function permittedText(
	ctx: AppContext,
	actor: Actor,
	id: string,
): ReturnType<typeof keptText> {
	const allowed = mayRecord(actor)
	return allowed.ok ? keptText(ctx, id) : allowed
}

/** What a kept statement comes to, as the store is now. */
export async function statementOf(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<BankStatement>> {
	const kept = await permittedText(ctx, actor, id)
	if (!kept.ok) return kept
	const read = await readCredits(ctx, kept.value.text)
	if (!read.ok) return read
	const report = read.value.layout ? (await judgeStatement(ctx.db, read.value)).report : null
	const until = new Date(kept.value.until).toISOString()
	return ok({ id, until, report, firstRows: read.value.firstRows })
}

/** Records the payments of a kept statement. */
export async function recordStatement(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<BankReport>> {
	const kept = await permittedText(ctx, actor, id)
	return kept.ok ? importBankFile(ctx, actor, kept.value) : kept
}
