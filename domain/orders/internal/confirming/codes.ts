import { randomInt } from 'node:crypto'
import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { CODE_DIGITS } from '../../limits.ts'
import { orderTables } from '../../tables.ts'

export const hashOfCode = (
	{ keyedHash }: Pick<AppContext, 'keyedHash'>,
	id: OrderId,
	code: string,
) => keyedHash('code of an order', `${id} ${code}`)

/** Draws a code that confirms an order, in place of the one before, to be sent to its buyer. */
export async function drawCode(ctx: AppContext, tx: Tx, id: OrderId): Promise<string> {
	const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
	await orderTables(tx)
		.updateTable('order_confirmations')
		.set({ code_hash: hashOfCode(ctx, id, code), tries: 0 })
		.where('order_id', '=', id)
		.execute()
	return code
}
