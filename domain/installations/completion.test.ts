import sharp from 'sharp'
import { expect, it } from 'vitest'
import { HOUR_MS } from '../../shared/durations.ts'
import type { UserId } from '../../shared/ids.ts'
import { installed, once, order } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const CABLE = 'solar-cable-4mm2-100m'

async function photo() {
	const create = { width: 60, height: 40, channels: 3 as const, background: '#f80' }
	const bytes = await sharp({ create }).png().toBuffer()
	const form = new FormData()
	form.append('image', new File([bytes as BlobPart], 'roof.png'))
	return form
}

/** Lets an installer be offered orders of Pune. */
async function serve({ store }: TestStore, caller: Caller) {
	const userId = (await caller.get('/api/session')).body.user.id as UserId
	const profile = { firm: 'Works', licence_number: 'MH-1', base_pin: null, jobs_a_week: 5 }
	await store.db
		.insertInto('installer_profiles')
		.values({ user_id: userId, updated_at: 0, ...profile })
		.execute()
	await store.db.insertInto('installer_areas').values({ user_id: userId, prefix: '411' }).execute()
}

/** A job whose appointment is confirmed for in two hours. */
async function job(opened: TestStore, products: Record<string, number>) {
	const { store, as } = opened
	const installer = await as('Installer')
	await serve(opened, installer)
	const buyer = await as('Buyer')
	const wanted = Object.entries(products)
	const total = wanted.reduce(
		(sum, [id, pieces]) => sum + (store.catalogue.anyById(id)?.price ?? 0) * pieces,
		0,
	)
	const sent = store.policy.takesPayment
		? installed(products, total, 250 * (products[PANEL] ?? 0))
		: order(products)
	const placed = await buyer.post('/api/orders', { ...sent, payment: 'cod' }, once())
	expect(placed.status).toBe(201)
	const path = `/api/orders/${placed.body.id}`
	expect((await installer.post(`${path}/accept`)).status).toBe(200)
	const at = new Date(store.now() + 2 * HOUR_MS).toISOString()
	await installer.put(`${path}/appointment`, { at, minutes: 60 })
	expect((await installer.post(`${path}/appointment/confirm`)).status).toBe(200)
	const complete = (more: object = {}) =>
		installer.post(`${path}/complete`, { customerName: 'Asha', ...more })
	const steps = async () =>
		(await installer.get(`${path}/installation`)).body.steps.map(
			({ step }: { step: string }) => step,
		)
	return { id: placed.body.id as string, path, buyer, installer, complete, steps }
}

const codes = ({ body }: { body: { missing: { code: string }[] } }) => [
	...new Set(body.missing.map(({ code }) => code)),
]

describeOnAllEngines('completing an installation', (open, itOnSqlite) => {
	itOnSqlite('is refused in a live store until nothing is missing', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store } = opened
		const { path, installer, complete, steps } = await job(opened, { [PANEL]: 2 })
		const early = await complete({ confirmed: true })
		expect([early.status, early.body.confirmable]).toEqual([409, false])
		expect(codes(early)).toEqual(['before-appointment', 'step', 'serials', 'measurements', 'photo'])
		expect(early.body.missing).toContainEqual({
			code: 'serials',
			about: PANEL,
			message: `2 of 2 serial numbers missing: ${store.catalogue.anyById(PANEL)?.name}.`,
		})
		const picture = await photo()
		for (const step of await steps()) {
			await installer.patch(`${path}/checklist/${step}`, { done: true })
			await installer.raw('POST', `${path}/checklist/${step}/photos`, picture)
		}
		await installer.put(`${path}/serials`, { productId: PANEL, serials: ['A1'] })
		expect(codes(await complete())).toEqual(['before-appointment', 'serials', 'measurements'])
		const string = { name: 'East', openCircuitVolts: 76, insulationMegaohms: 0.4 }
		const measure = (more: object) =>
			installer.put(`${path}/measurements`, {
				earthOhms: 0.35,
				strings: [{ ...string, polarityCorrect: false, ...more }],
			})
		expect((await measure({})).body.measurements).toMatchObject({ earthOhms: 0.35 })
		expect((await complete()).body.detail).toContain('The polarity of East is not correct.')
		expect((await complete()).body.detail).toContain('of East is below 0.5 MΩ.')
		expect((await measure({ polarityCorrect: true, insulationMegaohms: 0.5 })).status).toBe(200)
		await installer.put(`${path}/serials`, { productId: PANEL, serials: ['A1', 'A2'] })
		expect(codes(await complete())).toEqual(['before-appointment'])
		const now = store.now()
		store.now = () => now + 2 * HOUR_MS
		expect((await installer.get(`${path}/installation`)).body.missing).toEqual([])
		const done = await complete()
		expect([done.status, done.body.status]).toEqual([200, 'installed'])
	})

	itOnSqlite('asks for what the settings say', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store } = opened
		const { path, installer, complete, steps } = await job(opened, { [PANEL]: 1 })
		const admin = await opened.as('Admin')
		const { headers } = await admin.get('/api/settings/completion')
		const saved = await admin.put(
			'/api/settings/completion',
			{ serials: 'optional', measurements: 'optional', photosAStep: 0 },
			{ 'if-match': headers.get('etag') ?? '' },
		)
		expect(saved.status).toBe(200)
		for (const step of await steps())
			await installer.patch(`${path}/checklist/${step}`, { done: true })
		expect(codes(await complete())).toEqual(['before-appointment'])
		const now = store.now()
		store.now = () => now + 2 * HOUR_MS
		expect((await complete()).status).toBe(200)
	})

	it('takes no serial number that another order has, and tells admins alone which that is', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const [one, two] = [await job(opened, { [PANEL]: 2 }), await job(opened, { [PANEL]: 2 })]
		const note = ({ installer, path }: typeof one, serials: string[]) =>
			installer.put(`${path}/serials`, { productId: PANEL, serials })
		const both = await Promise.all([note(one, ['A1', 'b2']), note(two, ['c3', 'B2'])])
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
		const [has, lacks] = both[0]?.status === 200 ? [one, two] : [two, one]
		const refused = await note(lacks, ['c9', 'b2'])
		expect(refused.body.errors).toEqual({
			'serials.1':
				'b2 is noted for another order. Check the number; if it is right, ask the store.',
		})
		expect(JSON.stringify(refused.body)).not.toContain(has.id)
		const admin = await opened.as('Admin')
		const told = (await admin.get('/api/notifications')).body as { message: string }[]
		expect(told.map(({ message }) => message)).toContain(
			`The serial number ${has === one ? 'b2' : 'B2'} was typed for order ${lacks.id} and is noted for order ${has.id}`,
		)
		// Typed once more, it is one's own.
		expect((await note(has, ['B2'])).status).toBe(200)
		expect((await note(has, [])).status).toBe(200)
		expect((await note(lacks, ['b2'])).status).toBe(200)
	})

	it('is asked about once more in a demo store, then done, and the audit log says what lacked', async () => {
		const opened = await open()
		const { id, complete } = await job(opened, { [PANEL]: 2 })
		const asked = await complete({ confirmed: false })
		expect([asked.status, asked.body.confirmable]).toEqual([409, true])
		expect(codes(asked)).toEqual(['before-appointment', 'step', 'serials', 'photo'])
		const done = await complete({ confirmed: true })
		expect([done.status, done.body.status, done.body.missing]).toEqual([200, 'installed', []])
		const admin = await opened.as('Admin')
		const { body } = await admin.get(`/api/audit?kind=installation&subject=${id}`)
		const entry = body.find(({ action }: { action: string }) => action === 'completed')
		expect(entry.after).toMatchObject({
			customerName: 'Asha',
			missing: asked.body.missing.map(({ message }: { message: string }) => message),
		})
		expect((await complete({ confirmed: 'yes' })).status).toBe(422)
	})

	itOnSqlite(
		'asks a program that confirms nothing for the steps alone, in a demo store',
		async () => {
			const { path, installer, complete, steps } = await job(await open(), { [PANEL]: 2 })
			expect((await complete()).status).toBe(409)
			for (const step of await steps())
				await installer.patch(`${path}/checklist/${step}`, { done: true })
			expect((await complete()).status).toBe(200)
		},
	)

	itOnSqlite('asks only for the steps that apply to what was ordered', async () => {
		const { path, installer, complete, steps } = await job(await open(), { [CABLE]: 1 })
		expect(await steps()).toEqual(['hand-over'])
		const [listed] = (await installer.get('/api/installations')).body
		expect([listed.steps, listed.doneSteps]).toEqual([['hand-over'], []])
		// One that does not apply can still be worked on, and is shown from then on.
		await installer.patch(`${path}/checklist/electrical`, { note: 'Looked at the board' })
		expect(await steps()).toEqual(['electrical', 'hand-over'])
		await installer.patch(`${path}/checklist/hand-over`, { done: true })
		const { status, body } = await complete()
		expect([status, body.status]).toEqual([200, 'installed'])
	})
})
