import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import type { SignedIn } from '../../../shared/actor.ts'
import { newId, type OrderId, type UserId } from '../../../shared/ids.ts'
import type { Result } from '../../../shared/result.ts'
import { idOf } from '../../../test/callers.ts'
import { addInstallers, addOrder, offering, step } from '../../../test/routing.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import { changeAccount } from '../../accounts/administration/users.ts'
import { saveProfile } from '../../installers/commands.ts'
import { findProfile } from '../../installers/queries.ts'
import { stepOrder } from '../commands.ts'
import { handBack } from '../internal/declines/hand-back.ts'

/** How much happens; many times that for `npm run soak`. */
const HAPPENINGS = Number(process.env.SOAK_HAPPENINGS ?? 100)
const INSTALLERS = 24
const ORDERS = 150
/** Beginnings of PIN codes; the last is served by nobody. */
const AREAS = ['411', '400', '302', '560', '682'] as const
const AFTER_UNDO = 13_000
const MONDAY_MORNING = Date.parse('2026-11-23T04:00:00Z')

const AREAS_OF = [['411'], ['400', '411'], ['302'], ['56'], ['411001', '40']]

/** The events, and the orders each can happen to. */
const happenings = fc.array(
	fc.record({
		what: fc.constantFrom(
			'place',
			'place',
			'accept',
			'go on',
			'go on',
			'decline',
			'hand back',
			'cancel',
			'jobs',
			'area',
			'suspend',
			'reinstate',
			'time',
		),
		which: fc.nat(1_000_000),
		much: fc.nat(4),
	}),
	{ minLength: HAPPENINGS, maxLength: HAPPENINGS },
)

const actorOf = (id: UserId, role: 'Installer' | 'Admin'): SignedIn => ({
	kind: 'user',
	id,
	name: role,
	email: 'actor@example.com',
	role,
	cartId: null,
})

const done = async (result: Promise<Result<unknown>>) => {
	const came = await result
	if (!came.ok) throw new Error(`${came.problem.code} ${came.problem.message.code}`)
}

async function simulation(opened: TestStore) {
	const { store, as } = opened
	const admin = actorOf(await idOf(await as('Admin')), 'Admin')
	let now = MONDAY_MORNING
	store.now = () => ++now
	const run = offering(store)
	const people = Array.from({ length: INSTALLERS }, (_, n) => ({
		id: newId() as UserId,
		areas: AREAS_OF[n % AREAS_OF.length] ?? [],
		jobsAWeek: n % 3,
	}))
	await addInstallers(store, people)
	const place = (areas: readonly string[]) =>
		inTransaction(store.db, async (tx) => {
			for (const area of areas) await addOrder(store, tx, `${area}001`)
		})

	const ordersWith = async (...statuses: string[]) =>
		(
			await store.db
				.selectFrom('orders')
				.select(['id', 'status', 'installer_id'])
				.where('status', 'in', statuses as 'pending'[])
				.where('installer_id', 'is not', null)
				.orderBy('created_at')
				.execute()
		).map((order) => ({ ...order, holder: actorOf(order.installer_id as UserId, 'Installer') }))

	async function profile(id: UserId, more: object) {
		const own = await findProfile(store.db, id)
		if (!own) throw new Error(`${id} has no profile`)
		await done(saveProfile(store, actorOf(id, 'Installer'), { ...own, ...more }))
	}

	/** @returns whether there was anything for it to happen to */
	async function happen(what: string, which: number, much: number): Promise<boolean> {
		const someone = people[which % people.length]?.id as UserId
		const pick = <T>(all: T[]) => all[which % all.length]
		switch (what) {
			case 'place':
				await place([AREAS[which % AREAS.length] as string])
				return true
			case 'jobs':
				await profile(someone, { jobsAWeek: much })
				return true
			case 'area':
				await profile(someone, { pinPrefixes: AREAS_OF[much] })
				return true
			case 'suspend':
			case 'reinstate':
				await done(changeAccount(store, admin, someone, { suspended: what === 'suspend' }))
				return true
			case 'time':
				await run(much * 3_600_000)
				return true
		}
		const statuses = {
			accept: ['pending'],
			decline: ['pending'],
			'go on': ['accepted', 'scheduled'],
		}
		const one = pick(
			await ordersWith(
				...(statuses[what as keyof typeof statuses] ?? ['accepted', 'scheduled', 'pending']),
			),
		)
		if (!one) return false
		const { id, status, holder } = one
		if (what === 'accept' || what === 'decline') await done(stepOrder(store, holder, id, what))
		else if (what === 'go on') await step(store, id, status === 'accepted' ? 'schedule' : 'install')
		else if (what === 'cancel') await done(stepOrder(store, admin, id, 'cancel'))
		else if (status !== 'pending') await done(handBack(store, holder, id, 'My van broke down'))
		return true
	}
	return { run, happen, place }
}

/** The orders that wait though somebody could be asked, found anew from the tables alone. */
async function waitingInVain({ store: { db } }: TestStore) {
	const orders = await db.selectFrom('orders').selectAll().execute()
	const profiles = await db
		.selectFrom('installer_profiles')
		.innerJoin('users', 'users.id', 'installer_profiles.user_id')
		.select(['users.id', 'installer_profiles.jobs_a_week', 'users.suspended_at'])
		.execute()
	const areas = await db.selectFrom('installer_areas').selectAll().execute()
	const declines = await db.selectFrom('order_refusals').selectAll().execute()
	const open = ['pending', 'accepted', 'scheduled']
	const isFree = (id: UserId, jobsAWeek: number) =>
		orders.filter((each) => each.installer_id === id && open.includes(each.status)).length <
		2 * jobsAWeek
	const free = profiles.filter((each) => !each.suspended_at && isFree(each.id, each.jobs_a_week))
	const waiting = orders.filter((each) => each.status === 'pending' && !each.installer_id)
	const couldTake = (orderId: OrderId, pin: string) =>
		free.filter(
			({ id }) =>
				areas.some((area) => area.user_id === id && pin.startsWith(area.prefix)) &&
				!declines.some(
					(each) => each.order_id === orderId && each.installer_id === id && each.is_final === 1,
				),
		)
	return {
		waiting: waiting.length,
		inVain: waiting.filter(({ id, zip_code: pin }) => couldTake(id, pin).length > 0),
	}
}

describeOnAllEngines('whatever installers, buyers and admins do', (open) => {
	it('no order waits while one who serves its PIN code is free and has not refused it', async () => {
		await fc.assert(
			fc.asyncProperty(happenings, async (all) => {
				const opened = await open({ mode: 'live', sampleData: true })
				const { run, happen, place } = await simulation(opened)
				await place(Array.from({ length: ORDERS }, (_, n) => AREAS[n % AREAS.length] as string))
				let [count, mostWaiting] = [0, 0]
				for (const { what, which, much } of all) {
					if (await happen(what, which, much)) count++
					await run(AFTER_UNDO)
					if (count % 25 > 0) continue
					const { waiting, inVain } = await waitingInVain(opened)
					expect(inVain).toEqual([])
					mostWaiting = Math.max(mostWaiting, waiting)
				}
				const { inVain } = await waitingInVain(opened)
				expect(inVain).toEqual([])
				expect(count).toBeGreaterThan(HAPPENINGS / 2)
				expect(mostWaiting).toBeGreaterThan(ORDERS / 10)
			}),
			{ numRuns: 1, endOnFailure: true },
		)
	}, 300_000)
})
