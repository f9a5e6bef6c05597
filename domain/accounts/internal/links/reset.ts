import type { UserId } from '../../../../shared/ids.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit, ofUser } from '../../../audit/commands.ts'
import type { NewPassword } from '../../links/link-schema.ts'
import { accountTables } from '../../tables.ts'
import { setPassword } from '../passwords/set-password.ts'
import { withNewPassword } from '../passwords/with-new-password.ts'
import { endAll } from '../sessions/end-sessions.ts'
import { linkMailedBy } from './ask-for-link.ts'
import { LINK_OVER, useLink, whoseLink } from './password-links.ts'

/** Has a link to a new password mailed to an address, if an account has it; the result does not say whether. */
export const askForReset = linkMailedBy('reset-mail')

/**
 * Sets a password by a link, which is used up. Every session of the account ends, and its known devices: a person who
 * resets a password may have lost the old one to a thief.
 * @returns the account
 */
export async function resetPassword(
	ctx: AppContext,
	{ token, password }: NewPassword,
): Promise<Result<{ id: UserId }>> {
	const user = await whoseLink(ctx.db, token, ctx.now())
	if (!user) return LINK_OVER
	return withNewPassword(ctx, password, user, async (tx, hash, at) => {
		if (!(await useLink(tx, user.id, token, at))) return LINK_OVER
		await setPassword(tx, user.id, { hash, password, policy: ctx.policy.passwords, at })
		// Only a reader of the address's mail has the link.
		await accountTables(tx)
			.updateTable('users')
			.set({ email_verified: 1 })
			.where('id', '=', user.id)
			.execute()
		await endAll(tx, user.id)
		const actor = { ...user, kind: 'user', cartId: null } as const
		await audit(tx, actor, at, [{ action: 'changed the password of', ...ofUser(user) }])
		return ok({ id: user.id })
	})
}
