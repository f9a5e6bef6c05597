import type { Tx } from '../../../../db/database.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { accountTables } from '../../tables.ts'

/** Forgets the app of an account and its recovery codes. @returns whether it had any */
export async function forgetTwoFactor(tx: Tx, id: UserId): Promise<boolean> {
	await accountTables(tx)
		.updateTable('users')
		.set({ two_factor_enabled: 0 })
		.where('id', '=', id)
		.execute()
	const forgotten = await accountTables(tx)
		.deleteFrom('second_factors')
		.where('user_id', '=', id)
		.returning('id')
		.executeTakeFirst()
	return forgotten !== undefined
}
