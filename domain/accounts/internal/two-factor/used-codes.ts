import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { CLAIMED_MS } from '../../limits.ts'
import { accountTables } from '../../tables.ts'
import { CodeRefused } from './code-refusals.ts'

const USED = {
	app: message('accounts.code_used'),
	recovery: message('accounts.recovery_code_used'),
}

/**
 * Takes a code for an account before it is judged, so that of several who give the same one at once one alone gets on.
 * @param at epoch milliseconds, the same by which an app's code is judged
 * @throws CodeRefused where it was tried before, by this request's like or by another at the same time
 */
export async function claimCode(
	ctx: AppContext,
	id: UserId,
	code: string,
	kind: keyof typeof USED,
	at: number,
): Promise<void> {
	const expires_at = at + CLAIMED_MS[kind]
	const claimed = await accountTables(ctx.db)
		.insertInto('used_codes')
		.values({ user_id: id, code: ctx.keyedHash('code of an app', `${id}\n${code}`), expires_at })
		.onConflict((conflict) =>
			conflict
				.columns(['user_id', 'code'])
				.doUpdateSet({ expires_at })
				.where('used_codes.expires_at', '<=', at),
		)
		.returning('code')
		.executeTakeFirst()
	if (!claimed) throw new CodeRefused(USED[kind])
}

/** Deletes the codes that are right no longer anyway. */
export async function deleteUsedCodes({ db, now }: AppContext): Promise<void> {
	await accountTables(db).deleteFrom('used_codes').where('expires_at', '<=', now()).execute()
}
