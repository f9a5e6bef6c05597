import { expect, it } from 'vitest'
import { dayAt, daysAfter } from '../../shared/calendar.ts'
import type { OrderId, ProductId } from '../../shared/ids.ts'
import { contact, once, order } from '../../test/builders.ts'
import { setOrder, setTotal, withoutCharges } from '../../test/orders.ts'
import { keepMails } from '../../test/outbox.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const CABLE = 'solar-cable-4mm2-100m'

/**
 * An order of three panels and two cables that was paid by transfer and has arrived, less ₹100.01 on the panels.
 * @param charges paise for its delivery and for paying on delivery
 */
async function delivered(opened: TestStore, who?: Caller, charges: [number, number] = [0, 0]) {
	const { store, as } = opened
	const buyer = who ?? (await as('Buyer'))
	const [panel = 0, cable = 0] = [PANEL, CABLE].map((id) => store.catalogue.anyById(id)?.price ?? 0)
	const whole = 3 * panel + 2 * cable
	await deliverForNothing(store)
	const sent = { fulfilment: 'delivery', expectedTotal: whole, payment: 'cod' }
	const wanted = { ...order({ [PANEL]: 3, [CABLE]: 2 }), ...sent }
	const { status, body } = await buyer.post('/api/orders', wanted, once())
	expect(status).toBe(201)
	const id = body.id as OrderId
	const off = 100_01
	const total = (whole * 100 - off + charges[0] + charges[1]) as never
	const { db } = store
	await setOrder(store, id, { status: 'delivered' })
	await withoutCharges(store, id)
	await setTotal(store, id, total)
	await db
		.updateTable('order_lines')
		.set({ discount_paise: off as never })
		.where('order_id', '=', id)
		.where('line', '=', 1)
		.execute()
	for (const [index, gross] of charges.entries())
		if (gross > 0)
			await db
				.insertInto('order_charges')
				.values({
					order_id: id,
					n: index + 1,
					kind: index === 0 ? 'delivery' : 'cod-fee',
					name: index === 0 ? 'Delivery' : 'Payment on delivery',
					gross_paise: gross as never,
					discount_paise: 0 as never,
				})
				.execute()
	const admin = await as('Admin')
	const path = `/api/orders/${id}`
	const paid = await admin.post(
		`${path}/payments`,
		{ way: 'transfer', amount: (total as number) / 100, date: '2026-01-01', reference: `UTR${id}` },
		once(),
	)
	expect(paid.status).toBe(201)
	const stock = async (product: string) =>
		(
			await db
				.selectFrom('products')
				.select('stock')
				.where('id', '=', product as ProductId)
				.executeTakeFirstOrThrow()
		).stock
	const refunded = async () =>
		(
			await db.selectFrom('refunds').select('amount_paise').where('order_id', '=', id).execute()
		).reduce((all, each) => all + each.amount_paise, 0)
	const moneyState = async () => (await buyer.get(path)).body.money?.state
	const key = body.trackingKey as string
	return { id, key, buyer, admin, path, panel, cable, off, stock, refunded, moneyState }
}

const of = (...lines: [number, number][]) => ({
	lines: lines.map(([line, quantity]) => ({ line, quantity })),
	reason: 'Too many',
})
const as = (...lines: [number, 'resell' | 'scrap'][]) => ({
	lines: lines.map(([line, condition]) => ({ line, condition })),
})

describeOnAllEngines('a return', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnSqlite(
		'is asked for, agreed to and received: stock, money and shares of the line are right',
		async () => {
			const its = await delivered(await live())
			const { buyer, admin, path } = its
			const before = { panels: await its.stock(PANEL), cables: await its.stock(CABLE) }
			const asked = await buyer.post(`${path}/returns`, of([1, 1], [2, 1]))
			expect(asked.status).toBe(201)
			expect(asked.body).toMatchObject({
				returns: [{ n: 1, state: 'asked', refund: null }],
				left: [
					{ line: 1, quantity: 2 },
					{ line: 2, quantity: 1 },
				],
			})
			const early = await admin.post(`${path}/returns/1/receive`, as([1, 'resell'], [2, 'scrap']))
			expect(early.status).toBe(409)
			expect((await buyer.post(`${path}/returns/1/agree`, {})).status).toBe(403)
			expect((await admin.post(`${path}/returns/1/agree`, {})).status).toBe(200)
			expect((await admin.post(`${path}/returns/1/refuse`, { answer: 'No' })).status).toBe(409)
			expect((await admin.post(`${path}/returns/1/receive`, as([1, 'resell']))).status).toBe(422)
			const got = await admin.post(`${path}/returns/1/receive`, as([1, 'resell'], [2, 'scrap']))
			expect(got.status).toBe(200)
			// A third of ₹100.01 is ₹33.34 to the nearest paisa, half up.
			const first = its.panel * 100 - 33_34 + its.cable * 100
			expect(got.body.returns[0]).toMatchObject({ state: 'received', refund: first / 100 })
			expect(await its.refunded()).toBe(first)
			expect(await its.stock(PANEL)).toBe(before.panels + 1)
			expect(await its.stock(CABLE)).toBe(before.cables)
			expect(await its.moneyState()).toBe('part-refunded')
			const rest = await admin.post(`${path}/returns`, of([1, 2], [2, 1]))
			expect(rest.body).toMatchObject({ returns: [{ n: 2, state: 'agreed' }, { n: 1 }], left: [] })
			expect((await buyer.post(`${path}/returns`, of([1, 1]))).status).toBe(422)
			await admin.post(`${path}/returns/2/receive`, as([1, 'scrap'], [2, 'scrap']))
			expect(await its.refunded()).toBe(its.panel * 300 + its.cable * 200 - its.off)
			expect(await its.moneyState()).toBe('refunded')
		},
	)

	it('says where its goods go and until when, or when they are collected, also by mail', async () => {
		const opened = await live()
		const { store } = opened
		const its = await delivered(opened)
		const { buyer, admin, path } = its
		const returns = { address: 'Godown 4, Chakan 410501', days: 10, packing: 'In a box.' }
		const saved = await admin.put('/api/settings/returns', returns, { 'if-match': '"0"' })
		expect(saved.status).toBe(200)
		await buyer.post(`${path}/returns`, of([1, 1]))
		const late = { sendUntil: '2020-01-01' }
		expect((await admin.post(`${path}/returns/1/agree`, late)).body.errors).toMatchObject({
			sendUntil: expect.stringContaining('Choose a day from today'),
		})
		expect((await admin.put(`${path}/returns/1/instructions`, {})).status).toBe(409)
		const agreed = await admin.post(`${path}/returns/1/agree`, { collectedOn: null, sendTo: '' })
		const sendUntil = daysAfter(dayAt(store.now()), 10)
		const usual = { sendTo: 'Godown 4, Chakan 410501', packing: 'In a box.', collectedOn: null }
		expect(agreed.body.returns[0].instructions).toEqual({ ...usual, sendUntil })
		const collectedOn = daysAfter(dayAt(store.now()), 2)
		for (const refused of [buyer, opened.visitor()])
			expect((await refused.put(`${path}/returns/1/instructions`, {})).status).toBeGreaterThan(400)
		const changed = await admin.put(`${path}/returns/1/instructions`, { collectedOn })
		expect(changed.body.returns[0].instructions).toMatchObject({ collectedOn, sendTo: '' })
		const outbox = keepMails(store)
		await outbox.deliver()
		const mails = outbox.mails.filter(({ subject }) => subject.includes('return'))
		expect(mails.map(({ text }) => text).toSorted()).toEqual([
			expect.stringMatching(/by .*Godown 4, Chakan 410501.*In a box\./s),
			expect.stringMatching(/We collect it on /),
		])
		expect(outbox.mails.map(({ text }) => text).join()).not.toMatch(/install/i)
		await admin.post(`${path}/returns/1/receive`, as([1, 'scrap']))
		expect((await buyer.get(`${path}/returns`)).body.returns[0].instructions).toBeNull()
	})

	it('is received once where twelve admins receive it at once', async () => {
		const its = await delivered(await live())
		const before = await its.stock(PANEL)
		expect((await its.admin.post(`${its.path}/returns`, of([1, 2]))).status).toBe(201)
		const tries = Array.from({ length: 12 }, () =>
			its.admin.post(`${its.path}/returns/1/receive`, as([1, 'resell'])),
		)
		const statuses = (await Promise.all(tries)).map(({ status }) => status)
		expect(statuses.filter((status) => status === 200)).toHaveLength(1)
		expect(statuses.filter((status) => status === 409)).toHaveLength(11)
		expect(await its.stock(PANEL)).toBe(before + 2)
		expect(await its.refunded()).toBe(its.panel * 200 - 66_67)
	})

	it('is of no more than was bought where twelve ask at once', async () => {
		const its = await delivered(await live())
		const tries = Array.from({ length: 12 }, () =>
			its.buyer.post(`${its.path}/returns`, of([1, 2])),
		)
		const statuses = (await Promise.all(tries)).map(({ status }) => status)
		expect(statuses.filter((status) => status === 201)).toHaveLength(1)
		expect((await its.buyer.get(`${its.path}/returns`)).body.left).toMatchObject([
			{ line: 1, quantity: 1 },
			{ line: 2, quantity: 2 },
		])
	})

	itOnSqlite('can be asked for again where it was refused, and its buyer is told why', async () => {
		const opened = await live()
		const its = await delivered(opened)
		await its.buyer.post(`${its.path}/returns`, of([1, 3]))
		expect((await its.admin.post(`${its.path}/returns/1/refuse`, {})).status).toBe(422)
		const answer = { answer: 'It was mounted.' }
		const refused = await its.admin.post(`${its.path}/returns/1/refuse`, answer)
		expect(refused.body.returns[0]).toMatchObject({ state: 'refused', answer: 'It was mounted.' })
		const mails = (await its.admin.get('/api/mails')).body as { template: string }[]
		expect(mails.filter(({ template }) => template === 'request-answered')).toHaveLength(1)
		expect((await its.buyer.get('/api/notifications')).body[0].message).toContain('refused')
		expect((await its.buyer.post(`${its.path}/returns`, of([1, 3]))).status).toBe(201)
	})

	it('is a guest’s by the tracking link, with the contact of the order', async () => {
		const opened = await live()
		const its = await delivered(opened, opened.visitor())
		const stranger = opened.visitor()
		expect((await stranger.post(`${its.path}/returns`, of([1, 1]))).status).toBe(404)
		const byLink = `${its.path}/returns?key=${its.key}`
		expect((await stranger.post(byLink, of([1, 1]))).status).toBe(422)
		expect((await stranger.post(byLink, { ...of([1, 1]), ...contact })).status).toBe(201)
	})

	it('is of what was sent alone, and of nothing before that', async () => {
		const opened = await live()
		const its = await delivered(opened)
		const set = (status: 'pending' | 'dispatched') =>
			setOrder(opened.store, its.id, { status, money_state: 'paid' })
		await set('pending')
		expect((await its.buyer.post(`${its.path}/returns`, of([1, 1]))).status).toBe(409)
		const parcel = { carrier: 'Blue Dart', lines: [{ line: 1, quantity: 2 }] }
		expect((await its.admin.post(`${its.path}/dispatches`, parcel)).status).toBe(201)
		expect((await its.buyer.get(`${its.path}/returns`)).body.left).toMatchObject([
			{ line: 1, quantity: 2 },
		])
	})

	it('takes the charges with it by a fault of the shop, in parts that sum, and not where minds change', async () => {
		const its = await delivered(await live(), undefined, [500_01, 99_99])
		const { buyer, admin, path } = its
		const goods = its.panel * 300 + its.cable * 200 - its.off
		const seen = (await buyer.get(`${path}/returns`)).body
		expect(seen.charges).toEqual([
			{ name: 'Delivery', amount: 500.01 },
			{ name: 'Payment on delivery', amount: 99.99 },
		])
		// One panel, broken in the buyer's words; the shop agrees.
		const asked = await buyer.post(`${path}/returns`, { ...of([1, 1]), cause: 'damaged' })
		const [first] = asked.body.returns
		expect(first).toMatchObject({ cause: 'damaged', refund: null })
		const ofFault = first.chargesOfFault
		expect(ofFault).toBeGreaterThan(0)
		const amounts = (of: { charges: { amount: number }[] }) =>
			of.charges.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
		expect(amounts(first)).toBe(Math.round(ofFault * 100))
		expect(first.expected).toBeCloseTo(its.panel - 33.34 + ofFault, 2)
		await admin.post(`${path}/returns/1/agree`, {})
		const got = (await admin.post(`${path}/returns/1/receive`, as([1, 'scrap']))).body.returns[0]
		expect(got).toMatchObject({ refund: first.expected, charges: first.charges, expected: null })
		expect(await its.refunded()).toBe(Math.round(first.expected * 100))
		// A cable that the shop finds as described.
		await buyer.post(`${path}/returns`, { ...of([2, 1]), cause: 'not-as-described' })
		const judged = await admin.post(`${path}/returns/2/agree`, { cause: 'changed-mind' })
		expect(judged.body.returns[0]).toMatchObject({
			cause: 'changed-mind',
			charges: [],
			expected: its.cable,
		})
		expect(judged.body.returns[0].chargesOfFault).toBeGreaterThan(0)
		await admin.post(`${path}/returns/2/receive`, as([2, 'resell']))
		expect(await its.refunded()).toBe(Math.round((first.expected + its.cable) * 100))
		// The rest was the wrong thing.
		await admin.post(`${path}/returns`, { ...of([1, 2], [2, 1]), cause: 'wrong-item' })
		const last = await admin.post(`${path}/returns/3/receive`, as([1, 'resell'], [2, 'resell']))
		expect(last.status).toBe(200)
		const kept = last.body.charges.reduce(
			(all: number, { amount }: { amount: number }) => all + Math.round(amount * 100),
			0,
		)
		// The share of one of the two cables stays.
		expect(kept).toBeGreaterThan(0)
		expect(await its.refunded()).toBe(goods + 600_00 - kept)
		expect(kept).toBeLessThan((600_00 * its.cable * 100) / goods + 2)
	})

	itOnSqlite(
		'takes all the charges with it where all of the order is the shop’s fault',
		async () => {
			const its = await delivered(await live(), undefined, [500_01, 99_99])
			for (const [n, pieces] of [of([1, 2]), of([2, 1]), of([1, 1], [2, 1])].entries()) {
				await its.admin.post(`${its.path}/returns`, { ...pieces, cause: 'damaged' })
				const lines = pieces.lines.map(({ line }) => ({ line, condition: 'scrap' }))
				const got = await its.admin.post(`${its.path}/returns/${n + 1}/receive`, { lines })
				expect(got.status).toBe(200)
			}
			const goods = its.panel * 300 + its.cable * 200 - its.off
			expect(await its.refunded()).toBe(goods + 600_00)
			expect(await its.moneyState()).toBe('refunded')
			expect((await its.buyer.get(`${its.path}/returns`)).body.charges).toEqual([])
		},
	)

	itOnSqlite('has a cause that there is', async () => {
		const its = await delivered(await live())
		const wrong = await its.buyer.post(`${its.path}/returns`, { ...of([1, 1]), cause: 'bad luck' })
		expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['cause']])
		const said = await its.buyer.post(`${its.path}/returns`, of([1, 1]))
		expect(said.body.returns[0]).toMatchObject({ cause: 'changed-mind', charges: [] })
	})
})
