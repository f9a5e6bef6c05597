import type { Actor } from '../../../../shared/actor.ts'
import { newId, type UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import type { Invited, LinkToken, NewPassword } from '../../links/link-schema.ts'
import { accountTables } from '../../tables.ts'
import { LINK_OVER, linkHash } from '../links/password-links.ts'
import { addAccount } from '../new-account.ts'
import { setPassword } from '../passwords/set-password.ts'
import { withNewPassword } from '../passwords/with-new-password.ts'

const openBy = ({ db, now }: AppContext, token: string) =>
	accountTables(db)
		.selectFrom('invitations')
		.select(['email', 'name', 'role'])
		.where('token', '=', linkHash(token))
		.where('expires_at', '>', now())
		.executeTakeFirst()

/** The address and the role of an invitation. */
export async function readInvitation(
	ctx: AppContext,
	_actor: Actor,
	{ token }: LinkToken,
): Promise<Result<Invited>> {
	const invited = await openBy(ctx, token)
	return invited ? ok(invited) : LINK_OVER
}

/** Makes the account of an invitation, with its role, and uses it up. */
export async function acceptInvitation(
	ctx: AppContext,
	{ token, password }: NewPassword,
): Promise<Result<{ id: UserId; invited: Invited }>> {
	const invited = await openBy(ctx, token)
	if (!invited) return LINK_OVER
	return withNewPassword(ctx, password, invited, async (tx, hash, at) => {
		const used = await accountTables(tx)
			.deleteFrom('invitations')
			.where('token', '=', linkHash(token))
			.where('expires_at', '>', at)
			.returning(['email', 'name', 'role'])
			.executeTakeFirst()
		if (!used) return LINK_OVER
		const id = newId() as UserId
		const isFree = await addAccount(tx, { id, ...used, email_verified: 1 }, at)
		// Another person has signed up with the address meanwhile.
		if (!isFree) return fail('email_taken', message('accounts.email_taken'))
		await setPassword(tx, id, { hash, password, policy: ctx.policy.passwords, at })
		const actor = { kind: 'user', id, ...used, cartId: null } as const
		await audit(tx, actor, at, [
			{
				action: 'accepted the invitation of',
				kind: 'user',
				subjectId: id,
				subject: used.name,
				after: { email: used.email, role: used.role },
			},
		])
		return ok({ id, invited: used })
	})
}
