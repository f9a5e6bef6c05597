import type { Tx } from '../../../db/database.ts'
import type { Role } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import { accountTables } from '../tables.ts'

interface NewAccount {
	id: UserId
	email: string
	name: string
	role: Role
	/** Whether a mail to the address has been answered. */
	email_verified: 0 | 1
}

/** Adds an account that has no password yet. @returns whether the address was free */
export async function addAccount(tx: Tx, account: NewAccount, at: number): Promise<boolean> {
	const time = new Date(at).toISOString()
	const added = await accountTables(tx)
		.insertInto('users')
		.values({ ...account, image: null, suspended_at: null, created_at: time, updated_at: time })
		.onConflict((conflict) => conflict.column('email').doNothing())
		.returning('id')
		.executeTakeFirst()
	return added !== undefined
}
