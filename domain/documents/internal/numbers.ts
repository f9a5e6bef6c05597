import type { Tx } from '../../../db/database.ts'
import { documentTables } from '../tables.ts'

/**
 * The next number of a series in a financial year. The next caller waits until the transaction ends, and a rollback
 * gives its number back: so there is no gap and none twice. Hence it is called at the end of a transaction.
 */
export async function nextNumber(tx: Tx, series: string, fy: string): Promise<number> {
	const { last } = await documentTables(tx)
		.insertInto('document_numbers')
		.values({ series, fy, last: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(['series', 'fy'])
				.doUpdateSet((eb) => ({ last: eb('document_numbers.last', '+', 1) })),
		)
		.returning('last')
		.executeTakeFirstOrThrow()
	return last
}
