import type { Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { type CartId, newId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { MAX_SYSTEMS } from '../../limits.ts'
import { linesOf, systemsOf } from '../../queries.ts'
import { firstShort, type Line, merged } from '../../rules.ts'
import type { NewSystem } from '../../schema.ts'
import { type Changed, change, outOfStock } from '../change.ts'
import { addLines, finder } from '../lines.ts'
import { keepRemoval, remove, takeOut } from '../removal/removal.ts'
import { deleteSystems, insertWhole } from './systems.ts'

const NO_PRODUCT = message('cart.no_such_product')
const NO_SYSTEM = message('cart.no_such_system')
const TOO_MANY = message('cart.too_many_systems', { most: MAX_SYSTEMS })

/**
 * Adds several products or none; each as far as there is stock, and a notice names the shortfall. Complete parts of a
 * plan's system are a system in the cart. One that takes another's place is added whole or not at all.
 */
export function addItems(
	ctx: AppContext,
	actor: Actor,
	{ items, system }: { items: Line[]; system?: NewSystem | undefined },
): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		if (!items.every(({ productId }) => ctx.catalogue.byId(productId)))
			return fail('not_found', NO_PRODUCT)
		if (!system) return ok(await addLines(ctx, tx, cartId, items))
		const { plan, kwp, replaces } = system
		const added = { id: newId(), plan, kwp, parts: merged([], items) }
		const room = await makeRoom(ctx, tx, cartId, { replaces, added })
		if (!room.ok) return room
		const notice = await addLines(ctx, tx, cartId, added.parts)
		await insertWhole(tx, cartId, [added], ctx.now())
		return ok(notice)
	})
}

/** Takes out the system that leaves for another, as a removal that can be undone. */
async function makeRoom(
	ctx: AppContext,
	tx: Tx,
	cartId: CartId,
	{ replaces, added }: { replaces: string | undefined; added: { id: string; parts: Line[] } },
): Promise<Result<null>> {
	const systems = await systemsOf(tx, cartId)
	const old = systems.find(({ id }) => id === replaces)
	if (!old) return systems.length < MAX_SYSTEMS ? ok(null) : fail('invalid', TOO_MANY)
	await deleteSystems(tx, [old])
	await takeOut(tx, cartId, old.parts, ctx.now())
	const lines = await linesOf(tx, cartId)
	const wanted = merged(lines, added.parts).filter(({ productId }) =>
		added.parts.some((part) => part.productId === productId),
	)
	const short = firstShort(lines, wanted, finder(ctx))
	if (short) return outOfStock(short)
	await keepRemoval(tx, cartId, { lines: old.parts, systems: [old], instead: added.id })
	return ok(null)
}

/** Removes all parts of a system, and leaves everything else as it is. */
export function removeSystem(ctx: AppContext, actor: Actor, id: string): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		const system = (await systemsOf(tx, cartId)).find((one) => one.id === id)
		if (!system) return fail('not_found', NO_SYSTEM)
		await remove(tx, cartId, system.parts, { at: ctx.now(), systems: [system] })
		return ok(null)
	})
}
