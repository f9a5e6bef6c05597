import type { Database, Tx } from '../../../../db/database.ts'
import { HOUR_MS } from '../../../../shared/durations.ts'
import { newSecret, type UserId } from '../../../../shared/ids.ts'
import { ADDRESS_LINK_MS, MAX_ADDRESS_LINKS } from '../../limits.ts'
import { accountTables } from '../../tables.ts'
import { linkHash } from '../links/password-links.ts'

/** Confirms the address that an account has, or gives it another. */
export type AddressPurpose = 'confirm' | 'change'

/** Where such a link leads; its secret follows. */
export const ADDRESS_PATH = '/confirm?token='

/** Makes a link that confirms an address once. @returns its secret, which is kept nowhere */
export async function makeAddressLink(
	tx: Tx,
	{ id, purpose, email }: { id: UserId; purpose: AddressPurpose; email: string },
	at: number,
): Promise<string> {
	const secret = newSecret()
	await accountTables(tx)
		.insertInto('address_links')
		.values({
			token: linkHash(secret),
			user_id: id,
			purpose,
			email,
			created_at: at,
			expires_at: at + ADDRESS_LINK_MS[purpose],
		})
		.execute()
	return secret
}

/**
 * How long an account waits for its next link of a purpose, in milliseconds; 0 where it need not. The caller has locked
 * the account.
 */
export async function waitForLink(
	tx: Tx,
	id: UserId,
	purpose: AddressPurpose,
	at: number,
): Promise<number> {
	const recent = await accountTables(tx)
		.selectFrom('address_links')
		.select('created_at')
		.where('user_id', '=', id)
		.where('purpose', '=', purpose)
		.where('created_at', '>', at - HOUR_MS)
		.orderBy('created_at', 'desc')
		.limit(MAX_ADDRESS_LINKS)
		.execute()
	const earliest = recent[MAX_ADDRESS_LINKS - 1]
	return earliest ? earliest.created_at + HOUR_MS - at : 0
}

/**
 * The account and the address that a link confirms; undefined where it was used, has expired, never was, or is of a
 * suspended account.
 */
export const whoseAddressLink = (db: Database, secret: string, at: number) =>
	accountTables(db)
		.selectFrom('address_links')
		.innerJoin('users', 'users.id', 'address_links.user_id')
		.select(['users.id', 'users.name', 'users.role', 'users.email as present'])
		.select(['address_links.purpose', 'address_links.email'])
		.where('token', '=', linkHash(secret))
		.where('address_links.expires_at', '>', at)
		.where('users.suspended_at', 'is', null)
		.executeTakeFirst()

/** Uses a link up. @returns whether it was still good */
export async function useAddressLink(tx: Tx, secret: string, at: number): Promise<boolean> {
	const used = await accountTables(tx)
		.deleteFrom('address_links')
		.where('token', '=', linkHash(secret))
		.where('expires_at', '>', at)
		.returning('token')
		.executeTakeFirst()
	return used !== undefined
}

/** Makes the links of an account to another address useless; they count for how many it gets. */
export const withdrawChanges = (tx: Tx, id: UserId, at: number) =>
	accountTables(tx)
		.updateTable('address_links')
		.set({ expires_at: at })
		.where('user_id', '=', id)
		.where('purpose', '=', 'change')
		.where('expires_at', '>', at)
		.execute()

/** The address that an account is about to get, if its owner presses the link. */
export const awaitedAddress = (db: Database, id: UserId, at: number) =>
	accountTables(db)
		.selectFrom('address_links')
		.select('email')
		.where('user_id', '=', id)
		.where('purpose', '=', 'change')
		.where('expires_at', '>', at)
		.orderBy('created_at', 'desc')
		.executeTakeFirst()
