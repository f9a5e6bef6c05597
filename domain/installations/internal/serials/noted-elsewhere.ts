import { sql } from 'kysely'
import type { OrderId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { sameSerial } from '../../rules.ts'
import { installationTables } from '../../tables.ts'

/**
 * Those of an order's serial numbers that another order has too, in capital letters. A store that refuses such numbers
 * has none.
 */
export async function notedElsewhere(
	{ db, policy }: AppContext,
	orderId: OrderId,
	serials: readonly string[],
): Promise<Set<string>> {
	if (policy.completion === 'refuse' || serials.length === 0) return new Set()
	const inCapitals = sql<string>`upper(serial)`
	const rows = await installationTables(db)
		.selectFrom('installation_serials')
		.select(inCapitals.as('serial'))
		.where(inCapitals, 'in', [...new Set(serials.map(sameSerial))])
		.where('order_id', '<>', orderId)
		.execute()
	return new Set(rows.map(({ serial }) => serial))
}
