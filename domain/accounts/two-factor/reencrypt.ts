import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { inTransaction } from '../../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { accountTables } from '../tables.ts'

const COLUMNS = ['secret', 'backup_codes'] as const

/** Encrypts the two-step login data of the former secret with the present one. */
export function reencryptTwoFactor(
	{ db }: AppContext,
	secret: string,
	former: string,
): Promise<void> {
	return inTransaction(db, async (tx) => {
		const tables = accountTables(tx)
		const rows = await tables
			.selectFrom('second_factors')
			.select(['id', ...COLUMNS])
			.execute()
		for (const { id, ...sealed } of rows)
			for (const column of COLUMNS) {
				const data = await opened(former, sealed[column])
				if (data === null) continue
				const anew = await symmetricEncrypt({ key: secret, data })
				await tables
					.updateTable('second_factors')
					.set({ [column]: anew })
					.where('id', '=', id)
					.where(column, '=', sealed[column])
					.execute()
			}
	})
}

/** @returns null where it was encrypted with another secret */
async function opened(key: string, data: string): Promise<string | null> {
	try {
		return await symmetricDecrypt({ key, data })
	} catch {
		return null
	}
}
