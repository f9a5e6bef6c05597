import { Console } from 'node:console'
import { expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { newId, type OrderId, type UserId } from '../../../shared/ids.ts'
import { addInstallers, addOrder } from '../../../test/routing.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'

/** How many orders; many more for `npm run soak`, which prints the table too. */
const ORDERS = Number(process.env.SOAK_ROUTED ?? 240)
const INSTALLERS = process.env.SOAK_ROUTED ? 200 : 80
/** Beginnings of PIN codes, each served by as many installers alike; of the last they take hardly any work. */
const AREAS = ['411', '400', '302', '560', '600', '500', '110', '380', '700', '682']
const A_AREA = INSTALLERS / AREAS.length

/** So much that none of them is ever full, and so little that all are. */
const AMPLE = Math.ceil(ORDERS / AREAS.length / A_AREA)
const SCARCE = Math.max(1, Math.floor(AMPLE / 8))

const jobsAWeekIn = (area: string) => (area === AREAS.at(-1) ? SCARCE : AMPLE)

async function addAll({ store }: TestStore) {
	const areaOf = new Map<UserId, string>()
	for (const area of AREAS) for (let n = 0; n < A_AREA; n++) areaOf.set(newId() as UserId, area)
	await addInstallers(
		store,
		[...areaOf].map(([id, area]) => ({ id, areas: [area], jobsAWeek: jobsAWeekIn(area) })),
	)
	return areaOf
}

async function addOrders({ store }: TestStore, from: number, to: number) {
	await inTransaction(store.db, async (tx) => {
		for (let n = from; n < to; n++) await addOrder(store, tx, `${AREAS[n % AREAS.length]}001`)
	})
}

/** The loads of each area's installers, and the orders that wait for nobody. */
async function outcome({ store: { db } }: TestStore, areaOf: Map<UserId, string>) {
	const orders = await db.selectFrom('orders').select(['installer_id', 'zip_prefix']).execute()
	const load = new Map([...areaOf.keys()].map((id) => [id, 0]))
	for (const { installer_id: id } of orders) if (id) load.set(id, (load.get(id) ?? 0) + 1)
	return AREAS.map((area) => {
		const loads = [...areaOf].flatMap(([id, its]) => (its === area ? [load.get(id) ?? 0] : []))
		const its = orders.filter(({ zip_prefix: prefix }) => prefix === area)
		const waiting = its.filter(({ installer_id: id }) => id === null).length
		const [least, most] = [Math.min(...loads), Math.max(...loads)]
		const capacity = 2 * jobsAWeekIn(area)
		return { area, orders: its.length, installers: loads.length, capacity, least, most, waiting }
	})
}

const openOffers = ({ store }: TestStore) =>
	store.db.selectFrom('offers').select('order_id').where('answer', 'is', null).execute()

describeOnAllEngines('orders that are routed', (open) => {
	it(
		'wait for nobody while one who serves their PIN code is free, and load all who are alike evenly',
		async () => {
			const opened = await open({ mode: 'live' })
			const areaOf = await addAll(opened)
			for (let n = 0; n < ORDERS; n += 100) await addOrders(opened, n, Math.min(n + 100, ORDERS))
			const table = await outcome(opened, areaOf)
			if (process.env.SOAK_ROUTED) new Console(process.stdout).table(table)
			for (const { orders, least, most, waiting, capacity, installers } of table) {
				expect(most - least).toBeLessThanOrEqual(1)
				expect(most).toBeLessThanOrEqual(capacity)
				expect(waiting).toBe(Math.max(0, orders - capacity * installers))
			}
			expect(table.at(-1)?.waiting).toBeGreaterThan(0)
			const offered = new Set<OrderId>((await openOffers(opened)).map(({ order_id: id }) => id))
			expect(offered.size).toBe(
				table.reduce((sum, { orders, waiting }) => sum + orders - waiting, 0),
			)
		},
		20 * 60_000,
	)
})
