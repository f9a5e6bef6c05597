import type { Database, Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import { newId, type UserId } from '../../../shared/ids.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { policyFor } from '../../../shared/modes.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { audit, COMMAND_LINE, ofUser } from '../../audit/commands.ts'
import { hashed } from '../auth.ts'
import {
	accountStatusOf,
	lockRoleChanges,
	setAccountStatus,
} from '../internal/administration/account-status.ts'
import { addAccount } from '../internal/new-account.ts'
import { faultOf } from '../internal/passwords/password-rules.ts'
import { endAll } from '../internal/sessions/end-sessions.ts'
import { forgetTwoFactor } from '../internal/two-factor/reset.ts'
import type { NewAdmin } from '../schema.ts'
import { accountTables } from '../tables.ts'

export const findByEmail = (db: Database, email: string) =>
	accountTables(db)
		.selectFrom('users')
		.select(['id', 'name', 'role', 'suspended_at'])
		.where('email', '=', email)
		.executeTakeFirst()

/** The fault of an admin's new password, under any policy; null where it will do. */
export const adminPasswordFault = (password: string, email: string): Promise<Message | null> =>
	faultOf(password, { role: 'Admin', email }, policyFor('live').passwords)

/**
 * Makes an existing account an admin's and ends its suspension. A person who signed up with the address need not be its
 * owner: the account gets a new password, and its sessions and known devices end.
 * @returns whether it was an active admin's before
 */
export async function promote(
	db: Database,
	{ email, password }: Omit<NewAdmin, 'name'>,
	at: number,
): Promise<Result<boolean>> {
	const hash = await hashed(password)
	return transact(db, async (tx) => {
		await lockRoleChanges(tx)
		const user = await findByEmail(tx, email)
		if (!user) return fail('not_found', message('accounts.nobody_with_email', { email }))
		const { role, suspended } = accountStatusOf(user)
		await setAccountStatus(tx, COMMAND_LINE, user, { role: 'Admin', suspended: false }, at)
		await accountTables(tx)
			.updateTable('credentials')
			.set({ password: hash, long_password: 1, updated_at: new Date(at).toISOString() })
			.where('user_id', '=', user.id)
			.execute()
		await endAll(tx, user.id)
		await audit(tx, COMMAND_LINE, at, [{ action: 'set the password of', ...ofUser(user) }])
		return ok(role === 'Admin' && !suspended)
	})
}

/**
 * Deletes a lost authenticator app and its recovery codes; the account's sessions and known devices end.
 * @returns whether the account had any
 */
export const resetTwoFactor = (db: Database, email: string, at: number): Promise<Result<boolean>> =>
	transact(db, async (tx) => {
		const user = await findByEmail(tx, email)
		if (!user) return fail('not_found', message('accounts.nobody_with_email', { email }))
		const had = await forgetTwoFactor(tx, user.id)
		if (!had) return ok(false)
		await endAll(tx, user.id)
		await audit(tx, COMMAND_LINE, at, [
			{
				action: 'changed',
				...ofUser(user),
				before: { twoFactor: true },
				after: { twoFactor: false },
			},
		])
		return ok(true)
	})

/** Makes an admin's account from the command line, without a session. */
export async function makeAdmin(
	db: Database,
	{ email, name, password }: NewAdmin,
	at: number,
): Promise<Result<void>> {
	const id = newId() as UserId
	const time = new Date(at).toISOString()
	const hash = await hashed(password)
	return transact(db, async (tx) => {
		const account = { id, email, name, role: 'Admin', email_verified: 0 } as const
		if (!(await addAccount(tx, account, at)))
			return fail('email_taken', message('accounts.email_has_account', { email }))
		await accountTables(tx)
			.insertInto('credentials')
			.values({
				id: newId(),
				account_id: id,
				provider_id: 'credential',
				user_id: id,
				password: hash,
				long_password: 1,
				created_at: time,
				updated_at: time,
			})
			.execute()
		await audit(tx, COMMAND_LINE, at, [
			{
				action: 'made',
				kind: 'user',
				subjectId: id,
				subject: name,
				after: { role: 'Admin', email },
			},
		])
		return ok(undefined)
	})
}

export interface LeftAdmins {
	/** Named, and admins now; they have no password until one is set. */
	admins: string[]
	/** Named, without an account. */
	unknown: string[]
	/** Were admins or installers, and are buyers now. */
	demoted: number
	/** Sessions ended. */
	sessions: number
}

/** Besides passwords. */
const BY_WHICH_ONE_ENTERS = [
	'sessions',
	'known_devices',
	'second_factors',
	'used_codes',
	'verifications',
	'account_links',
	'address_links',
	'device_links',
	'sign_ups',
	'invitations',
] as const

/**
 * Leaves only those named as admins and all others as buyers, ends all sessions and forgets all devices. A person who
 * signed up with such an address need not be its owner, so its password goes too.
 */
export async function leaveOnlyAdmins(
	tx: Tx,
	emails: readonly string[],
	at: number,
): Promise<LeftAdmins> {
	await lockRoleChanges(tx)
	const tables = accountTables(tx)
	const { count: sessions } = await tables
		.selectFrom('sessions')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	for (const table of BY_WHICH_ONE_ENTERS) await tables.deleteFrom(table).execute()
	await tables.updateTable('users').set({ two_factor_enabled: 0 }).execute()
	const users = await tables
		.selectFrom('users')
		.select(['id', 'name', 'email', 'role', 'suspended_at'])
		.execute()
	const named = users.filter(({ email }) => emails.includes(email))
	const others = users.filter((user) => user.role !== 'Buyer' && !named.includes(user))
	for (const user of others)
		await setAccountStatus(tx, COMMAND_LINE, user, { ...accountStatusOf(user), role: 'Buyer' }, at)
	for (const user of named) {
		await setAccountStatus(tx, COMMAND_LINE, user, { role: 'Admin', suspended: false }, at)
		await tables
			.updateTable('credentials')
			.set({ password: '', long_password: 0 })
			.where('user_id', '=', user.id)
			.execute()
	}
	const known = named.map(({ email }) => email)
	return {
		admins: known,
		unknown: emails.filter((email) => !known.includes(email)),
		demoted: others.length,
		sessions,
	}
}
