import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { newSecret } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { makePasswordLink, passwordPath } from '../internal/links/password-links.ts'
import type { NewAdmin } from '../schema.ts'
import { accountTables } from '../tables.ts'
import { findByEmail, makeAdmin, promote } from './admins.ts'

/**
 * Makes an admin whose password is set by a link. Until then the password is unknown to all: a person who signed up
 * with the address before need not be its owner.
 * @param at epoch milliseconds
 * @returns the path of the link, good once and for 30 minutes
 */
export async function makeAdminLink(
	db: Database,
	{ email, name }: Omit<NewAdmin, 'password'>,
	at: number,
): Promise<Result<string>> {
	const password = newSecret()
	const done = (await findByEmail(db, email))
		? await promote(db, { email, password }, at)
		: await makeAdmin(db, { email, name, password }, at)
	if (!done.ok) return done
	const user = await findByEmail(db, email)
	if (!user) return fail('not_found', message('accounts.nobody_with_email', { email }))
	return ok(passwordPath(await inTransaction(db, (tx) => makePasswordLink(tx, user.id, at))))
}

/**
 * As `makeAdminLink`, where the store has no admin yet; named by the address until they change it.
 * @returns null where there is an admin
 */
export async function firstAdminLink(
	db: Database,
	email: string,
	at: number,
): Promise<string | null> {
	const admin = await accountTables(db)
		.selectFrom('users')
		.select('id')
		.where('role', '=', 'Admin')
		.executeTakeFirst()
	if (admin) return null
	const link = await makeAdminLink(db, { email, name: email.split('@')[0] ?? email }, at)
	// Another process that starts at the same time may have made it.
	return link.ok ? link.value : null
}
