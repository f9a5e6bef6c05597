import { expect, it } from 'vitest'
import { dayAt } from '../../shared/calendar.ts'
import { once, order } from '../../test/builders.ts'
import { accepted, later, photo, scheduled, tick } from '../../test/installations.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('an installation', (open, itOnSqlite) => {
	itOnSqlite('is seen by its installer, its buyer and admins, and by nobody else', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const get = async (caller: Caller, query = '') =>
			(await caller.get(`${job.path}/installation${query}`)).status
		const nobody = callers.visitor()
		expect(await get(job.installer)).toBe(200)
		expect(await get(job.buyer)).toBe(200)
		expect(await get(await callers.as('Admin'))).toBe(200)
		expect(await get(nobody, `?key=${job.key}`)).toBe(200)
		expect(await get(nobody)).toBe(404)
		expect(await get(nobody, '?key=wrong')).toBe(404)
		expect(await get(await callers.as('Installer'))).toBe(404)
		expect(await get(await callers.as('Buyer'))).toBe(404)
		const pending = await job.buyer.post('/api/orders', order(), once())
		const path = `/api/orders/${pending.body.id}/installation`
		expect((await job.buyer.get(path)).status).toBe(404)
		expect((await job.installer.get(path)).status).toBe(404)
	})

	itOnSqlite('is worked on by its installer alone', async () => {
		const callers = await open()
		const job = await scheduled(callers)
		const picture = await photo()
		const writes = (caller: Caller) => [
			caller.patch(`${job.path}/checklist/survey`, { done: true }),
			caller.raw('POST', `${job.path}/checklist/survey/photos`, picture),
			caller.delete(`${job.path}/photos/x`),
			caller.put(`${job.path}/serials`, { productId: 'solar-panel-250w', serials: [] }),
			caller.post(`${job.path}/complete`, { customerName: 'Asha' }),
		]
		const statuses = async (caller: Caller) =>
			new Set((await Promise.all(writes(caller))).map(({ status }) => status))
		expect(await statuses(callers.visitor())).toEqual(new Set([401]))
		expect(await statuses(job.buyer)).toEqual(new Set([403]))
		expect(await statuses(await callers.as('Admin'))).toEqual(new Set([403]))
		expect(await statuses(await callers.as('Installer'))).toEqual(new Set([404]))
	})

	it('is listed for its installer by stage and by day', async () => {
		const callers = await open()
		const installer = await callers.as('Installer')
		const [waiting, agreed] = [
			await accepted(callers, installer),
			await scheduled(callers, installer),
		]
		await accepted(callers)
		await tick(agreed, 'survey')
		const ids = async (query = '') =>
			(await installer.get(`/api/installations${query}`)).body.map(({ id }: { id: string }) => id)
		expect(await ids()).toEqual([waiting.id, agreed.id])
		expect(await ids('?state=unscheduled')).toEqual([waiting.id])
		expect(await ids('?state=installed')).toEqual([])
		const page = await installer.get('/api/installations?limit=1&offset=1')
		expect(page.headers.get('x-total-count')).toBe('2')
		expect(page.body).toMatchObject([
			{
				id: agreed.id,
				status: 'scheduled',
				buyer: 'Asha Kulkarni',
				city: 'Pune',
				zipCode: '411038',
				contactNumber: '+91 98200 00000',
				appointment: { state: 'confirmed', minutes: 60 },
				doneSteps: ['survey'],
			},
		])
		const [day, before] = [dayAt(later(48)), dayAt(later(24))]
		expect(await ids(`?from=${day}&to=${day}`)).toEqual([agreed.id])
		expect(await ids(`?to=${before}`)).toEqual([])
		expect(await ids(`?from=${day}`)).toEqual([agreed.id])
		expect((await installer.get('/api/installations?from=2026-02-30')).status).toBe(422)
		const backwards = await installer.get('/api/installations?from=2026-02-02&to=2026-02-01')
		expect([backwards.status, backwards.body.errors]).toEqual([
			422,
			{ from: 'The first day must not come after the last.' },
		])
		expect((await callers.visitor().get('/api/installations')).status).toBe(401)
		for (const role of ['Buyer', 'Admin'] as const)
			expect((await (await callers.as(role)).get('/api/installations')).status).toBe(403)
	})
})
