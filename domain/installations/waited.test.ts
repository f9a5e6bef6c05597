import { expressionBuilder } from 'kysely'
import { expect, it } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import type { OrderId, ProductId } from '../../shared/ids.ts'
import { once, PASSWORD } from '../../test/builders.ts'
import { idOf } from '../../test/callers.ts'
import { accepted, photo, scheduled } from '../../test/installations.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const CABLE = 'solar-cable-4mm2-100m'
const STRING = { name: 'East', openCircuitVolts: 70, insulationMegaohms: 20, polarityCorrect: true }

/** Of all but the sign-off. */
const TAKEN = [200, 200, 200, 200, 200, 200, 201]

interface Job {
	path: string
	installer: Caller
}

/** Sends each change that can wait on a phone, under a key of its own. @returns the answers by the kind of the change */
async function send({ path, installer }: Job) {
	const image = (await photo()).get('image') as File
	const part = new FormData()
	part.append('part', image)
	part.append('offset', '0')
	const parts = `${path}/photo-parts/roof`
	const step = `${path}/checklist/mounting`
	return {
		tick: await installer.patch(step, { done: true }, once('tick')),
		note: await installer.patch(step, { note: 'Two skylights' }, once('note')),
		serials: await installer.put(
			`${path}/serials`,
			{ productId: PANEL, serials: ['A1', 'A2'] },
			once('the numbers'),
		),
		values: await installer.put(
			`${path}/measurements`,
			{ earthOhms: 0.3, strings: [STRING] },
			once('the values'),
		),
		asked: await installer.get(parts),
		part: await installer.raw('POST', parts, part),
		photo: await installer.post(`${step}/photos/roof`, { bytes: image.size }),
		signOff: await installer.post(
			`${path}/complete`,
			{ customerName: 'Asha', confirmed: true },
			once('the sign-off'),
		),
	}
}

type Sent = Awaited<ReturnType<typeof send>>

const statuses = (sent: Sent) => Object.values(sent).map(({ status }) => status)

describeOnAllEngines('what waited on a phone', (open) => {
	it('is not taken of a job that another installer has by then, and their job stays as it was', async () => {
		const callers = await open()
		const job = await scheduled(callers)
		const [admin, next] = await callers.people('Admin', 'Installer')
		const given = await admin.post(`${job.path}/reassign`, { installerId: await idOf(next) })
		expect(given.status).toBe(200)
		const before = (await next.get(`${job.path}/installation`)).body
		expect(before.steps).toHaveLength(6)
		const sent = await send(job)
		expect(new Set(statuses(sent))).toEqual(new Set([404]))
		expect((await next.get(`${job.path}/installation`)).body).toEqual(before)
		// The keys are those of an account: the same changes of the next installer are changes of their own.
		const theirs = await send({ ...job, installer: next })
		expect(statuses(theirs).slice(0, 7)).toEqual(TAKEN)
	})

	it('is not taken of an order that was cancelled', async () => {
		const callers = await open()
		const job = await scheduled(callers)
		const admin = await callers.as('Admin')
		const cancelled = await admin.post(`${job.path}/cancel`, { reason: 'The buyer has moved.' })
		expect(cancelled.status).toBe(200)
		const { asked: _, part: __, ...changes } = await send(job)
		const answers = Object.values(changes)
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409))
		const said = answers.map(({ body }) => body.detail)
		expect(new Set(said)).toEqual(new Set(['This order has been cancelled.']))
	})

	it('is taken but for numbers of a part that is no longer ordered, or of which fewer are', async () => {
		const callers = await open()
		const job = await accepted(callers, undefined, { [PANEL]: 2, [CABLE]: 1 })
		const { db } = callers.store
		const isOfPanels = {
			order_id: job.id as OrderId,
			product_id: PANEL as ProductId,
		}
		const lines = expressionBuilder<Tables, 'order_lines'>().and(isOfPanels)
		await db.updateTable('order_lines').set({ quantity: 1 }).where(lines).execute()
		const fewer = await send(job)
		expect(statuses(fewer).slice(0, 7)).toEqual([200, 200, 422, 200, 200, 200, 201])
		expect(fewer.serials.body).toMatchObject({ detail: 'Only one of these was ordered.' })
		await db.deleteFrom('order_lines').where(lines).execute()
		const none = await send(job)
		expect(statuses(none).slice(0, 4)).toEqual([200, 200, 422, 200])
		expect(none.serials.body.errors).toEqual({ productId: 'This product is not in the order.' })
		// All else was made before, and once.
		const { steps } = (await job.installer.get(`${job.path}/installation`)).body
		const mounting = steps.find(({ step }: { step: string }) => step === 'mounting')
		expect(mounting).toMatchObject({ done: true, note: 'Two skylights', photos: [{}] })
	})

	it('is taken but for numbers of which another job has one by then, until they are right', async () => {
		const callers = await open()
		callers.store.policy = { ...callers.store.policy, completion: 'refuse' }
		const job = await accepted(callers)
		const other = await accepted(callers)
		const note = (of: Job, serials: string[], key: string) =>
			of.installer.put(`${of.path}/serials`, { productId: PANEL, serials }, once(key))
		expect((await note(job, ['A1'], 'before')).status).toBe(200)
		expect((await note(other, ['a2'], 'theirs')).status).toBe(200)
		const sent = await send(job)
		expect(statuses(sent).slice(0, 7)).toEqual([200, 200, 422, 200, 200, 200, 201])
		const why = 'A2 is noted for another order. Check the number; if it is right, ask the store.'
		expect(sent.serials.body).toMatchObject({ detail: why, errors: { 'serials.1': why } })
		const serials = async () => (await job.installer.get(`${job.path}/installation`)).body.parts
		expect(await serials()).toMatchObject([{ serials: ['A1'] }])
		// The same change is taken once the other job has given the number back.
		expect((await note(other, ['B2'], 'theirs, right')).status).toBe(200)
		expect((await note(job, ['A1', 'A2'], 'the numbers')).status).toBe(200)
		expect(await serials()).toMatchObject([{ serials: ['A1', 'A2'] }])
	})

	it('is asked to log in where the login has ended, is nobody else’s, and is taken after the next login', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const stranger = await callers.as('Installer')
		const { db } = callers.store
		const id = await idOf(job.installer)
		const users = db.selectFrom('users').select('email').where('id', '=', id)
		const { email } = await users.executeTakeFirstOrThrow()
		await db.deleteFrom('sessions').where('user_id', '=', id).execute()
		expect(new Set(statuses(await send(job)))).toEqual(new Set([401]))
		expect(new Set(statuses(await send({ ...job, installer: stranger })))).toEqual(new Set([404]))
		const login = await job.installer.post('/api/session', {
			email,
			password: PASSWORD,
			role: 'Installer',
		})
		expect(login.status).toBe(200)
		expect(statuses(await send(job)).slice(0, 7)).toEqual(TAKEN)
	})
})
