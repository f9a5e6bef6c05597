import sharp from 'sharp'
import { expect, it } from 'vitest'
import { transact } from '../../db/transaction.ts'
import { dayAt } from '../../shared/calendar.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { once, order } from '../../test/builders.ts'
import type { Callers } from '../../test/callers.ts'
import { type Caller, onBothDatabases } from '../../test/store.ts'
import { handOver } from './commands.ts'
import { CHECKLIST } from './schema.ts'

const HOUR = 3_600_000
const later = (hours: number) => Date.now() + hours * HOUR
const appointment = (hours: number) => ({ at: new Date(later(hours)).toISOString(), minutes: 60 })

async function accepted({ as }: Callers, installer?: Caller, products?: Record<string, number>) {
	const buyer = await as('Buyer')
	const its = installer ?? (await as('Installer'))
	const { body } = await buyer.post('/api/orders', order(products), once())
	await its.post(`/api/orders/${body.id}/accept`)
	const path = `/api/orders/${body.id}`
	return { id: body.id as string, key: body.trackingKey as string, path, buyer, installer: its }
}

async function scheduled(callers: Callers, installer?: Caller) {
	const job = await accepted(callers, installer)
	await job.installer.put(`${job.path}/appointment`, { ...appointment(48), anyway: true })
	await job.installer.post(`${job.path}/appointment/confirm`)
	return job
}

const tick = (job: { path: string; installer: Caller }, step: string, done = true) =>
	job.installer.patch(`${job.path}/checklist/${step}`, { done })

async function completed(callers: Callers) {
	const job = await scheduled(callers)
	for (const step of CHECKLIST) await tick(job, step)
	const { status } = await job.installer.post(`${job.path}/complete`, { customerName: 'Asha' })
	expect(status).toBe(200)
	return job
}

async function photo() {
	const bytes = await sharp({
		create: { width: 60, height: 40, channels: 3, background: '#f80' },
	})
		.png()
		.toBuffer()
	const form = new FormData()
	form.append('image', new File([bytes as BlobPart], 'roof.png'))
	return form
}

onBothDatabases('an installation', (open) => {
	it('goes from its checklist to the customer’s name', async () => {
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

	it('cannot be completed before its appointment is agreed', async () => {
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

	it('keeps photos of its steps, cut to size, until they are deleted', async () => {
		const callers = await open()
		const job = await accepted(callers)
		const path = `${job.path}/checklist/survey/photos`
		const kept = await job.installer.raw('POST', path, await photo())
		expect(kept.status).toBe(201)
		const [first] = kept.body.steps[0].photos
		expect(first.imageUrl).toBe(`${job.path}/photos/${first.id}`)
		const seen = await job.buyer.get(`${job.path}/installation`)
		expect(seen.body.steps[0].photos).toEqual([first])
		const noPicture = new FormData()
		noPicture.append('image', new File(['text'], 'roof.png'))
		expect((await job.installer.raw('POST', path, noPicture)).status).toBe(415)
		expect((await job.installer.post(path, {})).status).toBe(415)
		const other = await accepted(callers, job.installer)
		expect((await job.installer.delete(`${other.path}/photos/${first.id}`)).status).toBe(404)
		const gone = await job.installer.delete(`${job.path}/photos/${first.id}`)
		expect(gone.body.steps[0].photos).toEqual([])
		expect((await job.installer.raw('POST', '/api/upload', await photo())).status).toBe(403)
	})

	it('has at most twenty photos a step', async () => {
		const callers = await open()
		const { store } = callers
		const job = await accepted(callers)
		const path = `${job.path}/checklist/survey/photos`
		await job.installer.raw('POST', path, await photo())
		const image = 'x'
		await store.db
			.insertInto('installation_photos')
			.values(
				Array.from({ length: 19 }, (_, n) => ({
					id: `p${n}`,
					order_id: job.id as OrderId,
					step: 'survey' as const,
					image,
					created_at: n,
				})),
			)
			.execute()
		expect((await job.installer.raw('POST', path, await photo())).status).toBe(409)
	})

	it('keeps the serial numbers of its parts', async () => {
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

	it('is seen by its installer, its buyer and admins, and by nobody else', async () => {
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

	it('is worked on by its installer alone', async () => {
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

	it('writes what its installer changed to the audit log, and nothing where nothing changed', async () => {
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
	})

	it('is handed over with what was done, without what was only proposed', async () => {
		const callers = await open()
		const rival = await callers.as('Installer')
		const rivalId = (await rival.get('/api/session')).body.user.id as UserId
		const { db } = callers.store
		const [proposed, agreed, untouched] = [
			await accepted(callers),
			await scheduled(callers),
			await accepted(callers),
		]
		await proposed.installer.put(`${proposed.path}/appointment`, appointment(5))
		for (const { id } of [proposed, agreed, untouched]) {
			const orderId = id as OrderId
			await transact(db, async (tx) => {
				await handOver(tx, orderId, rivalId)
				return ok(undefined)
			})
			await db
				.updateTable('orders')
				.set({ installer_id: rivalId })
				.where('id', '=', orderId)
				.execute()
		}
		const stateOf = async ({ path }: { path: string }) =>
			(await rival.get(`${path}/installation`)).body.appointment?.state ?? null
		expect(await stateOf(proposed)).toBeNull()
		expect(await stateOf(agreed)).toBe('confirmed')
		expect(await stateOf(untouched)).toBeNull()
		expect((await agreed.installer.get(`${agreed.path}/installation`)).status).toBe(404)
	})
})
