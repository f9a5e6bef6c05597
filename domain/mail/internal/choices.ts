import type { Database, Tx } from '../../../db/database.ts'
import type { Actor, SignedIn } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { mayChoose } from '../policy.ts'
import { choicesOf, type MailChoice } from '../rules.ts'
import type { MailChoices, MailChoicesChange } from '../schema.ts'
import { mailTables } from '../tables.ts'

async function choicesIn(
	db: Database,
	{ policy }: AppContext,
	who: SignedIn,
): Promise<MailChoices> {
	if (!policy.sendsMail) return { choices: [] }
	const rows = await mailTables(db)
		.selectFrom('mail_opt_outs')
		.select('kind')
		.where('account_id', '=', who.id)
		.execute()
	const unwanted = new Set(rows.map(({ kind }) => kind))
	return {
		choices: choicesOf(who.role).map((choice) => ({ choice, wanted: !unwanted.has(choice) })),
	}
}

/** The mail the caller may choose to get in this role, and their choices. */
export async function mailChoices(ctx: AppContext, actor: Actor): Promise<Result<MailChoices>> {
	const allowed = mayChoose(actor)
	return allowed.ok ? ok(await choicesIn(ctx.db, ctx, allowed.value)) : allowed
}

/** Replaces the choices that concern the caller's role. */
export const chooseMails = (ctx: AppContext, actor: Actor, { wanted }: MailChoicesChange) =>
	authorizedTransaction(mayChoose(actor), ctx, async ({ tx, who }) => {
		const own = choicesOf(who.role)
		const unwanted = own.filter((choice) => !wanted.includes(choice))
		const optOuts = mailTables(tx)
		if (own.length > 0)
			await optOuts
				.deleteFrom('mail_opt_outs')
				.where('account_id', '=', who.id)
				.where('kind', 'in', own)
				.execute()
		if (unwanted.length > 0)
			await optOuts
				.insertInto('mail_opt_outs')
				.values(unwanted.map((kind) => ({ account_id: who.id, kind })))
				.onConflict((conflict) => conflict.doNothing())
				.execute()
		return ok(await choicesIn(tx, ctx, who))
	})

/** Loads the opt-outs of accounts. @returns whether an account does not want a kind of mail */
export async function unwantedBy(
	tx: Tx,
	accounts: UserId[],
): Promise<(account: UserId | null, choice: MailChoice | null) => boolean> {
	if (accounts.length === 0) return () => false
	const rows = await mailTables(tx)
		.selectFrom('mail_opt_outs')
		.selectAll()
		.where('account_id', 'in', [...new Set(accounts)])
		.execute()
	return (account, choice) => rows.some((row) => row.account_id === account && row.kind === choice)
}
