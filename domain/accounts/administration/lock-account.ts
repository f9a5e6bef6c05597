import type { Tx } from '../../../db/database.ts'
import type { UserId } from '../../../shared/ids.ts'
import { accountTables } from '../tables.ts'

/**
 * Locks an account for the rest of the transaction, so that its limited rows are counted by one transaction at a time.
 */
export const lockAccount = (tx: Tx, id: UserId) =>
	accountTables(tx)
		.updateTable('users')
		.set((eb) => ({ name: eb.ref('name') }))
		.where('id', '=', id)
		.execute()
