import type { UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { refuse } from '../../../shared/result.ts'
import type { Store } from '../../store.ts'
import { accountTables } from '../tables.ts'

/** An app's code is right for 90 seconds: in its own half minute, and in those before and after it. */
const LASTS_MS = 120_000

const USED = message('accounts.code_used')

/** Thrown where a code of an app was tried before, by this request's like or by another at the same time. */
export class CodeUsed extends Error {
	constructor() {
		super('this code was tried before')
	}
}

/** The refusal of such a code. */
export const usedCode = (code: 'wrong_credentials' | 'invalid') =>
	refuse(code, USED, { fields: { code: USED } })

/**
 * Takes a code for an account before it is judged, so that of several who give the same one at once one alone gets on.
 * @throws CodeUsed
 */
export async function claimCode(store: Store, id: UserId, code: string): Promise<void> {
	const at = store.now()
	const expires_at = at + LASTS_MS
	const claimed = await accountTables(store.db)
		.insertInto('used_codes')
		.values({ user_id: id, code: store.keyedHash('code of an app', `${id}\n${code}`), expires_at })
		.onConflict((conflict) =>
			conflict
				.columns(['user_id', 'code'])
				.doUpdateSet({ expires_at })
				.where('used_codes.expires_at', '<=', at),
		)
		.returning('code')
		.executeTakeFirst()
	if (!claimed) throw new CodeUsed()
}

/** Deletes the codes that are right no longer anyway. */
export async function deleteUsedCodes({ db, now }: Store): Promise<void> {
	await accountTables(db).deleteFrom('used_codes').where('expires_at', '<=', now()).execute()
}
