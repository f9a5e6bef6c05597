import type { Tx } from '../../../../db/database.ts'
import type { Role } from '../../../../shared/actor.ts'
import { newId, type UserId } from '../../../../shared/ids.ts'
import type { PasswordPolicy } from '../../../../shared/modes.ts'
import { failField } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { accountTables } from '../../tables.ts'
import { faultOf, isLong } from './password-rules.ts'

/** The refusal of a new password that the store's policy does not allow; null where it will do. */
export async function weakPassword(
	ctx: AppContext,
	password: string,
	of: { role: Role; email: string },
) {
	const fault = await faultOf(password, of, ctx.policy.passwords)
	return fault === null ? null : failField('password', fault)
}

/** Gives an account a password in place of the one it had, or its first. */
export async function setPassword(
	tx: Tx,
	id: UserId,
	{
		hash,
		password,
		policy,
		at,
	}: { hash: string; password: string; policy: PasswordPolicy; at: number },
): Promise<void> {
	const time = new Date(at).toISOString()
	const kept = { password: hash, long_password: isLong(password, policy) ? 1 : 0, updated_at: time }
	const changed = await accountTables(tx)
		.updateTable('credentials')
		.set(kept)
		.where('user_id', '=', id)
		.returning('id')
		.executeTakeFirst()
	if (changed) return
	const first = { id: newId(), account_id: id, provider_id: 'credential', user_id: id }
	await accountTables(tx)
		.insertInto('credentials')
		.values({ ...first, ...kept, created_at: time })
		.execute()
}
