import { sql } from 'kysely'
import type { UserId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import { type Range, rankOf, share } from '../rules.ts'
import type { AcceptanceReport } from '../schema.ts'
import { reportTables } from '../tables.ts'
import { momentsOf, placedIn } from './columns.ts'

/** The orders of the range that are to be installed: of these an installer is asked. */
const offeredIn = ({ db }: AppContext, range: Range) =>
	reportTables(db)
		.selectFrom('orders')
		.where(placedIn(range))
		.where('fulfilment', '=', 'installation')

/** The answers of installers to these orders, without those taken back; an answer never comes before its order. */
const answersIn = (ctx: AppContext, range: Range) =>
	offeredIn(ctx, range)
		.innerJoin('order_events', 'order_events.order_id', 'orders.id')
		.where('order_events.created_at', '>=', momentsOf(range).since)
		.where('order_events.withdrawn', '=', 0)

/** From when it could be accepted, as one that is paid first waits for its payment. */
const WAITED = sql<number>`order_events.created_at - orders.released_at`
const MEDIAN = 50
const NINETIETH = 90
const ranksOf = (count: number) => [rankOf(count, MEDIAN), rankOf(count, NINETIETH)]

interface Counts {
	accepted: number
	declined: number
	open: number
}

/** The answers of each installer, and the offers still open. */
async function countsByInstaller(ctx: AppContext, range: Range): Promise<Map<UserId, Counts>> {
	const answers = await answersIn(ctx, range)
		.where('order_events.action', 'in', ['accept', 'decline', 'pass'])
		.select((eb) => [
			'order_events.actor_id as id',
			'order_events.action',
			eb.fn.countAll<number>().as('orders'),
		])
		.groupBy(['order_events.actor_id', 'order_events.action'])
		.execute()
	const waiting = await offeredIn(ctx, range)
		.where('status', '=', 'pending')
		.select((eb) => ['installer_id as id', eb.fn.countAll<number>().as('orders')])
		.groupBy('installer_id')
		.execute()
	const counts = new Map<UserId, Counts>()
	const add = (id: UserId | null, name: keyof Counts, orders: number) => {
		if (!id) return
		const its = counts.get(id) ?? { accepted: 0, declined: 0, open: 0 }
		counts.set(id, { ...its, [name]: its[name] + orders })
	}
	for (const { id, action, orders } of answers)
		add(id, action === 'accept' ? 'accepted' : 'declined', orders)
	for (const { id, orders } of waiting) add(id, 'open', orders)
	return counts
}

/**
 * The time to accept at each rank that is asked for, seconds: of all acceptances by their rank, and of an
 * installer's by installer and rank. Only those rows leave the database.
 */
async function timesAt(ctx: AppContext, range: Range, all: number[], own: number[]) {
	const times = new Map<string, number>()
	if (all.length === 0) return times
	const ranked = answersIn(ctx, range)
		.where('order_events.action', '=', 'accept')
		.select((eb) => [
			'order_events.actor_id as installer',
			WAITED.as('waited'),
			eb.fn
				.agg<number>('row_number')
				.over((over) => over.orderBy(WAITED))
				.as('rank'),
			eb.fn
				.agg<number>('row_number')
				.over((over) => over.partitionBy('order_events.actor_id').orderBy(WAITED))
				.as('own_rank'),
		])
		.as('ranked')
	const rows = await reportTables(ctx.db)
		.selectFrom(ranked)
		.selectAll()
		.where((eb) => eb.or([eb('rank', 'in', all), eb('own_rank', 'in', [...new Set(own)])]))
		.execute()
	for (const { installer, waited, rank, own_rank } of rows) {
		const seconds = Math.round(waited / 1000)
		times.set(`${rank}`, seconds)
		times.set(`${installer} ${own_rank}`, seconds)
	}
	return times
}

async function namesOf({ db }: AppContext, ids: UserId[]) {
	if (ids.length === 0) return new Map<UserId, string>()
	const users = await reportTables(db)
		.selectFrom('users')
		.select(['id', 'name'])
		.where('id', 'in', ids)
		.execute()
	return new Map(users.map(({ id, name }) => [id, name]))
}

async function placedByStatus(ctx: AppContext, range: Range) {
	const rows = await offeredIn(ctx, range)
		.select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
		.groupBy('status')
		.execute()
	const of = (status: string) => rows.find((row) => row.status === status)?.orders ?? 0
	const offered = rows.reduce((all, row) => all + row.orders, 0)
	return { offered, declined: of('declined'), open: of('pending') }
}

export async function acceptanceOf(ctx: AppContext, range: Range): Promise<AcceptanceReport> {
	const { offered, declined, open } = await placedByStatus(ctx, range)
	const installers = await countsByInstaller(ctx, range)
	const names = await namesOf(ctx, [...installers.keys()])
	const accepted = [...installers.values()].reduce((all, its) => all + its.accepted, 0)
	const times = await timesAt(
		ctx,
		range,
		accepted > 0 ? ranksOf(accepted) : [],
		[...installers.values()].flatMap((its) => ranksOf(its.accepted)),
	)
	const timesOf = (of: string, count: number) => ({
		medianSeconds: times.get(`${of}${rankOf(count, MEDIAN)}`) ?? null,
		ninetiethSeconds: times.get(`${of}${rankOf(count, NINETIETH)}`) ?? null,
	})
	return {
		...range,
		totals: {
			offered,
			accepted,
			declined,
			// Offers neither accepted nor declined, and no longer open.
			cancelled: offered - accepted - declined - open,
			open,
			rate: share(accepted, accepted + declined),
			...timesOf('', accepted),
		},
		installers: [...installers]
			.map(([id, its]) => ({
				id,
				name: names.get(id) ?? 'Gone',
				...its,
				rate: share(its.accepted, its.accepted + its.declined),
				...timesOf(`${id} `, its.accepted),
			}))
			.sort((a, b) => b.accepted - a.accepted || a.name.localeCompare(b.name, 'en')),
	}
}
