import { expect, it } from 'vitest'
import type { Callers } from '../../test/callers.ts'
import { accepted, appointment, photo, scheduled, tick } from '../../test/installations.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { CHECKLIST } from './schema.ts'

async function completed(callers: Callers) {
	const job = await scheduled(callers)
	for (const step of CHECKLIST) await tick(job, step)
	const { status } = await job.installer.post(`${job.path}/complete`, { customerName: 'Asha' })
	expect(status).toBe(200)
	return job
}

describeOnAllEngines('an installation', (open, itOnSqlite) => {
	itOnSqlite('goes from its checklist to the customer’s name', async () => {
		const callers = await open()
		const job = await scheduled(callers)
		const early = await job.installer.post(`${job.path}/complete`, { customerName: 'Asha' })
		const steps = early.body.missing.filter(({ code }: { code: string }) => code === 'step')
		expect([early.status, steps.map(({ about }: { about: string }) => about)]).toEqual([
			409,
			[...CHECKLIST],
		])
		expect(early.body.detail).toMatch('The survey is not done. The mounting is not done.')
		for (const step of CHECKLIST) await tick(job, step)
		await tick(job, 'survey', false)
		const undone = await job.installer.post(`${job.path}/complete`, { customerName: 'Asha' })
		expect(undone.body.detail).toMatch('The survey is not done.')
		await tick(job, 'survey')
		const blank = await job.installer.post(`${job.path}/complete`, { customerName: ' ' })
		expect(blank.body.errors).toEqual({ customerName: 'Type the customer’s name.' })
		const done = await job.installer.post(`${job.path}/complete`, { customerName: ' Asha K. ' })
		expect(done.body).toMatchObject({
			status: 'installed',
			customerName: 'Asha K.',
			completedAt: expect.any(String),
			missing: [],
			may: [],
		})
		const { body } = await job.buyer.get(job.path)
		expect(body.history.at(-1)).toMatchObject({ action: 'install', note: 'Signed off by Asha K.' })
		const seen = await callers.visitor().get(`${job.path}/installation?key=${job.key}`)
		expect(seen.body).toMatchObject({ customerName: 'Asha K.', may: [] })
	})

	it('is completed once and scheduled once, however many ask at the same moment', async () => {
		const callers = await open()
		const job = await accepted(callers)
		await job.installer.put(`${job.path}/appointment`, appointment(48))
		const confirmed = await Promise.all([
			job.buyer.post(`${job.path}/appointment/confirm`),
			job.installer.post(`${job.path}/appointment/confirm`),
		])
		expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409])
		await Promise.all(CHECKLIST.map((step) => tick(job, step)))
		const completing = ['A', 'B', 'C'].map((customerName) =>
			job.installer.post(`${job.path}/complete`, { customerName }),
		)
		const statuses = (await Promise.all(completing)).map(({ status }) => status)
		expect(statuses.sort()).toEqual([200, 409, 409])
		const actions = (await job.buyer.get(job.path)).body.history.map(
			({ action }: { action: string }) => action,
		)
		expect(actions).toEqual(['place', 'accept', 'schedule', 'install'])
	})

	itOnSqlite('cannot be completed before its appointment is agreed', async () => {
		const job = await accepted(await open())
		for (const step of CHECKLIST) await tick(job, step)
		const { status, body } = await job.installer.post(`${job.path}/complete`, { customerName: 'A' })
		expect([status, body.missing[0].code]).toEqual([409, 'no-appointment'])
	})

	it('changes no more once it is complete, nor when the order is cancelled', async () => {
		const callers = await open()
		const finished = await completed(callers)
		const cancelled = await scheduled(callers)
		await cancelled.buyer.post(`${cancelled.path}/cancel`)
		for (const { path, installer, buyer } of [finished, cancelled]) {
			const serials = { productId: 'solar-panel-250w', serials: ['1'] }
			for (const { status, body } of [
				await installer.put(`${path}/appointment`, appointment(90)),
				await installer.post(`${path}/appointment/confirm`),
				await buyer.post(`${path}/appointment/another`),
				await installer.patch(`${path}/checklist/survey`, { done: false }),
				await installer.raw('POST', `${path}/checklist/survey/photos`, await photo()),
				await installer.delete(`${path}/photos/x`),
				await installer.put(`${path}/serials`, serials),
				await installer.post(`${path}/complete`, { customerName: 'Asha' }),
			])
				expect([status, body.code]).toEqual([409, 'already_closed'])
		}
	})

	it('keeps notes, and notifies the buyer of each step once', async () => {
		const job = await accepted(await open())
		const noted = await job.installer.patch(`${job.path}/checklist/mounting`, {
			done: true,
			note: ' Two rails\nmoved ',
		})
		expect(noted.body.steps[1]).toMatchObject({
			step: 'mounting',
			done: true,
			note: 'Two rails\nmoved',
		})
		await tick(job, 'mounting')
		const emptied = await job.installer.patch(`${job.path}/checklist/mounting`, { note: '' })
		expect(emptied.body.steps[1]).toMatchObject({ done: true, note: null })
		const received = (await job.buyer.get('/api/notifications')).body
			.map(({ message }: { message: string }) => message)
			.filter((message: string) => message.startsWith('The mounting is done'))
		expect(received).toHaveLength(1)
		for (const wrong of [{ note: 'a\u0000b' }, { note: 'x'.repeat(2001) }, { done: 'yes' }])
			expect((await job.installer.patch(`${job.path}/checklist/survey`, wrong)).status).toBe(422)
		const unknown = await job.installer.patch(`${job.path}/checklist/painting`, { done: true })
		expect([unknown.status, unknown.body.detail]).toEqual([404, 'The checklist has no such step.'])
	})

	itOnSqlite('keeps the serial numbers of its parts', async () => {
		const job = await accepted(await open(), undefined, {
			'solar-panel-250w': 2,
			'solar-inverter-3kw': 1,
		})
		const put = (productId: string, serials: string[]) =>
			job.installer.put(`${job.path}/serials`, { productId, serials })
		const kept = await put('solar-panel-250w', [' P2 ', 'P1'])
		expect(kept.body.parts).toMatchObject([
			{ productId: 'solar-panel-250w', quantity: 2, serials: ['P2', 'P1'] },
			{ productId: 'solar-inverter-3kw', quantity: 1, serials: [] },
		])
		for (const [id, serials, field] of [
			['solar-panel-250w', ['1', '2', '3'], 'serials'],
			['solar-inverter-3kw', ['p1'], 'serials.0'],
			['solar-panel-250w', ['1', '1'], 'serials.1'],
			['solar-panel-250w', ['1', ' '], 'serials.1'],
			['solar-panel-250w', ['x'.repeat(101)], 'serials.0'],
			['solar-battery-5kwh', ['1'], 'productId'],
		] as const) {
			const { status, body } = await put(id, [...serials])
			expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
		}
		expect((await put('solar-panel-250w', [])).body.parts[0].serials).toEqual([])
	})

	itOnSqlite(
		'writes what its installer changed to the audit log, and nothing where nothing changed',
		async () => {
			const callers = await open()
			const job = await scheduled(callers)
			await tick(job, 'survey')
			await tick(job, 'survey')
			const admin = await callers.as('Admin')
			const { body } = await admin.get(`/api/audit?kind=installation&subject=${job.id}`)
			expect(body.map(({ action }: { action: string }) => action).sort()).toEqual([
				'changed',
				'confirmed',
				'proposed',
			])
			const ticked = body.find(({ action }: { action: string }) => action === 'changed')
			expect(ticked.after).toEqual({ survey: { done: true, note: null } })
		},
	)
})
