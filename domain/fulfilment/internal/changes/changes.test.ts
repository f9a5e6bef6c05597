import { expect, it } from 'vitest'
import type { OrderId, ProductId } from '../../../../shared/ids.ts'
import {
	contact,
	discountCode,
	installationOf,
	installed,
	itemsOf,
	once,
	product,
	installer as profile,
	shipping,
} from '../../../../test/builders.ts'
import { mailsOf } from '../../../../test/outbox.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../../test/store.ts'

const PANEL = 'solar-panel-250w'
const OTHER = 'solar-panel-500w'
const CABLE = 'solar-cable-4mm2-100m'

async function surveyed(opened: TestStore, buyer?: Caller, more: object = {}) {
	const { store, as } = opened
	const installer = await as('Installer')
	await installer.put('/api/installer/profile', profile())
	const price = (id: string) => store.catalogue.anyById(id)?.price ?? 0
	const who = buyer ?? (await as('Buyer'))
	const wanted = {
		...installed({ [PANEL]: 4, [CABLE]: 1 }, price(PANEL) * 4 + price(CABLE), 1000),
		payment: 'cod',
		...more,
	}
	const placed = await who.post('/api/orders', wanted, once())
	expect(placed.status).toBe(201)
	const path = `/api/orders/${placed.body.id}`
	expect((await installer.post(`${path}/accept`)).status).toBe(200)
	const survey = () => installer.patch(`${path}/checklist/survey`, { done: true })
	const propose = (products: Record<string, number>, reason = 'Room for more') =>
		installer.post(`${path}/changes`, {
			items: itemsOf(products),
			reason,
		})
	const answer = (caller: Caller, how: string, more: object) =>
		caller.post(`${path}/changes/1/${how}`, more)
	const id = placed.body.id as OrderId
	const key = placed.body.trackingKey as string
	return { id, key, path, buyer: who, installer, survey, propose, answer, price }
}

/** The stock of a product, and an order's pieces of it by the ledger. */
async function stockOf({ store: { db } }: TestStore, id: string, orderId: OrderId) {
	const product = await db
		.selectFrom('products')
		.select('stock')
		.where('id', '=', id as ProductId)
		.executeTakeFirstOrThrow()
	const moves = await db
		.selectFrom('stock_movements')
		.select('change')
		.where('product_id', '=', id as ProductId)
		.where('order_id', '=', orderId)
		.execute()
	return { left: product.stock, has: 0 - moves.reduce((sum, { change }) => sum + change, 0) }
}

describeOnAllEngines('a change of an order', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('is proposed after the survey, and does nothing until the buyer agrees to what was seen', async () => {
		const opened = await live()
		const its = await surveyed(opened)
		const { path, buyer, installer, price, id } = its
		const early = await its.propose({ [OTHER]: 6, [CABLE]: 1 })
		expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('survey')])
		await its.survey()
		const proposed = await its.propose({ [OTHER]: 6, [CABLE]: 1 })
		expect(proposed.status).toBe(201)
		const total = price(OTHER) * 6 + price(CABLE) + installationOf(3000)
		const before = price(PANEL) * 4 + price(CABLE) + installationOf(1000)
		const [seen] = (await buyer.get(`${path}/changes`)).body
		expect(seen).toMatchObject({
			n: 1,
			state: 'proposed',
			reason: 'Room for more',
			may: ['consent', 'refuse'],
			before: { total: before, lines: [{ productId: PANEL, quantity: 4 }, { productId: CABLE }] },
			after: { total, lines: [{ productId: OTHER, quantity: 6 }, { productId: CABLE }] },
		})
		expect(seen.before.yearlyKwh).toBeGreaterThan(1200)
		expect(seen.after.yearlyKwh / seen.before.yearlyKwh).toBeCloseTo(3, 0)
		expect((await buyer.get(path)).body.total).toBe(before)
		expect((await its.propose({ [OTHER]: 7 })).status).toBe(409)
		expect(await mailsOf(opened.store, 'change-proposed')).toHaveLength(1)
		const left = await stockOf(opened, OTHER, id)
		expect((await its.answer(buyer, 'consent', { hash: 'another' })).status).toBe(409)
		expect((await its.answer(buyer, 'consent', { hash: seen.hash })).status).toBe(200)
		const changed = (await buyer.get(path)).body
		expect(changed).toMatchObject({
			total,
			items: [
				{ productId: OTHER, quantity: 6 },
				{ productId: CABLE, quantity: 1 },
			],
		})
		expect(changed.history.at(-1)).toMatchObject({ action: 'change', role: 'Buyer' })
		expect(await stockOf(opened, OTHER, id)).toEqual({ left: left.left - 6, has: 6 })
		expect((await stockOf(opened, PANEL, id)).has).toBe(0)
		expect((await stockOf(opened, CABLE, id)).has).toBe(1)
		const parts = changed.taxes.parts as { taxable: number; cgst: number; sgst: number }[]
		const sum = parts.reduce((all, part) => all + part.taxable + part.cgst + part.sgst, 0)
		expect(sum).toBeCloseTo(total, 2)
		expect((await its.answer(buyer, 'consent', { hash: seen.hash })).status).toBe(409)
		const notification = (await installer.get('/api/notifications')).body[0]
		expect(notification.message).toContain('has accepted the change')
	})

	itOnSqlite(
		'with panels whose installation has no price is refused, not installed for what it was',
		async () => {
			const opened = await live()
			const its = await surveyed(opened)
			await its.survey()
			const unknown = product({ id: 'unknown-panel', wattage: 0 })
			expect((await (await opened.as('Admin')).post('/api/products', unknown)).status).toBe(201)
			const refused = await its.propose({ [PANEL]: 4, [CABLE]: 1, 'unknown-panel': 2 })
			expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['items']])
		},
	)

	it('asks the code of the order again: one that asks for more goods falls away, and is said beforehand', async () => {
		const opened = await live()
		const price = (id: string) => opened.store.catalogue.anyById(id)?.price ?? 0
		const goods = price(PANEL) * 4 + price(CABLE)
		const admin = await opened.as('Admin')
		const code = discountCode({ amount: 1000, percent: null, leastGoods: goods, maxUses: 1 })
		expect((await admin.post('/api/codes', code)).status).toBe(201)
		const its = await surveyed(opened, undefined, {
			shipping: shipping({ email: 'asha@example.com' }),
			code: 'sun-10',
			expectedTotal: goods - 1000 + installationOf(1000),
		})
		await its.survey()
		const uses = () => opened.store.db.selectFrom('code_uses').select('discount_paise').execute()
		const more = (await its.propose({ [PANEL]: 5, [CABLE]: 1 })).body[0]
		expect([more.before.discount, more.after.discount]).toEqual([1000, 1000])
		expect((await its.answer(its.buyer, 'refuse', {})).status).toBe(200)
		const fewer = (await its.propose({ [PANEL]: 3, [CABLE]: 1 })).body[0]
		const total = price(PANEL) * 3 + price(CABLE) + installationOf(750)
		expect(fewer).toMatchObject({ before: { discount: 1000 }, after: { discount: 0, total } })
		expect(await uses()).toHaveLength(1)
		const consent = `${its.path}/changes/2/consent`
		expect((await its.buyer.post(consent, { hash: fewer.hash })).status).toBe(200)
		expect((await its.buyer.get(its.path)).body).toMatchObject({ total, discount: null })
		expect(await uses()).toEqual([])
	})

	it('is consented to, refused or taken back once, whichever comes first', async () => {
		const opened = await live()
		const its = await surveyed(opened)
		await its.survey()
		const results = []
		for (let n = 1; n <= 4; n++) {
			const proposed = await its.propose({ [PANEL]: 4 + n, [CABLE]: 1 })
			const { hash } = proposed.body[0]
			const at = `${its.path}/changes/${n}`
			const answers = await Promise.all([
				its.buyer.post(`${at}/consent`, { hash }),
				its.buyer.post(`${at}/refuse`, { reason: 'Too much' }),
				its.installer.post(`${at}/withdraw`, {}),
			])
			expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
			const [{ state }] = (await its.buyer.get(`${its.path}/changes`)).body
			const [first] = (await its.buyer.get(its.path)).body.items
			if (state === 'accepted') expect(first.quantity).toBe(4 + n)
			expect((await stockOf(opened, PANEL, its.id)).has).toBe(first.quantity)
			results.push(state)
		}
		expect(results).not.toContain('proposed')
	})

	itOnSqlite('takes no more than there is, and leaves all as it was', async () => {
		const opened = await live()
		const its = await surveyed(opened)
		await its.survey()
		const proposed = await its.propose({ [PANEL]: 9000, [OTHER]: 1 })
		const { hash } = proposed.body[0]
		const refused = await its.answer(its.buyer, 'consent', { hash })
		expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
		expect((await its.buyer.get(`${its.path}/changes`)).body[0].state).toBe('proposed')
		expect((await its.buyer.get(its.path)).body.items).toMatchObject([
			{ productId: PANEL, quantity: 4 },
			{ productId: CABLE },
		])
		expect((await stockOf(opened, OTHER, its.id)).has).toBe(0)
	})

	it('has the schedule follow, and refunds what was paid beyond it', async () => {
		const opened = await live()
		const its = await surveyed(opened)
		await its.survey()
		const { db, now } = opened.store
		const one = (its.price(PANEL) + installationOf(250)) * 100
		const before = one * 4 + its.price(CABLE) * 100
		await db
			.insertInto('payments')
			.values({
				id: 'p',
				order_id: its.id,
				schedule_n: 1,
				provider: 'transfer',
				state: 'captured',
				provider_order: null,
				provider_ref: null,
				failure: null,
				recorded_by: null,
				amount_paise: before as never,
				created_at: now(),
				updated_at: now(),
				captured_at: now(),
			})
			.execute()
		const schedule = async () =>
			(
				await db
					.selectFrom('payment_schedule')
					.select('amount_paise')
					.where('order_id', '=', its.id)
					.orderBy('n')
					.execute()
			).map((row) => row.amount_paise)
		const agree = async (n: number, products: Record<string, number>) => {
			const { hash } = (await its.propose(products)).body[0]
			const done = await its.buyer.post(`${its.path}/changes/${n}/consent`, { hash })
			expect(done.status).toBe(200)
		}
		await agree(1, { [PANEL]: 5, [CABLE]: 1 })
		expect(await schedule()).toEqual([before, one])
		await agree(2, { [PANEL]: 3, [CABLE]: 1 })
		expect(await schedule()).toEqual([before - one, 0])
		// Nothing was paid of the added row, so only the money beyond the new total goes back.
		const refunds = await db
			.selectFrom('refunds')
			.select(['amount_paise', 'pay_again', 'state'])
			.where('order_id', '=', its.id)
			.execute()
		expect(refunds).toEqual([{ amount_paise: one, pay_again: 1, state: 'requested' }])
		const order = await db
			.selectFrom('orders')
			.select(['money_state', 'total_paise'])
			.where('id', '=', its.id)
			.executeTakeFirstOrThrow()
		expect(order).toEqual({
			money_state: 'paid',
			total_paise: before - one,
		})
	})

	it('is a guest’s by the tracking link, with the contact of the order', async () => {
		const opened = await live()
		const guest = opened.visitor()
		const its = await surveyed(opened, guest)
		await its.survey()
		const { hash } = (await its.propose({ [PANEL]: 5 })).body[0]
		const at = `${its.path}/changes/1/consent?key=${its.key}`
		const stranger = opened.visitor()
		expect((await stranger.post(`${its.path}/changes/1/consent`, { hash })).status).toBe(404)
		expect((await stranger.post(at, { hash })).status).toBe(422)
		expect((await stranger.post(at, { hash, ...contact })).status).toBe(200)
		expect((await its.installer.get(its.path)).body.items).toMatchObject([{ quantity: 5 }])
	})

	itOnSqlite('is for the buyer, the installer who has the order, and admins alone', async () => {
		const opened = await live()
		const its = await surveyed(opened)
		await its.survey()
		await its.propose({ [PANEL]: 5 })
		const [stranger, rival, admin] = await opened.people('Buyer', 'Installer', 'Admin')
		for (const caller of [stranger, rival, opened.visitor()])
			expect((await caller.get(`${its.path}/changes`)).status).toBe(404)
		const seen = await admin.get(`${its.path}/changes`)
		expect(seen.body[0].may).toEqual(['withdraw'])
		expect((await its.answer(admin, 'withdraw', { reason: 'Wrong roof' })).status).toBe(200)
		const [now] = (await its.buyer.get(`${its.path}/changes`)).body
		expect(now).toMatchObject({ state: 'withdrawn', answerNote: 'Wrong roof', may: [] })
		expect((await its.propose({ [PANEL]: 4, [CABLE]: 1 })).body.detail).toContain('already')
		expect((await its.propose({ nothing: 1 })).status).toBe(404)
	})

	it('is no more once the installer has handed the order back', async () => {
		const opened = await live()
		const its = await surveyed(opened)
		await its.survey()
		const { hash } = (await its.propose({ [PANEL]: 5 })).body[0]
		await its.installer.post(`${its.path}/hand-back`, { reason: 'Broke my arm' })
		expect((await its.installer.get(`${its.path}/changes`)).status).toBe(404)
		const late = await its.answer(its.buyer, 'consent', { hash })
		expect(late.status).toBe(409)
		expect((await its.buyer.get(its.path)).body.items).toHaveLength(2)
	})
})
