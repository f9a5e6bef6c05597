import { transact } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { newId, type UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { ascribeMails } from '../../../mail/commands.ts'
import { HashingBusy } from '../../passwords/hashing.ts'
import type {
	ConfirmedSignUp,
	SignUpConfirmation,
	SignUpLink,
	SignUpToken,
} from '../../sign-up/sign-up-schema.ts'
import { accountTables } from '../../tables.ts'
import { LINK_OVER } from '../links/password-links.ts'
import { BY_ITS_LINK } from '../login/attempt-counts.ts'
import { beginAttempt } from '../login/attempts.ts'
import { busy } from '../login/log-in.ts'
import { addAccount } from '../new-account.ts'
import { setPassword } from '../passwords/set-password.ts'
import { eventOf, signUpBy } from './pending.ts'

const NOT_THAT_PASSWORD = message('accounts.not_the_password_of_sign_up')

/** The sign-up that a link confirms; reading it does not use it up. */
export async function readSignUp(
	ctx: AppContext,
	_actor: Actor,
	{ token }: SignUpToken,
): Promise<Result<SignUpLink>> {
	const signUp = await signUpBy(ctx.db, token, ctx.now())
	return signUp ? ok({ email: signUp.email, name: signUp.name }) : LINK_OVER
}

/**
 * Makes the account of a sign-up by the mailed link and the chosen password: with the link alone, a person whose
 * address another one had typed would confirm that one's account.
 */
export async function confirmSignUp(
	ctx: AppContext,
	{ token, password }: SignUpConfirmation,
): Promise<Result<{ id: UserId; confirmed: ConfirmedSignUp }>> {
	const signUp = await signUpBy(ctx.db, token, ctx.now())
	if (!signUp?.password) return LINK_OVER
	const { id, email, name, role: asked, password: hash } = signUp
	const attempt = await beginAttempt(ctx, { email, device: BY_ITS_LINK })
	if (!attempt.ok) return attempt
	try {
		if (!(await ctx.hasher.verify({ hash, password })))
			return failField('password', NOT_THAT_PASSWORD)
	} catch (error) {
		if (!(error instanceof HashingBusy)) throw error
		await attempt.value.withdraw()
		return busy()
	}
	await attempt.value.succeed()
	return transact(ctx.db, async (tx) => {
		const at = ctx.now()
		const tables = accountTables(tx)
		const used = await tables
			.deleteFrom('sign_ups')
			.where('id', '=', id)
			.returning('id')
			.executeTakeFirst()
		if (!used) return LINK_OVER
		const userId = newId() as UserId
		const role = ctx.policy.roleAtSignUp(asked)
		const account = { id: userId, email, name, role, email_verified: 1 } as const
		const isFree = await addAccount(tx, account, at)
		// The address was invited meanwhile, or another sign-up with it was confirmed.
		if (!isFree) return fail('email_taken', message('accounts.email_taken'))
		await setPassword(tx, userId, { hash, password, policy: ctx.policy.passwords, at })
		await tables.deleteFrom('sign_ups').where('email', '=', email).execute()
		await ascribeMails(tx, eventOf(id), userId)
		return ok({ id: userId, confirmed: { email, name, role, asked } })
	})
}
