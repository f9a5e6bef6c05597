import type { Tx } from '../../../db/database.ts'
import type { CartId } from '../../../shared/ids.ts'
import { cartTables } from '../tables.ts'

/** Notes whether the buyer has the parts that a cart lacks. */
export async function setOtherParts(tx: Tx, id: CartId, hasThem: boolean): Promise<void> {
	await cartTables(tx)
		.updateTable('carts')
		.set({ has_other_parts: hasThem ? 1 : 0 })
		.where('id', '=', id)
		.execute()
}

/** A cart that becomes another's takes along that its buyer has the other parts. */
export async function moveOtherParts(tx: Tx, from: CartId, to: CartId): Promise<void> {
	const told = await cartTables(tx)
		.selectFrom('carts')
		.select('id')
		.where('id', '=', from)
		.where('has_other_parts', '=', 1)
		.executeTakeFirst()
	if (told) await setOtherParts(tx, to, true)
}
