import type { Database } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import type { StorePolicy } from '../../../shared/modes.ts'
import { ok } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { type InstallerIds, installerFacts } from '../../installers/queries.ts'
import { prefixesOf } from '../../installers/rules.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { excludedInstallers } from '../internal/declines/declines.ts'
import { installerFor, openJobsOf } from '../internal/routing/routing.ts'
import { roomOf } from '../internal/routing/routing-rules.ts'
import { type WaitingOrder, waitingOrders } from '../internal/routing/unassigned-orders.ts'
import { WAITING_INTERVAL_MS } from '../limits.ts'
import { nameBeforeAcceptance } from '../policy.ts'
import { findOrder } from '../queries.ts'
import { applyTransition, SYSTEM_ACTOR } from '../transitions/apply-transition.ts'

/** Offers unassigned orders, at regular times. */
export const unassignedOrders: JobKind = {
	name: 'unassigned-orders',
	intervalMs: WAITING_INTERVAL_MS,
	isNeeded: ({ policy }) => policy.routing !== 'pool',
	run: (ctx) => offerWaiting(ctx, 'all'),
}

/** Offers unassigned orders to an installer free for them now. */
export const installerFree: JobKind = {
	name: 'installer-free',
	run: (ctx, { payload }) => offerWaiting(ctx, [(payload as { installerId: UserId }).installerId]),
}

/**
 * Offers unassigned orders that one of these installers has room for, the oldest first, each to the first by routing
 * and in a transaction of its own: of two processes at once, one offers an order.
 */
async function offerWaiting(ctx: AppContext, installers: UserId[] | 'all'): Promise<void> {
	const { db, policy } = ctx
	if (policy.routing === 'pool') return
	const waiting = await waitingOrders(db, ctx.now())
	if (waiting.length === 0) return
	const room = await Room.of(db, policy, installers)
	for (const order of waiting) {
		if (room.isUsed) return
		if (!room.hasFor(order)) continue
		const to = await offer(ctx, order.id)
		if (to !== null) room.take(to)
	}
}

/**
 * @returns the installer that the order was offered to; null where it fits nobody after all, or somebody else was
 * quicker
 */
async function offer(ctx: AppContext, id: OrderId): Promise<UserId | null> {
	const { policy } = ctx
	const offered = await transact(ctx.db, async (tx) => {
		const order = await findOrder(tx, id)
		if (order?.status !== 'pending' || order.installer_id !== null) return ok(null)
		const installerId = await installerFor(
			tx,
			policy,
			order.zip_code,
			excludedInstallers(order.declines),
		)
		if (installerId === null) return ok(null)
		const taken = await applyTransition(ctx, tx, SYSTEM_ACTOR, order, 'route', {
			installerId,
			note: message('orders.installer_free'),
			buyer: nameBeforeAcceptance(policy, order.full_name),
			at: ctx.now(),
		})
		return taken.ok ? ok(installerId) : taken
	})
	if (offered.ok) return offered.value
	if (offered.problem.code === 'already_closed') return null
	throw new Error(`Order ${id} is not offered: ${offered.problem.code}`)
}

/** How many more orders installers take, by the beginnings of PIN codes that they serve. */
class Room {
	readonly #left: Map<UserId, number>
	readonly #serving = new Map<string, UserId[]>()

	static async of(db: Database, policy: StorePolicy, ids: InstallerIds): Promise<Room> {
		const facts = await installerFacts(db, policy, ids)
		const openJobs = await openJobsOf(db, ids)
		return new Room(
			facts
				.filter(({ isSuspended }) => !isSuspended)
				.map((each) => ({
					...each,
					room: roomOf({ ...each, openJobs: openJobs.get(each.id) ?? 0 }),
				}))
				.filter(({ room }) => room > 0),
		)
	}

	private constructor(free: { id: UserId; pinPrefixes: readonly string[]; room: number }[]) {
		this.#left = new Map(free.map(({ id, room }) => [id, room]))
		for (const { id, pinPrefixes } of free)
			for (const prefix of pinPrefixes)
				this.#serving.set(prefix, [...(this.#serving.get(prefix) ?? []), id])
	}

	/** Whether none of them takes more. */
	get isUsed(): boolean {
		return this.#left.size === 0
	}

	/** Whether one of them serves the order's PIN code, takes more and has not refused it. */
	hasFor({ zipCode, refusedBy }: WaitingOrder): boolean {
		return prefixesOf(zipCode).some((prefix) =>
			this.#serving.get(prefix)?.some((id) => this.#left.has(id) && !refusedBy.has(id)),
		)
	}

	take(id: UserId): void {
		const left = (this.#left.get(id) ?? 0) - 1
		if (left > 0) this.#left.set(id, left)
		else this.#left.delete(id)
	}
}
