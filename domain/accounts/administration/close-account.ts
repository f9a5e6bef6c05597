import type { Tx } from '../../../db/database.ts'
import type { UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../../shared/messages/render.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import {
	findUser,
	lockRoleChanges,
	otherAdmins,
} from '../internal/administration/account-status.ts'
import { endAll } from '../internal/sessions/end-sessions.ts'
import { forgetTwoFactor } from '../internal/two-factor/reset.ts'
import { accountTables } from '../tables.ts'

/** The text in place of a deleted name: data like any name, and not translated later. */
const CLOSED_NAME = sentence(message('accounts.deleted_name'), DEFAULT_LANGUAGE)

/**
 * Anonymises an account and removes every way to log in to it. The row stays, since orders name it.
 * @returns a refusal where there is no other admin
 */
export async function closeAccount(tx: Tx, id: UserId, at: number): Promise<Result<void>> {
	await lockRoleChanges(tx)
	const user = await findUser(tx, id)
	if (!user) return fail('not_found', message('accounts.not_found'))
	if (user.role === 'Admin' && (await otherAdmins(tx, id)) === 0)
		return fail('conflict', message('accounts.last_admin'))
	const tables = accountTables(tx)
	for (const table of [
		'credentials',
		'second_factors',
		'used_codes',
		'account_links',
		'address_links',
	] as const)
		await tables.deleteFrom(table).where('user_id', '=', id).execute()
	const address = tables.selectFrom('users').select('email').where('id', '=', id)
	await tables.deleteFrom('sign_ups').where('email', '=', address).execute()
	await forgetTwoFactor(tx, id)
	await endAll(tx, id)
	await tables
		.updateTable('users')
		.set({
			name: CLOSED_NAME,
			email: `${id}@deleted.invalid`.toLowerCase(),
			email_verified: 0,
			image: null,
			role: 'Buyer',
			suspended_at: at,
			two_factor_enabled: 0,
			updated_at: new Date(at).toISOString(),
		})
		.where('id', '=', id)
		.execute()
	return ok(undefined)
}
