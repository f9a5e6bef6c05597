import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { JobRunner } from '../domain/jobs/runner.ts'
import { offerToNext } from '../domain/orders/internal/routing/new-order.ts'
import { findOrder } from '../domain/orders/queries.ts'
import { offerExpiry } from '../domain/orders/routing/offer-expiry.ts'
import { installerFree } from '../domain/orders/routing/offer-waiting.ts'
import { applyTransition, SYSTEM_ACTOR } from '../domain/orders/transitions/apply-transition.ts'
import type { TransitionName } from '../domain/orders/transitions/transitions.ts'
import { newId, newOrderId, newSecret, type OrderId, type UserId } from '../shared/ids.ts'
import { paise } from '../shared/money.ts'
import type { OpenStore } from '../store/open.ts'
import { installer } from './builders.ts'
import type { Caller, Callers } from './callers.ts'
import { movableClock } from './clock.ts'
import { listed } from './orders.ts'

/** Saves a caller's profile: they install where PIN codes begin with 411 or 412, unless `more` says otherwise. */
export async function saveProfile(caller: Caller, more: object = {}): Promise<void> {
	const { status, body } = await caller.put('/api/installer/profile', installer(more))
	if (status !== 200) throw new Error(JSON.stringify(body))
}

/** A newly signed-up installer, with the profile of `saveProfile`. */
export async function newInstaller({ as }: Callers, more: object = {}): Promise<Caller> {
	const caller = await as('Installer')
	await saveProfile(caller, more)
	return caller
}

/** Two installers, first the one an order is offered to. */
export const inTurn = async (one: Caller, other: Caller, id: string): Promise<[Caller, Caller]> =>
	(await listed(one)).includes(id) ? [one, other] : [other, one]

interface Installing {
	id: UserId
	/** The beginnings of PIN codes that they serve. */
	areas: readonly string[]
	jobsAWeek: number
}

/** Adds installers straight to the database, without a login. */
export async function addInstallers({ db }: OpenStore, people: readonly Installing[]) {
	const at = new Date().toISOString()
	await db
		.insertInto('users')
		.values(
			people.map(({ id }) => ({
				id,
				name: `Installer ${id}`,
				email: `${id}@example.com`,
				role: 'Installer' as const,
				email_verified: 1,
				created_at: at,
				updated_at: at,
			})),
		)
		.execute()
	await db
		.insertInto('installer_profiles')
		.values(
			people.map(({ id, jobsAWeek }) => ({
				user_id: id,
				firm: 'Works',
				licence_number: 'MH-1',
				base_pin: null,
				jobs_a_week: jobsAWeek,
				updated_at: 1,
			})),
		)
		.execute()
	await db
		.insertInto('installer_areas')
		.values(people.flatMap(({ id, areas }) => areas.map((prefix) => ({ user_id: id, prefix }))))
		.execute()
}

/** Adds an order straight to the database, and offers it as one that was just placed. */
export async function addOrder(store: OpenStore, tx: Tx, zipCode: string): Promise<OrderId> {
	const id = newOrderId()
	const at = store.now()
	const order = {
		id,
		zip_code: zipCode,
		full_name: 'Asha Kulkarni',
		fulfilment: 'installation' as const,
	}
	const tables = tx as unknown as OpenStore['db']
	await tables
		.insertInto('orders')
		.values({
			...order,
			user_id: null,
			status: 'pending' as const,
			contact_number: '1',
			email: null,
			street: 'Road',
			city: 'City',
			zip_prefix: zipCode.slice(0, 3),
			country: 'India',
			state: null,
			total_paise: paise(100),
			tax_paise: paise(0),
			installer_id: null,
			tracking_key: newSecret(),
			idempotency_scope: 'test',
			idempotency_key: id,
			request_hash: 'hash',
			created_at: at,
			updated_at: at,
		})
		.execute()
	await tables
		.insertInto('order_events')
		.values({
			id: newId(),
			order_id: id,
			action: 'place' as const,
			status: 'pending' as const,
			actor_id: null,
			actor_name: 'Asha Kulkarni',
			actor_role: 'Buyer',
			note: null,
			created_at: at,
		})
		.execute()
	await offerToNext(store, tx, order, at)
	return id
}

/** Applies a transition to an order as an actor with permission. @throws Error where it is refused */
export const step = (
	store: OpenStore,
	id: OrderId,
	taken: TransitionName,
	installerId?: UserId | null,
) =>
	inTransaction(store.db, async (tx) => {
		const order = await findOrder(tx, id)
		if (!order) throw new Error(`There is no order ${id}`)
		const taking = { at: store.now(), ...(installerId !== undefined && { installerId }) }
		const done = await applyTransition(store, tx, SYSTEM_ACTOR, order, taken, taking)
		if (!done.ok) throw new Error(`${taken} of ${id}: ${done.problem.code}`)
	})

/** A clock that can be put forward, and a function that does the jobs about offers due by then. */
export function offering(store: OpenStore) {
	const forward = movableClock(store)
	const runner = new JobRunner(() => store, [installerFree, offerExpiry])
	return async (ms = 0) => {
		forward(ms)
		await runner.runDue()
	}
}
