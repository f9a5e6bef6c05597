import { APIError } from 'better-auth/api'
import { transact } from '../../../../db/transaction.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { qrSvg } from '../../../../shared/qr/qr-svg.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import { unavailableIn } from '../../../../shared/unavailable.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { shopName } from '../../../settings/rules.ts'
import { signedToken } from '../../auth.ts'
import type {
	Code,
	Password,
	PasswordAndCode,
	RecoveryCodes,
	TwoFactor,
	TwoFactorSetUp,
} from '../../two-factor/two-factor-schema.ts'
import { isAuthError } from '../login/auth-errors.ts'
import { admit } from '../sessions/admit.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import type { WithCookies } from '../sessions/enter.ts'
import { verifyAppCode } from './app-code.ts'
import { isTwoFactorOn, type MyCall, NOT_SIGNED_IN, provenOwner, tried } from './my-try.ts'
import { forgetTwoFactor } from './reset.ts'

async function recoveryCodesOf({ auth }: AppContext, { id }: SignedIn): Promise<string[]> {
	const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } })
	return backupCodes
}

/** How many are left; none where it was turned off meanwhile. */
async function countRecoveryCodes(ctx: AppContext, actor: SignedIn): Promise<number> {
	try {
		return (await recoveryCodesOf(ctx, actor)).length
	} catch (error) {
		if (isAuthError(error, 'BACKUP_CODES_NOT_ENABLED')) return 0
		throw error
	}
}

/** Whether one's own logins ask for a code, and how many recovery codes are left. */
export async function readTwoFactor(ctx: AppContext, actor: Actor): Promise<Result<TwoFactor>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const enabled = await isTwoFactorOn(ctx, actor)
	return ok({
		enabled,
		required: ctx.policy.requiresTwoFactor(actor.role),
		recoveryCodesLeft: enabled ? await countRecoveryCodes(ctx, actor) : 0,
	})
}

/** Makes a secret for an app; nothing is asked for at login until a first code was right. */
export async function beginTwoFactor(
	ctx: AppContext,
	actor: Actor,
	{ currentPassword }: Password,
	from: MyCall,
): Promise<Result<TwoFactorSetUp>> {
	const body = { password: currentPassword, issuer: shopName(ctx.settings.current()) }
	const enable = () => ctx.auth.api.enableTwoFactor({ headers: from.headers, body })
	const made = await tried(ctx, actor, () =>
		enable().catch((error) => {
			if (error instanceof APIError || unavailableIn(error)) throw error
			// Another call has made a secret meanwhile, which this one finds now and replaces.
			return enable()
		}),
	)
	if (!made.ok) return made
	const uri = 'totpURI' in made.value ? made.value.totpURI : ''
	const secret = new URL(uri).searchParams.get('secret') ?? ''
	return ok({ secret, uri, qr: qrSvg(uri) })
}

const aboutSecondFactor = (actor: SignedIn, enabled: boolean) => ({
	action: 'changed' as const,
	kind: 'user' as const,
	subjectId: actor.id,
	subject: actor.name,
	before: { twoFactor: !enabled },
	after: { twoFactor: enabled },
})

/** With the first code, logins ask for one from now on, and the account is logged out everywhere else. */
export async function confirmTwoFactor(
	ctx: AppContext,
	actor: Actor,
	{ code }: Code,
	from: MyCall,
): Promise<Result<WithCookies<RecoveryCodes>>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	if (await isTwoFactorOn(ctx, actor)) return fail('conflict', message('accounts.two_factor_on'))
	const confirmed = await tried(ctx, actor, () => verifyAppCode(ctx, actor.id, code, from.headers))
	if (!confirmed.ok) return confirmed
	// The library has opened a new session in place of the old one.
	const cookies = confirmed.value.headers.getSetCookie()
	const token = await signedToken(ctx.auth, cookies.map((line) => line.split(';')[0]).join('; '))
	const admitted = await admit(ctx, { id: actor.id, token }, (role) =>
		ctx.policy.roleAtLogin(role, actor.role),
	)
	if (!admitted.ok) return admitted
	await transact(ctx.db, async (tx) => {
		await endOtherSessions(tx, actor.id, token)
		await audit(tx, actor, ctx.now(), [aboutSecondFactor(actor, true)])
		return ok(undefined)
	})
	return ok({ value: { recoveryCodes: await recoveryCodesOf(ctx, actor) }, cookies })
}

/** New recovery codes in place of those there were. */
export async function renewRecoveryCodes(
	ctx: AppContext,
	actor: Actor,
	{ currentPassword }: Password,
	from: MyCall,
): Promise<Result<RecoveryCodes>> {
	const body = { password: currentPassword }
	const made = await tried(ctx, actor, () =>
		ctx.auth.api.generateBackupCodes({ headers: from.headers, body }),
	)
	return made.ok ? ok({ recoveryCodes: made.value.backupCodes }) : made
}

/** Logins ask for no code any more. */
export async function turnOffTwoFactor(
	ctx: AppContext,
	actor: Actor,
	{ currentPassword, code }: PasswordAndCode,
	from: MyCall,
): Promise<Result<void>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const may = await provenOwner(ctx, actor, { currentPassword, code }, from)
	if (!may.ok) return may
	return transact(ctx.db, async (tx) => {
		await forgetTwoFactor(tx, actor.id)
		await audit(tx, actor, ctx.now(), [aboutSecondFactor(actor, false)])
		return ok(undefined)
	})
}
