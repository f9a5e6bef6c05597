import type { Tx } from '../../../../db/database.ts'
import type { CartId } from '../../../../shared/ids.ts'
import { linesOf, systemsOf } from '../../queries.ts'
import type { Line } from '../../rules.ts'
import { cartTables } from '../../tables.ts'
import { deleteLine, setLine } from '../lines.ts'
import { type PlannedSystem, wholeSystems, without } from '../systems/system-rules.ts'
import { deleteSystems } from '../systems/systems.ts'
import { type Removal, removalIn } from './removal-rules.ts'

/** The last removal, as far as it can be undone. */
export async function lastRemoval(tx: Tx, cartId: CartId): Promise<Removal | null> {
	const { undo } = await cartTables(tx)
		.selectFrom('carts')
		.select('undo')
		.where('id', '=', cartId)
		.executeTakeFirstOrThrow()
	return removalIn(undo)
}

export async function keepRemoval(tx: Tx, cartId: CartId, removal: Removal | null) {
	const undo = removal && JSON.stringify(removal)
	await cartTables(tx).updateTable('carts').set({ undo }).where('id', '=', cartId).execute()
}

/** Takes pieces out of the cart's lines. */
export async function takeOut(tx: Tx, cartId: CartId, pieces: readonly Line[], at: number) {
	const lines = await linesOf(tx, cartId)
	const left = new Map(without(lines, pieces).map((line) => [line.productId, line.quantity]))
	for (const { productId, quantity } of lines) {
		const now = left.get(productId)
		if (now === undefined) await deleteLine(tx, cartId, productId)
		else if (now !== quantity) await setLine(tx, cartId, { productId, quantity: now }, at)
	}
}

/** The systems that are no longer whole once these pieces are gone. */
export async function dissolvedBy(
	tx: Tx,
	cartId: CartId,
	pieces: readonly Line[],
): Promise<PlannedSystem[]> {
	const here = await systemsOf(tx, cartId)
	const whole = wholeSystems(here, without(await linesOf(tx, cartId), pieces))
	return here.filter((system) => !whole.includes(system))
}

/**
 * Takes pieces out of the cart, and with them systems as such, and remembers them, so that this one removal can
 * be undone. Where there are none, nothing is done.
 */
export async function remove(
	tx: Tx,
	cartId: CartId,
	pieces: readonly Line[],
	{ at, systems = [] }: { at: number; systems?: readonly PlannedSystem[] },
): Promise<void> {
	if (pieces.length === 0) return
	await deleteSystems(tx, systems)
	const dissolved = await dissolvedBy(tx, cartId, pieces)
	const removal = { lines: [...pieces], systems: [...systems, ...dissolved], instead: null }
	await keepRemoval(tx, cartId, removal)
	await takeOut(tx, cartId, pieces, at)
}
