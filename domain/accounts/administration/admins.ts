import type { Database } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import { newId, type UserId } from '../../../shared/ids.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { policyFor } from '../../../shared/modes.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { audit, COMMAND_LINE } from '../../audit/commands.ts'
import { hashed } from '../auth.ts'
import { faultOf } from '../passwords/password-rules.ts'
import type { NewAdmin } from '../schema.ts'
import { accountTables } from '../tables.ts'
import { forgetTwoFactor } from '../two-factor/reset.ts'
import { accountStatusOf, endAll, lockRoleChanges, setAccountStatus } from './account-status.ts'

export const findByEmail = (db: Database, email: string) =>
	accountTables(db)
		.selectFrom('users')
		.select(['id', 'name', 'role', 'suspended_at'])
		.where('email', '=', email)
		.executeTakeFirst()

/** What is wrong with an admin's new password, whichever way the store is run; null where it will do. */
export const adminPasswordFault = (password: string, email: string): Promise<Message | null> =>
	faultOf(password, { role: 'Admin', email }, policyFor('live').passwords)

/**
 * Makes an existing account an admin's and ends its suspension. Whoever signed up with the address need
 * not be who owns it: the account gets a new password, and its sessions and known devices end.
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
		if (!user) return refuse('not_found', message('accounts.nobody_with_email', { email }))
		const { role, suspended } = accountStatusOf(user)
		await setAccountStatus(tx, COMMAND_LINE, user, { role: 'Admin', suspended: false }, at)
		await accountTables(tx)
			.updateTable('credentials')
			.set({ password: hash, long_password: 1, updated_at: new Date(at).toISOString() })
			.where('user_id', '=', user.id)
			.execute()
		await endAll(tx, user.id)
		await audit(tx, COMMAND_LINE, at, [
			{
				action: 'set the password of',
				kind: 'user',
				subjectId: user.id,
				subject: user.name,
			},
		])
		return ok(role === 'Admin' && !suspended)
	})
}

/**
 * Forgets the app of whoever has lost it, and their recovery codes; their sessions and known devices end.
 * @returns whether the account had any
 */
export const resetTwoFactor = (db: Database, email: string, at: number): Promise<Result<boolean>> =>
	transact(db, async (tx) => {
		const user = await findByEmail(tx, email)
		if (!user) return refuse('not_found', message('accounts.nobody_with_email', { email }))
		const had = await forgetTwoFactor(tx, user.id)
		if (!had) return ok(false)
		await endAll(tx, user.id)
		await audit(tx, COMMAND_LINE, at, [
			{
				action: 'changed',
				kind: 'user',
				subjectId: user.id,
				subject: user.name,
				before: { twoFactor: true },
				after: { twoFactor: false },
			},
		])
		return ok(true)
	})

/** Makes an admin's account from the command line, where nobody is signed in. */
export async function makeAdmin(
	db: Database,
	{ email, name, password }: NewAdmin,
	at: number,
): Promise<Result<void>> {
	const id = newId() as UserId
	const time = new Date(at).toISOString()
	const hash = await hashed(password)
	return transact(db, async (tx) => {
		const made = await accountTables(tx)
			.insertInto('users')
			.values({
				id,
				email,
				name,
				email_verified: 0,
				image: null,
				role: 'Admin',
				suspended_at: null,
				created_at: time,
				updated_at: time,
			})
			.onConflict((conflict) => conflict.column('email').doNothing())
			.returning('id')
			.executeTakeFirst()
		if (!made) return refuse('email_taken', message('accounts.email_has_account', { email }))
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
