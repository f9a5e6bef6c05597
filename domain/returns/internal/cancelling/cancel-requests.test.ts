import { expect, it } from 'vitest'
import type { OrderId } from '../../../../shared/ids.ts'
import { contact, installed, once } from '../../../../test/builders.ts'
import { setOrder } from '../../../../test/orders.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../../test/store.ts'

const PANEL = 'solar-panel-250w'

/** An order of two panels that is paid by two transfers and that an installer has accepted. */
async function accepted(opened: TestStore, who?: Caller) {
	const { store, as } = opened
	const buyer = who ?? (await as('Buyer'))
	const total = 2 * (store.catalogue.anyById(PANEL)?.price ?? 0)
	const wanted = { ...installed({ [PANEL]: 2 }, total, 500), payment: 'cod' }
	const { status, body } = await buyer.post('/api/orders', wanted, once())
	expect(status).toBe(201)
	const id = body.id as OrderId
	await setOrder(store, id, { status: 'accepted' })
	const admin = await as('Admin')
	const path = `/api/orders/${id}`
	for (const [amount, n] of [
		[1000, 1],
		[total - 1000, 2],
	]) {
		const came = { way: 'transfer', amount, date: '2026-01-01', reference: `UTR${n}${id}` }
		expect((await admin.post(`${path}/payments`, came, once())).status).toBe(201)
	}
	const refunds = async () =>
		(
			await store.db
				.selectFrom('refunds')
				.select('amount_paise')
				.where('order_id', '=', id)
				.execute()
		)
			.map(({ amount_paise }) => amount_paise)
			.toSorted((a, b) => a - b)
	const key = body.trackingKey as string
	return { id, key, buyer, admin, path, total, refunds }
}

const ASKED = { reason: 'We are moving house.' }

describeOnAllEngines('a request to cancel', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnSqlite('is one at a time, and granted it cancels the order and all goes back', async () => {
		const its = await accepted(await live())
		expect((await its.buyer.post(`${its.path}/cancel`, {})).status).toBe(403)
		const asked = await its.buyer.post(`${its.path}/cancel-request`, ASKED)
		expect([asked.status, asked.body.mayAsk]).toEqual([201, false])
		expect((await its.buyer.post(`${its.path}/cancel-request`, ASKED)).status).toBe(409)
		expect((await its.buyer.post(`${its.path}/cancel-request/grant`, {})).status).toBe(403)
		const granted = await its.admin.post(`${its.path}/cancel-request/grant`, {})
		expect(granted.body).toMatchObject({ paid: 0, requests: [{ state: 'granted', ...ASKED }] })
		const seen = (await its.buyer.get(its.path)).body
		expect([seen.status, seen.money.state]).toEqual(['cancelled', 'refunded'])
		expect(await its.refunds()).toEqual([1000_00, (its.total - 1000) * 100])
		expect((await its.admin.post(`${its.path}/cancel-request/grant`, {})).status).toBe(409)
	})

	itOnSqlite(
		'may leave the shop a part of what came, with a reason; what comes later goes back whole',
		async () => {
			const its = await accepted(await live())
			await its.buyer.post(`${its.path}/cancel-request`, ASKED)
			const grant = `${its.path}/cancel-request/grant`
			expect((await its.admin.post(grant, { refund: its.total - 1500 })).status).toBe(422)
			const answer = 'Less the survey of the site.'
			expect((await its.admin.post(grant, { refund: its.total + 1, answer })).status).toBe(422)
			const done = await its.admin.post(grant, { refund: its.total - 1500, answer })
			expect(done.body).toMatchObject({ paid: 1500, requests: [{ state: 'granted', answer }] })
			expect(await its.refunds()).toEqual([(its.total - 1500) * 100])
			expect((await its.buyer.get(its.path)).body.money.state).toBe('part-refunded')
			const late = { way: 'transfer', amount: 700, date: '2026-01-01', reference: 'UTRlate' }
			const more = await its.admin.post(
				`${its.path}/payments`,
				{ ...late, confirmOverpaid: true },
				once(),
			)
			expect(more.status).toBe(201)
			expect(await its.refunds()).toEqual([700_00, (its.total - 1500) * 100])
		},
	)

	it('is answered once where many answer at once', async () => {
		const its = await accepted(await live())
		await its.buyer.post(`${its.path}/cancel-request`, ASKED)
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				n % 2 === 0
					? its.admin.post(`${its.path}/cancel-request/grant`, {})
					: its.admin.post(`${its.path}/cancel-request/refuse`, { answer: 'It is on its way.' }),
			),
		)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
	})

	itOnSqlite('is refused with a sentence that its buyer gets, and can be asked again', async () => {
		const its = await accepted(await live())
		await its.buyer.post(`${its.path}/cancel-request`, ASKED)
		const refuse = `${its.path}/cancel-request/refuse`
		expect((await its.admin.post(refuse, {})).status).toBe(422)
		const answer = 'The frames are cut to your roof.'
		expect((await its.admin.post(refuse, { answer })).status).toBe(200)
		const mails = (await its.admin.get('/api/mails')).body as { template: string }[]
		expect(mails.filter(({ template }) => template === 'request-answered')).toHaveLength(1)
		expect((await its.buyer.get('/api/notifications')).body[0].message).toContain('cannot cancel')
		expect((await its.buyer.get(its.path)).body.status).toBe('accepted')
		expect((await its.buyer.get(`${its.path}/cancel-request`)).body).toMatchObject({
			mayAsk: true,
			requests: [{ state: 'refused', answer }],
		})
		expect((await its.buyer.post(`${its.path}/cancel-request`, ASKED)).status).toBe(201)
	})

	it('is a guest’s by the tracking link with the contact of the order, and nobody’s before it is needed', async () => {
		const opened = await live()
		const its = await accepted(opened, opened.visitor())
		const stranger = opened.visitor()
		const byLink = `${its.path}/cancel-request?key=${its.key}`
		expect((await stranger.post(`${its.path}/cancel-request`, ASKED)).status).toBe(404)
		expect((await stranger.post(byLink, ASKED)).status).toBe(422)
		expect((await its.admin.post(`${its.path}/cancel-request`, ASKED)).status).toBe(403)
		await setOrder(opened.store, its.id, { status: 'pending' })
		expect((await stranger.post(byLink, { ...ASKED, ...contact })).status).toBe(409)
		await setOrder(opened.store, its.id, { status: 'scheduled' })
		expect((await stranger.post(byLink, { ...ASKED, ...contact })).status).toBe(201)
	})
})
