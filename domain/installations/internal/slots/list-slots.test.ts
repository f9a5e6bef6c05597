import { expect, it } from 'vitest'
import { accepted } from '../../../../test/installations.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

describeOnAllEngines('the free times of an installer', (open) => {
	it('leave out their own visits alone, and each can be proposed at once', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const slots = async (visit = 'installation') =>
			(await job.installer.get(`/api/installations/slots?visit=${visit}`)).body
		const [first, ...others] = await slots()
		expect([first, ...others].map(({ minutes }) => minutes)).toEqual([240, 240, 240])
		expect((await slots('survey'))[0]).toEqual({ at: first.at, minutes: 60 })
		const [job1] = (await job.installer.get('/api/installations')).body
		expect(job1).toMatchObject({
			toPlan: 'installation',
			street: expect.any(String),
			parts: [
				{ productId: 'solar-panel-250w', name: expect.any(String), quantity: expect.any(Number) },
			],
		})

		const proposed = await job.installer.put(`${job.path}/appointment`, first)
		expect(proposed.status).toBe(200)
		expect((await job.installer.get('/api/installations')).body[0].toPlan).toBeNull()
		expect((await slots())[0]).toEqual(others[0])
		const other = await callers.as('Installer')
		expect((await other.get('/api/installations/slots')).body[0]).toEqual(first)
	})

	it('are nobody’s but an installer’s', async () => {
		const { as, visitor } = await open()
		for (const [caller, status] of [
			[visitor(), 401],
			[await as('Buyer'), 403],
		] as const)
			expect((await caller.get('/api/installations/slots')).status).toBe(status)
	})
})
