import { createHash } from 'node:crypto'
import type { Database, Tx } from '../../../../db/database.ts'
import { MINUTE_MS } from '../../../../shared/durations.ts'
import { newSecret, type UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail } from '../../../../shared/result.ts'
import { MAX_PASSWORD_LINKS, PASSWORD_LINK_MS } from '../../limits.ts'
import { accountTables } from '../../tables.ts'

/** The refusal of a link that was used, has expired or never was. */
export const LINK_OVER = fail('not_found', message('accounts.link_over'))

/** The stored hash of a secret of 192 bits: such a secret cannot be guessed, so a plain hash will do. */
export const linkHash = (secret: string): string =>
	createHash('sha256').update(secret).digest('base64url')

/** Makes a link by which a password is set once. @returns its secret, which is stored nowhere */
export async function makePasswordLink(tx: Tx, id: UserId, at: number): Promise<string> {
	const secret = newSecret()
	await accountTables(tx)
		.insertInto('account_links')
		.values({
			token: linkHash(secret),
			user_id: id,
			expires_at: at + PASSWORD_LINK_MS,
			created_at: at,
		})
		.execute()
	return secret
}

/** The page where a link's secret sets a password. */
export const passwordPath = (secret: string): string => `/reset?token=${secret}`

/** Whether an account has been sent as many links in the last hour as it gets. */
export async function hasManyLinks(tx: Tx, id: UserId, at: number): Promise<boolean> {
	const recent = await accountTables(tx)
		.selectFrom('account_links')
		.select('token')
		.where('user_id', '=', id)
		.where('created_at', '>', at - 60 * MINUTE_MS)
		.execute()
	return recent.length >= MAX_PASSWORD_LINKS
}

/** The account whose password a link sets; undefined where it was used, has expired or never was. */
export const whoseLink = (db: Database, secret: string, at: number) =>
	accountTables(db)
		.selectFrom('account_links')
		.innerJoin('users', 'users.id', 'account_links.user_id')
		.select(['users.id', 'users.name', 'users.email', 'users.role'])
		.where('token', '=', linkHash(secret))
		.where('expires_at', '>', at)
		.executeTakeFirst()

/** Uses a link up, and every other one of the account, to another address as well. @returns whether it was still good */
export async function useLink(tx: Tx, id: UserId, secret: string, at: number): Promise<boolean> {
	const used = await accountTables(tx)
		.deleteFrom('account_links')
		.where('token', '=', linkHash(secret))
		.where('user_id', '=', id)
		.where('expires_at', '>', at)
		.returning('token')
		.executeTakeFirst()
	if (!used) return false
	for (const table of ['account_links', 'address_links'] as const)
		await accountTables(tx).deleteFrom(table).where('user_id', '=', id).execute()
	return true
}

/** Deletes the links and invitations that have expired; links an hour later, since so long they are counted. */
export async function deleteOldLinks(db: Database, at: number): Promise<void> {
	for (const table of ['account_links', 'address_links', 'device_links'] as const)
		await accountTables(db)
			.deleteFrom(table)
			.where('expires_at', '<', at - 60 * MINUTE_MS)
			.execute()
	await accountTables(db).deleteFrom('invitations').where('expires_at', '<', at).execute()
}
