import type { Database, Tx } from '../../../../db/database.ts'
import { HOUR_MS } from '../../../../shared/durations.ts'
import { newId } from '../../../../shared/ids.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { schedule } from '../../../jobs/commands.ts'
import { MAX_SIGN_UP_MAILS, SIGN_UP_MS } from '../../limits.ts'
import type { SignUp } from '../../schema.ts'
import { accountTables } from '../../tables.ts'
import { linkHash } from '../links/password-links.ts'
import { withNewPassword } from '../passwords/with-new-password.ts'

/** The event of a sign-up's mail, for the outbox. */
export const eventOf = (id: string): string => `sign-up ${id}`

/**
 * Keeps a sign-up until its address is confirmed, and has a mail written there. Nothing is looked up: an account with
 * the address shows neither in the answer nor in the time it takes.
 */
export async function askToSignUp(ctx: AppContext, input: SignUp): Promise<Result<void>> {
	const { email, name, role } = input
	return withNewPassword(ctx, input.password, input, async (tx, password, at) => {
		const id = newId()
		const times = { created_at: at, expires_at: at + SIGN_UP_MS }
		await accountTables(tx)
			.insertInto('sign_ups')
			.values({ id, token: null, email, name, password, role, ...times })
			.execute()
		const job = { kind: 'sign-up-mail', key: `sign-up ${id}`, payload: { id } } as const
		await schedule(ctx, tx, [{ ...job, runAt: at }])
		return ok(undefined)
	})
}

/** Whether an address has been written to as often in the last hour as it may be. */
export async function hasManySignUps(tx: Tx, email: string, at: number): Promise<boolean> {
	const recent = await accountTables(tx)
		.selectFrom('sign_ups')
		.select('id')
		.where('email', '=', email)
		.where('token', 'is not', null)
		.where('created_at', '>', at - HOUR_MS)
		.execute()
	return recent.length >= MAX_SIGN_UP_MAILS
}

/** The sign-up that a link confirms; undefined where it was used, has expired or never was. */
export const signUpBy = (db: Database, secret: string, at: number) =>
	accountTables(db)
		.selectFrom('sign_ups')
		.select(['id', 'email', 'name', 'password', 'role'])
		.where('token', '=', linkHash(secret))
		.where('expires_at', '>', at)
		.executeTakeFirst()

/** Deletes the sign-ups not confirmed in time. */
export async function deleteOldSignUps({ db, now }: AppContext): Promise<void> {
	await accountTables(db).deleteFrom('sign_ups').where('expires_at', '<=', now()).execute()
}
