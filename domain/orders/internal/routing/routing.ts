import type { Database, Tx } from '../../../../db/database.ts'
import type { UserId } from '../../../../shared/ids.ts'
import type { StorePolicy } from '../../../../shared/modes.ts'
import {
	type InstallerFacts,
	type InstallerIds,
	installerFacts,
	installersServing,
} from '../../../installers/queries.ts'
import type { OrderRow } from '../../queries.ts'
import type { OrderInstaller } from '../../routing/routing-schema.ts'
import { orderTables } from '../../tables.ts'
import { OPEN_STATUSES } from '../../transitions/status-rules.ts'
import { excludedInstallers } from '../declines/declines.ts'
import { lastOffersTo } from './offers.ts'
import { type Candidate, type Ranked, rankInstallers } from './routing-rules.ts'

/**
 * The installer that an order to this PIN code is offered to next; null where it fits nobody, or everybody may take it.
 */
export async function installerFor(
	tx: Tx,
	policy: StorePolicy,
	zipCode: string,
	declined: UserId[] = [],
): Promise<UserId | null> {
	if (policy.routing === 'pool') return null
	const serving = await installersServing(tx, zipCode)
	const [first] = await ranked(tx, policy, zipCode, serving, declined)
	return first?.ineligibleReason === null ? first.id : null
}

/** All installers but the one with this order or its offer, the first by routing first. */
export async function installersForOrder(
	db: Database,
	policy: StorePolicy,
	order: OrderRow,
): Promise<OrderInstaller[]> {
	const all = await ranked(db, policy, order.zip_code, 'all', excludedInstallers(order.declines))
	return all
		.filter(({ id }) => id !== order.installer_id || order.status === 'declined')
		.map(({ id, name, firm, kilometres, openJobs, jobsAWeek, ineligibleReason }) => ({
			id,
			name,
			firm,
			kilometres,
			openJobs,
			jobsAWeek,
			ineligibleReason,
			misfit: ineligibleReason,
		}))
}

async function ranked(
	db: Database,
	policy: StorePolicy,
	zipCode: string,
	ids: InstallerIds,
	declined: UserId[],
): Promise<Ranked<InstallerFacts & Candidate>[]> {
	const [facts, openJobs, lastOffers] = [
		await installerFacts(db, policy, ids),
		await openJobsOf(db, ids),
		await lastOffersTo(db, ids),
	]
	const candidates = facts.map((each) => ({
		...each,
		openJobs: openJobs.get(each.id) ?? 0,
		hasDeclined: declined.includes(each.id),
		lastOfferAt: lastOffers.get(each.id) ?? null,
	}))
	return rankInstallers(candidates, zipCode)
}

/** How many orders each of them has open: offered, accepted or scheduled. */
export async function openJobsOf(db: Database, ids: InstallerIds): Promise<Map<UserId, number>> {
	if (ids.length === 0) return new Map()
	let open = orderTables(db)
		.selectFrom('orders')
		.select((eb) => ['installer_id', eb.fn.countAll<number>().as('count')])
		.where('status', 'in', OPEN_STATUSES)
		.groupBy('installer_id')
	if (ids !== 'all') open = open.where('installer_id', 'in', ids)
	const rows = await open.execute()
	return new Map(rows.flatMap(({ installer_id: id, count }) => (id ? [[id, count]] : [])))
}

/**
 * The result of a decline by this installer: the next to ask, null where the order then waits for an admin, or
 * 'declined' where one decline ends it.
 */
export async function afterDecline(
	tx: Tx,
	policy: StorePolicy,
	order: OrderRow,
	decliner: UserId,
): Promise<UserId | null | 'declined'> {
	if (policy.routing === 'pool') return 'declined'
	return installerFor(tx, policy, order.zip_code, [...excludedInstallers(order.declines), decliner])
}
