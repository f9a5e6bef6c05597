import { expect, it } from 'vitest'
import { HOUR_MS } from '../../shared/durations.ts'
import { installed, once, installer as profile, shipping } from '../../test/builders.ts'
import { increasing } from '../../test/clock.ts'
import { photo } from '../../test/installations.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'

const PANEL = 'solar-panel-500w'
const MEASURED = {
	earthOhms: 0.35,
	strings: [
		{ name: 'East', openCircuitVolts: 49.1, insulationMegaohms: 20, polarityCorrect: true },
	],
}
const NAME = 'अंकित शर्मा'

/** An order of one panel that is signed off, and all steps before. */
async function signedOff({ store, as }: TestStore) {
	const installer = await as('Installer')
	await installer.put('/api/installer/profile', profile())
	const buyer = await as('Buyer')
	const total = store.catalogue.anyById(PANEL)?.price ?? 0
	const wanted = { ...installed({ [PANEL]: 1 }, total, 500), payment: 'cod' }
	const to = shipping({ fullName: NAME })
	const placed = await buyer.post('/api/orders', { ...wanted, shipping: to }, once())
	const path = `/api/orders/${placed.body.id}`
	await installer.post(`${path}/accept`)
	const at = new Date(store.now() + 2 * HOUR_MS).toISOString()
	await installer.put(`${path}/appointment`, { at, minutes: 60 })
	await installer.post(`${path}/appointment/confirm`)
	const { body } = await installer.get(`${path}/installation`)
	for (const { step } of body.steps) {
		await installer.patch(`${path}/checklist/${step}`, {
			done: true,
			note: `Voc 49.1 V at ${step}`,
		})
		await installer.raw('POST', `${path}/checklist/${step}/photos`, await photo())
	}
	await installer.put(`${path}/serials`, { productId: PANEL, serials: ['SN-0001'] })
	await installer.put(`${path}/measurements`, MEASURED)
	const now = store.now()
	store.now = increasing(() => now + 4 * HOUR_MS)
	const done = await installer.post(`${path}/complete`, { customerName: 'Asha' })
	expect(done.status).toBe(200)
	return {
		path,
		buyer,
		installer,
		documents: done.body.documents as { id: string; kind: string }[],
	}
}

describeOnAllEngines('a hand-over in a live shop', (open, itOnSqlite) => {
	itOnSqlite('issues a certificate and a warranty card, for those of the order alone', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { path, buyer, installer, documents } = await signedOff(opened)
		expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['hand-over', 'warranty'])
		const [rival, admin] = await opened.people('Installer', 'Admin')
		for (const caller of [buyer, installer, admin])
			expect((await caller.get(`${path}/documents`)).body).toEqual(documents)
		for (const caller of [rival, opened.visitor(), await opened.as('Buyer')]) {
			expect((await caller.get(`${path}/documents`)).status).toBe(404)
			for (const { id } of documents) {
				expect((await caller.get(`/api/documents/${id}.json`)).status).toBe(404)
				expect((await caller.get(`/api/documents/${id}.pdf`)).status).toBe(404)
			}
		}
		const read = async (kind: string) => {
			const id = documents.find((each) => each.kind === kind)?.id
			return (await buyer.get(`/api/documents/${id}.json`)).body
		}
		const certificate = await read('hand-over')
		expect(certificate.number).toMatch(/H\/\d\d-\d\d\/0*1$/)
		expect(certificate.snapshot).toMatchObject({
			buyer: { name: NAME },
			signedOffBy: 'Asha',
			parts: [{ quantity: 1, serials: ['SN-0001'] }],
			measurements: MEASURED,
		})
		expect(certificate.snapshot.steps[0]).toMatchObject({ photos: 1, note: 'Voc 49.1 V at survey' })
		const [part] = (await read('warranty')).snapshot.parts
		const sheet = opened.store.catalogue.anyById(PANEL)?.sheet
		expect(sheet?.kind === 'panel' && sheet.performanceYears).toBe(part.performance.years)
	})

	itOnSqlite('is drawn as PDF, and not anew for whoever has it', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { buyer, documents } = await signedOff(opened)
		for (const { id } of documents) {
			const drawn = await buyer.get(`/api/documents/${id}.pdf`)
			expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'application/pdf'])
			expect(drawn.headers.get('cache-control')).toBe('private, no-cache')
			const tag = drawn.headers.get('etag') ?? ''
			const again = await buyer.get(`/api/documents/${id}.pdf`, { 'if-none-match': tag })
			expect(again.status).toBe(304)
		}
	})

	it('says the same whatever changes after it', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { buyer, documents } = await signedOff(opened)
		const read = async () =>
			Promise.all(
				documents.map(async ({ id }) => (await buyer.get(`/api/documents/${id}.json`)).body),
			)
		const before = await read()
		await opened.store.db.updateTable('orders').set({ full_name: 'Somebody else' }).execute()
		await opened.store.db.updateTable('products').set({ name: 'Another name' }).execute()
		await opened.store.catalogue.refresh()
		expect(await read()).toEqual(before)
	})
})

describeOnSqlite('a data sheet', (open) => {
	it('is a PDF for everybody, with a tag that answers whoever has it', async () => {
		const { visitor } = await open()
		const path = `/api/products/${PANEL}/data-sheet.pdf`
		const drawn = await visitor().get(path)
		expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'application/pdf'])
		const tag = drawn.headers.get('etag') ?? ''
		expect((await visitor().get(path, { 'if-none-match': tag })).status).toBe(304)
		expect((await visitor().get('/api/products/none/data-sheet.pdf')).status).toBe(404)
	})
})
