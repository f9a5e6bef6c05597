import type { Database } from '../../../../db/database.ts'
import { type CountedNetwork, networksOf } from '../../../../shared/requests/network.ts'
import type { AppContext } from '../../../app-context.ts'
import { CONTACT_TRIES_LAST_MS } from '../../limits.ts'
import { orderTables } from '../../tables.ts'

/** Under which the tries of all networks that are not known are counted. */
const ALL = ''
/** Under which the tries of a network with any order are counted. */
const ANY_ORDER = ''

interface Window {
	points: number
	windowSeconds: number
}

/** A try that has been counted as wrong. */
export interface ContactTry {
	/** How many seconds to wait; 0 where it may be judged. */
	waitSeconds: number
	/** Takes it back, since it was right, and knows its network from now on. */
	succeed: () => Promise<void>
}

const hashed = ({ keyedHash }: AppContext, id: string, network: string) =>
	keyedHash('contact tries', `${id}\n${network}`)

/**
 * Counts a try of an order's phone number or email: by the network it comes from, and by all networks together for those
 * that are not known to be the buyer's. One of a network that has had its own counts no further.
 */
export async function countTry(ctx: AppContext, id: string, network: string): Promise<ContactTry> {
	const { byNetwork, byAll } = ctx.policy.contactTries
	const own = await count(ctx, id, hashed(ctx, id, network), byNetwork)
	const succeed = async () => {
		await knowNetwork(ctx, id, network)
		if (!own.isKnown) await takeBackTry(ctx, id, ALL)
	}
	if (own.wait > 0 || own.isKnown) return { waitSeconds: own.wait, succeed }
	return { waitSeconds: (await count(ctx, id, ALL, byAll)).wait, succeed }
}

/**
 * Counts a try of an order's number together with its phone number: as `countTry`, and by the caller's networks over all
 * orders.
 * @param id null for a text that is no number of an order
 */
export async function countNumberTry(
	ctx: AppContext,
	id: string | null,
	address: string,
): Promise<ContactTry> {
	const networks = networksOf(address)
	const keyOf = ({ network }: CountedNetwork) => hashed(ctx, ANY_ORDER, network)
	const { ofAnyOrder } = ctx.policy.contactTries
	for (const each of networks) {
		const most = { ...ofAnyOrder, points: ofAnyOrder.points * each.factor }
		const { wait } = await count(ctx, ANY_ORDER, keyOf(each), most)
		if (wait > 0) return { waitSeconds: wait, succeed: async () => undefined }
	}
	const own = id === null ? null : await countTry(ctx, id, networks[0].network)
	return {
		waitSeconds: own?.waitSeconds ?? 0,
		succeed: async () => {
			for (const each of networks) await takeBackTry(ctx, ANY_ORDER, keyOf(each))
			await own?.succeed()
		},
	}
}

/** Notes that a network is the buyer's: its tries count by themselves alone, and begin anew. */
export async function knowNetwork(ctx: AppContext, id: string, network: string): Promise<void> {
	const row = { order_id: id, network: hashed(ctx, id, network), known: 1 }
	await orderTables(ctx.db)
		.insertInto('order_contact_tries')
		.values({ ...row, tries: 0, since: ctx.now() })
		.onConflict((conflict) =>
			conflict.columns(['order_id', 'network']).doUpdateSet({ tries: 0, known: 1 }),
		)
		.execute()
}

/** Deletes the counts that begin anew; a network that is known stays so. */
export async function deleteOldContactTries({ db, now }: AppContext): Promise<void> {
	await orderTables(db)
		.deleteFrom('order_contact_tries')
		.where((eb) => eb('known', '=', eb.lit(0)))
		.where('since', '<=', now() - CONTACT_TRIES_LAST_MS)
		.execute()
}

async function takeBackTry({ db }: AppContext, id: string, network: string): Promise<void> {
	await orderTables(db)
		.updateTable('order_contact_tries')
		.set((eb) => ({ tries: eb('tries', '-', 1) }))
		.where('order_id', '=', id)
		.where('network', '=', network)
		.where('tries', '>', 0)
		.execute()
}

async function count(ctx: AppContext, id: string, network: string, most: Window) {
	const windowMs = most.windowSeconds * 1000
	const { tries, since, known } = await add(ctx.db, id, network, ctx.now(), windowMs)
	const left = Math.max(1, Math.ceil((since + windowMs - ctx.now()) / 1000))
	return { wait: tries > most.points ? left : 0, isKnown: known === 1 }
}

/** One more try; those of a window that has passed are forgotten. */
async function add(db: Database, id: string, network: string, at: number, windowMs: number) {
	const row = await orderTables(db)
		.insertInto('order_contact_tries')
		.values({ order_id: id, network, tries: 1, since: at, known: 0 })
		.onConflict((conflict) =>
			conflict.columns(['order_id', 'network']).doUpdateSet((eb) => {
				const hasEnded = eb('order_contact_tries.since', '<=', at - windowMs)
				const { tries, since } = {
					tries: eb('order_contact_tries.tries', '+', 1),
					since: eb.ref('order_contact_tries.since'),
				}
				return {
					tries: eb.case().when(hasEnded).then(1).else(tries).end(),
					since: eb.case().when(hasEnded).then(eb.val(at)).else(since).end(),
				}
			}),
		)
		.returning(['tries', 'since', 'known'])
		.executeTakeFirstOrThrow()
	return row
}
