import { expect, it } from 'vitest'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import { once, order } from '../../test/builders.ts'
import { setOrder } from '../../test/orders.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { serialColumns } from '../installations/serials/serial-columns.ts'

const PANEL = 'solar-panel-500w' as ProductId
const DONE = Date.parse('2026-02-28T20:00:00Z')

/** An installed order with two serial numbers, its buyer and its installer. */
async function installed({ store, as }: TestStore) {
	const buyer = await as('Buyer')
	const installer = await as('Installer')
	const { id: installerId } = (await installer.get('/api/session')).body.user
	const placed = await buyer.post('/api/orders', order({ [PANEL]: 2 }), once())
	expect(placed.status).toBe(201)
	const id = placed.body.id as OrderId
	await setOrder(store, id, { status: 'installed', installer_id: installerId as UserId })
	const now = { created_at: DONE, updated_at: DONE }
	await store.db
		.insertInto('installations')
		.values({
			...{ order_id: id, installer_id: installerId as UserId, ...now, completed_at: DONE },
			...{ appointment_at: null, appointment_minutes: null, appointment_state: null },
			...{ appointment_preference: null, customer_name: null },
		})
		.execute()
	await store.db
		.insertInto('installation_serials')
		.values(
			['Sn-1', 'Sn-2'].map((serial) => ({
				...{ order_id: id, product_id: PANEL, ...serialColumns(serial), created_at: DONE },
			})),
		)
		.execute()
	return { id, path: `/api/orders/${id}/claims`, buyer, installer }
}

const failing = { productId: PANEL, serial: 'sn-1', reason: 'No output since Monday.' }

const stateOf = async (caller: Caller, path: string) =>
	(await caller.get(path)).body.claims.map(({ state }: { state: string }) => state)

describeOnAllEngines('a warranty claim', (open) => {
	it('goes to the maker and to its end, and its last step can be taken back', async () => {
		const opened = await open({ sampleData: true })
		const admin = await opened.as('Admin')
		const { id, path } = await installed(opened)
		const first = await admin.post(path, failing)
		expect(first.status).toBe(201)
		expect(first.body).toMatchObject({
			claims: [{ n: 1, serial: 'Sn-1', state: 'claimed', closedAt: null, mayUndo: false }],
			serials: [{ productId: PANEL, serial: 'Sn-2' }],
		})
		const step = (state: string, note?: string) => admin.post(`${path}/1/steps`, { state, note })
		const undo = (state: string) => admin.post(`${path}/1/undo`, { state })
		expect((await step('with-maker', 'Ticket 88')).status).toBe(200)
		expect((await step('with-maker')).body.detail).toContain('is with the maker')
		const ended = await step('refused')
		expect(ended.body.claims[0]).toMatchObject({ state: 'refused', nextStates: [], mayUndo: true })
		expect(ended.body.claims[0].closedAt).not.toBeNull()
		expect((await step('repaired')).status).toBe(409)
		expect((await undo('repaired')).status).toBe(409)
		const back = await undo('refused')
		expect(back.body.claims[0]).toMatchObject({
			...{ state: 'with-maker', closedAt: null },
			steps: [{ state: 'claimed' }, { state: 'with-maker', note: 'Ticket 88' }],
		})
		expect((await step('replaced')).status).toBe(200)
		const { body: audited } = await admin.get(`/api/audit?subject=${id}`)
		expect(audited.map(({ action }: { action: string }) => action).slice(0, 5)).toEqual([
			...['warranty claim changed', 'warranty claim step undone', 'warranty claim changed'],
			...['warranty claim changed', 'warranty claimed'],
		])
		const { events } = (await admin.get(`/api/orders/${id}/timeline`)).body
		const claims = events.filter(({ kind }: { kind: string }) => kind === 'claim')
		expect(claims).toMatchObject([
			{ state: 'claimed', said: failing.reason },
			{ state: 'with-maker', said: 'Ticket 88' },
			{ state: 'replaced', said: null },
		])
		const person = await admin.get('/api/people?contact=9820000000&limit=100')
		const { events: ofPerson } = person.body
		expect(ofPerson.filter(({ kind }: { kind: string }) => kind === 'claim')).toHaveLength(3)
		const [found] = (await admin.get('/api/warranties?q=sn-1')).body
		expect(found.claims).toMatchObject([{ n: 1, state: 'replaced' }])
	})

	it('is open once for a number, which was noted at the installation', async () => {
		const opened = await open({ sampleData: true })
		const admin = await opened.as('Admin')
		const { path } = await installed(opened)
		for (const wrong of [{ serial: 'SN-9' }, { productId: 'solar-panel-250w' }]) {
			const refused = await admin.post(path, { ...failing, ...wrong })
			expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['serial']])
		}
		expect((await admin.post(path, { ...failing, reason: ' ' })).status).toBe(422)
		expect((await admin.post(path, failing)).status).toBe(201)
		expect((await admin.post(path, { ...failing, serial: 'SN-1' })).status).toBe(409)
		await admin.post(`${path}/1/steps`, { state: 'withdrawn' })
		expect((await admin.post(path, failing)).status).toBe(201)
		expect((await admin.post(`${path}/1/undo`, { state: 'withdrawn' })).status).toBe(409)
		expect(await stateOf(admin, path)).toEqual(['claimed', 'withdrawn'])
		expect((await admin.post(`${path}/3/steps`, { state: 'repaired' })).status).toBe(404)
	})

	it('is seen by buyer and installer without what admins note, and by nobody else', async () => {
		const opened = await open({ sampleData: true })
		const admin = await opened.as('Admin')
		const { path, buyer, installer } = await installed(opened)
		await admin.post(path, failing)
		await admin.post(`${path}/1/steps`, { state: 'with-maker', note: 'Ticket 88' })
		for (const caller of [buyer, installer]) {
			const { body } = await caller.get(path)
			expect(body.serials).toEqual([])
			expect(body.claims).toMatchObject([
				{ state: 'with-maker', reason: failing.reason, nextStates: [], mayUndo: false },
			])
			for (const { by, note } of body.claims[0].steps) expect([by, note]).toEqual([null, null])
			expect((await caller.post(path, failing)).status).toBe(403)
			expect((await caller.post(`${path}/1/undo`, { state: 'with-maker' })).status).toBe(403)
		}
		expect((await opened.visitor().get(path)).status).toBe(404)
		expect((await (await opened.as('Installer')).get(path)).status).toBe(404)
	})
})
