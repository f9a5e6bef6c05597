import type { Tx } from '../../../../db/database.ts'
import type { CartId } from '../../../../shared/ids.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { linesOf, systemsOf } from '../../queries.ts'
import { cartTables } from '../../tables.ts'
import { type PlannedSystem, wholeSystems } from './system-rules.ts'

/** Adds a system after the others of its cart; one that is there already is let be. */
export async function insertSystem(tx: Tx, cartId: CartId, system: PlannedSystem, at: number) {
	const { last } = await cartTables(tx)
		.selectFrom('cart_systems')
		.select((eb) => eb.fn.max<number | null>('added_at').as('last'))
		.where('cart_id', '=', cartId)
		.executeTakeFirstOrThrow()
	const { id, plan, kwp, parts } = system
	const added_at = last === null ? at : Math.max(at, last + 1)
	await cartTables(tx)
		.insertInto('cart_systems')
		.values({ id, cart_id: cartId, plan, kwp, parts: JSON.stringify(parts), added_at })
		.onConflict((conflict) => conflict.column('id').doNothing())
		.execute()
}

export async function deleteSystems(tx: Tx, systems: readonly PlannedSystem[]) {
	if (systems.length === 0) return
	const ids = systems.map(({ id }) => id)
	await cartTables(tx).deleteFrom('cart_systems').where('id', 'in', ids).execute()
}

/** Adds those of the systems that the cart's lines have the parts of, beside the systems that are there. */
export async function insertWhole(
	tx: Tx,
	cartId: CartId,
	systems: readonly PlannedSystem[],
	at: number,
) {
	if (systems.length === 0) return
	const here = await systemsOf(tx, cartId)
	const whole = wholeSystems([...here, ...systems], await linesOf(tx, cartId))
	for (const system of systems)
		if (whole.includes(system)) await insertSystem(tx, cartId, system, at)
}

/** Makes single products of the systems that are no longer whole, and says so. */
export async function dissolveBroken(tx: Tx, cartId: CartId): Promise<Message[]> {
	const systems = await systemsOf(tx, cartId)
	if (systems.length === 0) return []
	const whole = wholeSystems(systems, await linesOf(tx, cartId))
	const broken = systems.filter((system) => !whole.includes(system))
	await deleteSystems(tx, broken)
	return broken.map(({ kwp }) => message('cart.system_dissolved', { kwp }))
}
