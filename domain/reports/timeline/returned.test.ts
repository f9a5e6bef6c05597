import { expect, it } from 'vitest'
import { deliverPaid, placeOrder, register } from '../../../test/documents/billing-documents.ts'
import { PANEL, placePaid } from '../../../test/money.ts'
import { setOrder } from '../../../test/orders.ts'
import { keepMails } from '../../../test/outbox.ts'
import { saveProfile } from '../../../test/routing.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

interface Event {
	kind: string
	at: string
	[field: string]: unknown
}

const LIVE = { mode: 'live', sampleData: true } as const

async function timelineOf(admin: Caller, id: string) {
	const events: Event[] = (await admin.get(`/api/orders/${id}/timeline`)).body.events
	expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted())
	return { events, of: (kind: string) => events.filter((event) => event.kind === kind) }
}

describeOnAllEngines('the timeline of what came back', (open, itOnSqlite) => {
	it('has each return from its asking to its credit note, and what was paid back by it', async () => {
		const { store, as } = await open(LIVE)
		await register(store)
		const { deliver } = keepMails(store)
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const id = await placeOrder(store, buyer, { [PANEL]: 3 })
		const money = await deliverPaid(store, id)
		const path = `/api/orders/${id}/returns`
		const asked = (quantity: number) =>
			buyer.post(path, { lines: [{ line: 1, quantity }], reason: 'Cracked glass' })
		expect((await asked(2)).status).toBe(201)
		expect((await admin.post(`${path}/1/refuse`, { answer: 'Not by us.' })).status).toBe(200)
		expect((await asked(1)).status).toBe(201)
		expect((await admin.post(`${path}/2/agree`, {})).status).toBe(200)
		const lines = [{ line: 1, condition: 'scrap' }]
		expect((await admin.post(`${path}/2/receive`, { lines })).status).toBe(200)
		await money.run()
		await deliver()
		const { events, of } = await timelineOf(admin, id)
		const [note] = of('paper').filter(({ document }) => document === 'credit-note')
		const name = store.catalogue.anyById(PANEL)?.name
		const { name: answerer } = (await admin.get('/api/session')).body.user
		const refund = of('refund')[0]?.amount
		expect(refund).toEqual(expect.any(Number))
		const item = { name, quantity: 1, condition: null }
		expect(of('return')).toMatchObject([
			{ n: 1, did: 'asked', said: 'Cracked glass', by: null, items: [{ ...item, quantity: 2 }] },
			{ n: 1, did: 'refused', said: 'Not by us.', by: answerer, amount: null },
			{ n: 2, did: 'asked', items: [item] },
			{ n: 2, did: 'agreed', said: null, by: answerer },
			{ n: 2, did: 'received', items: [{ ...item, condition: 'scrap' }], amount: refund },
			{ n: 2, did: 'credited', amount: refund, number: note?.number },
		])
		const order = events.map(({ kind, did }) => [kind, did].filter(Boolean).join(' '))
		expect(order.indexOf('refund')).toBeGreaterThan(order.indexOf('return received'))
		expect(of('mail').filter(({ template }) => template === 'request-answered')).toHaveLength(2)
	})

	itOnSqlite('has what a buyer asked to cancel before the step that came of it', async () => {
		const { store, as } = await open(LIVE)
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const { id } = await placePaid(buyer)
		await setOrder(store, id, { status: 'accepted', money_state: 'paid' })
		const path = `/api/orders/${id}/cancel-request`
		expect((await buyer.post(path, { reason: 'We move house' })).status).toBe(201)
		expect((await admin.post(`${path}/refuse`, { answer: 'It is cut.' })).status).toBe(200)
		await buyer.post(path, { reason: 'We really do' })
		expect((await admin.post(`${path}/grant`, {})).status).toBe(200)
		const { events, of } = await timelineOf(admin, id)
		expect(of('cancel-request')).toMatchObject([
			{ n: 1, did: 'asked', said: 'We move house', by: null },
			{ n: 1, did: 'refused', said: 'It is cut.', by: expect.any(String) },
			{ n: 2, did: 'asked', said: 'We really do' },
			{ n: 2, did: 'granted', said: null },
		])
		const ends = events.filter(({ did, action }) => did === 'granted' || action === 'cancel')
		expect(ends.map(({ kind }) => kind)).toEqual(['cancel-request', 'step'])
		expect(of('mail').some(({ template }) => template === 'request-answered')).toBe(true)
	})

	itOnSqlite(
		'has the mails to those who were asked, and to admins where nobody could be',
		async () => {
			const { store, as } = await open(LIVE)
			const { deliver } = keepMails(store)
			const [buyer, admin, ravi] = [await as('Buyer'), await as('Admin'), await as('Installer')]
			await saveProfile(ravi)
			const { id } = await placePaid(buyer, { payment: 'cod' })
			await ravi.post(`/api/orders/${id}/decline`)
			await deliver()
			const { of } = await timelineOf(admin, id)
			const mails = of('mail').map(({ template, state }) => [template, state])
			expect(mails.toSorted()).toEqual([
				['order-offered', 'sent'],
				['order-received', 'sent'],
				['order-unassigned', 'sent'],
			])
		},
	)
})
