import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { orderTables } from '../../tables.ts'

/** Under which the tries of all networks that are not known are counted. */
const ALL = ''

interface Window {
	points: number
	windowSeconds: number
}

const hashed = ({ keyedHash }: AppContext, id: OrderId, network: string) =>
	keyedHash('contact tries', `${id}\n${network}`)

/**
 * Counts a try of an order's phone number or email: by the network it comes from, and by all networks together for those
 * that are not known to be the buyer's. One of a network that has had its own counts no further.
 * @returns how many seconds to wait; 0 where it may be judged
 */
export async function countTry(ctx: AppContext, id: OrderId, network: string): Promise<number> {
	const { byNetwork, byAll } = ctx.policy.contactTries
	const name = hashed(ctx, id, network)
	const own = await count(ctx, id, name, byNetwork)
	if (own.wait > 0 || own.isKnown) return own.wait
	return (await count(ctx, id, ALL, byAll)).wait
}

/** Notes that a network is the buyer's: its tries count by themselves alone, and begin anew. */
export async function knowNetwork(ctx: AppContext, id: OrderId, network: string): Promise<void> {
	const row = { order_id: id, network: hashed(ctx, id, network), known: 1 }
	await orderTables(ctx.db)
		.insertInto('order_contact_tries')
		.values({ ...row, tries: 0, since: ctx.now() })
		.onConflict((conflict) =>
			conflict.columns(['order_id', 'network']).doUpdateSet({ tries: 0, known: 1 }),
		)
		.execute()
}

/** Takes back the try that was right from the tries of all networks. */
export async function takeBackTry({ db }: AppContext, id: OrderId): Promise<void> {
	await orderTables(db)
		.updateTable('order_contact_tries')
		.set((eb) => ({ tries: eb('tries', '-', 1) }))
		.where('order_id', '=', id)
		.where('network', '=', ALL)
		.where('tries', '>', 0)
		.execute()
}

async function count(ctx: AppContext, id: OrderId, network: string, most: Window) {
	const windowMs = most.windowSeconds * 1000
	const { tries, since, known } = await add(ctx.db, id, network, ctx.now(), windowMs)
	const left = Math.max(1, Math.ceil((since + windowMs - ctx.now()) / 1000))
	return { wait: tries > most.points ? left : 0, isKnown: known === 1 }
}

/** One more try; those of a window that has passed are forgotten. */
async function add(db: Database, id: OrderId, network: string, at: number, windowMs: number) {
	const row = await orderTables(db)
		.insertInto('order_contact_tries')
		.values({ order_id: id, network, tries: 1, since: at, known: 0 })
		.onConflict((conflict) =>
			conflict.columns(['order_id', 'network']).doUpdateSet((eb) => {
				const isOver = eb('order_contact_tries.since', '<=', at - windowMs)
				const { tries, since } = {
					tries: eb('order_contact_tries.tries', '+', 1),
					since: eb.ref('order_contact_tries.since'),
				}
				return {
					tries: eb.case().when(isOver).then(1).else(tries).end(),
					since: eb.case().when(isOver).then(eb.val(at)).else(since).end(),
				}
			}),
		)
		.returning(['tries', 'since', 'known'])
		.executeTakeFirstOrThrow()
	return row
}
