import { expect, it } from 'vitest'
import { once } from '../../test/builders.ts'
import { appointment, scheduled, tick } from '../../test/installations.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { CHECKLIST } from './schema.ts'

const LINES = 'M20 120L60 40L90 130M200 80L200 80'

describeOnAllEngines('the signature under a sign-off', (open, itOnSqlite) => {
	it('is shown to buyer, installer and admin, and to nobody else', async () => {
		const callers = await open()
		const job = await scheduled(callers)
		for (const step of CHECKLIST) await tick(job, step)
		const signed = { customerName: 'Asha', signature: LINES }
		const complete = () => job.installer.post(`${job.path}/complete`, signed, once('signed'))
		expect((await complete()).body).toMatchObject({ customerName: 'Asha', signature: LINES })
		expect((await complete()).body.signature).toBe(LINES)
		const at = `${job.path}/installation`
		for (const caller of [job.buyer, job.installer, await callers.as('Admin')])
			expect((await caller.get(at)).body.signature).toBe(LINES)
		for (const caller of [
			callers.visitor(),
			await callers.as('Buyer'),
			await callers.as('Installer'),
		])
			expect((await caller.get(at)).status).toBe(404)
	})

	itOnSqlite('is lines alone: anything else is refused, and the typed name is enough', async () => {
		const job = await scheduled(await open())
		for (const step of CHECKLIST) await tick(job, step)
		const complete = (signature: unknown) =>
			job.installer.post(`${job.path}/complete`, { customerName: 'Asha', signature })
		for (const wrong of [
			'',
			'M1 1"/><script>',
			'M1000 1',
			'L1 1',
			`M1 1${'L2 2'.repeat(3000)}`,
			5,
		]) {
			const { status, body } = await complete(wrong)
			expect([status, Object.keys(body.errors)]).toEqual([422, ['signature']])
		}
		const { status, body } = await complete(null)
		expect([status, body.signature]).toEqual([200, null])
	})
})

describeOnAllEngines('the reason why a visit is moved', (open, itOnSqlite) => {
	it('is kept with the visit and in the history of the order', async () => {
		const job = await scheduled(await open())
		const move = (more: object) =>
			job.installer.put(`${job.path}/appointment`, { ...appointment(72), anyway: true, ...more })
		const moved = await move({ reason: 'rain' })
		expect(moved.body.appointment).toMatchObject({ state: 'proposed', reason: 'rain' })
		const { history } = (await job.buyer.get(job.path)).body
		expect(history.at(-1)).toMatchObject({
			action: 'propose-visit',
			note: expect.stringMatching(/^Installation: .+\. It rained$/),
		})
		// Another move has a reason of its own, or none.
		expect((await move({})).body.appointment.reason).toBeNull()
		const listed = (await job.installer.get('/api/installations')).body
		expect(listed[0].appointment.reason).toBeNull()
	})

	itOnSqlite('is one of those there are, and none of a first proposal', async () => {
		const { as } = await open()
		const job = await scheduled({ as } as never)
		const wrong = await job.installer.put(`${job.path}/appointment`, {
			...appointment(72),
			reason: 'bored',
		})
		expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['reason']])
	})
})
