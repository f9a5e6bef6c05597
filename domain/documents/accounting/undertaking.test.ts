import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import { installationOf, itemsOf, once, shipping } from '../../../test/builders.ts'
import { movableClock } from '../../../test/clock.ts'
import { moneyOf, register } from '../../../test/documents/billing-documents.ts'
import { registerOf } from '../../../test/documents/books-of-month.ts'
import { readReturn } from '../../../test/documents/gst-return/read-return.ts'
import { deliverForNothing } from '../../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines, type Open } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'
/** Rupees, and less the 5 % within them. */
const [PRICE, NET] = [6490, 6180.95]
const LETTER = 'AD270426000123A'
const TO = { zipCode: '411038' }

/** A unit in the State of the shop. */
const SEZ_UNIT = {
	...{ name: 'Hinjawadi Exports Ltd', gstin: '27AADCH1476P1Z3', sez: true },
	...{ street: 'Phase 3', city: 'Pune', zipCode: '411057' },
}

const yearOf = (at: number) => {
	const [year = 0, month = 0] = dayAt(at).split('-').map(Number)
	const first = month < 4 ? year - 1 : year
	return `${first}-${String(first + 1).slice(2)}`
}

async function enterLetters(admin: Caller, undertakings: string) {
	const { body, headers } = await admin.get('/api/settings/tax')
	return admin.put(
		'/api/settings/tax',
		{ ...body, undertakings },
		{ 'if-match': headers.get('etag') ?? '' },
	)
}

async function shop(open: Open) {
	const { store, as, visitor } = await open({ mode: 'live', sampleData: true })
	const forward = movableClock(store)
	await register(store)
	await deliverForNothing(store)
	const admin = await as('Admin')
	const saved = await enterLetters(admin, `${yearOf(store.now())} ${LETTER}`)
	expect(saved.status).toBe(200)
	const order = async (sent: object, expectedTotal: number) => {
		const placed = await admin.post(
			'/api/orders',
			{
				...{ items: itemsOf({ [PANEL]: 2 }), shipping: shipping(TO), billing: SEZ_UNIT },
				...{ fulfilment: 'delivery', payment: 'cod', ...sent, expectedTotal },
			},
			once(),
		)
		expect([placed.body.detail, placed.status]).toEqual([undefined, 201])
		return placed.body
	}
	return { store, admin, visitor, forward, order, money: moneyOf(store) }
}

const monthOf = (store: { now: () => number }) => dayAt(store.now()).slice(0, 7)

describeOnAllEngines(
	'a supply to a Special Economic Zone under a letter of undertaking',
	(open) => {
		it('costs the price without the tax, and is in table 6B and 3.1(b) without any', async () => {
			const { store, admin, order, money } = await shop(open)
			const asked = { items: itemsOf({ [PANEL]: 2 }), fulfilment: 'delivery', address: TO }
			const { gstin } = SEZ_UNIT
			const quoted = await admin.post('/api/checkout/quote', {
				...asked,
				billing: { gstin, sez: true },
			})
			expect(quoted.body).toMatchObject({
				...{
					total: 2 * NET,
					tax: 0,
					isTaxed: false,
					whyUntaxed: expect.stringContaining('letter'),
				},
				lines: [{ unitPrice: NET }],
			})
			const plain = await admin.post('/api/checkout/quote', { ...asked, billing: { gstin } })
			expect(plain.body).toMatchObject({ total: 2 * PRICE, isTaxed: true, whyUntaxed: null })
			const { id, billing, total, tax, taxes } = await order({}, 2 * NET)
			expect({ billing, total, tax, taxes }).toMatchObject({
				billing: { sez: true, withoutTax: true },
				...{ total: 2 * NET, tax: 0, taxes: { isTaxed: false } },
			})
			await money.payAll(id)
			const sent = await admin.post(`/api/orders/${id}/dispatches`, {
				carrier: 'Blue Dart',
				lines: [{ line: 1, quantity: 2 }],
			})
			expect(sent.status).toBe(201)
			await money.run()
			const { body: balance } = await admin.get('/api/reports/balance')
			expect(balance.months.map((each: { balances: boolean }) => each.balances)).toEqual([true])
			await money.credit({
				...{ orderId: id, key: `${id} 1` },
				lines: [{ line: 1, quantity: 1, amount: 1_000_00 }],
			})
			await money.run()
			expect(await money.failed()).toEqual([])
			const none = { withoutTax: true, toSez: true, isTaxed: true }
			const whole = Math.round(200 * NET)
			expect(await money.documents(id, 'receipt-voucher')).toMatchObject([
				{ ...none, bearsTax: false, sums: { igst: 0, total: whole } },
			])
			expect(await money.documents(id, 'tax-invoice')).toMatchObject([
				{
					...{ ...none, called: 'tax-invoice', undertaking: LETTER },
					sums: { taxable: whole, cgst: 0, sgst: 0, igst: 0, total: whole },
				},
			])
			expect(await money.documents(id, 'credit-note')).toMatchObject([
				{ ...none, sums: { taxable: 1_000_00, igst: 0, total: 1_000_00 } },
			])
			const month = monthOf(store)
			const { body } = await admin.get(`/api/exports/gstr1.json?month=${month}`)
			expect(body.b2b).toMatchObject([
				{ ctin: gstin, inv: [{ inv_typ: 'SEWOP', itms: [{ itm_det: { rt: 0, iamt: 0 } }] }] },
			])
			expect(body.cdnr).toMatchObject([{ ctin: gstin, nt: [{ inv_typ: 'SEWOP' }] }])
			expect([body.nil, body.at, body.txpd, body.b2cs]).toEqual(Array(4).fill(undefined))
			const { sums } = readReturn(JSON.stringify(body))
			expect([sums.b2b?.taxable, sums.cdnr?.taxable]).toEqual([whole, 1_000_00])
			const sez = await admin.get(`/api/exports/gstr1.csv?month=${month}&section=sez`)
			expect(String(sez.body)).toContain('SEZ supplies without payment')
			const { body: summary } = await admin.get(`/api/gst-summary?month=${month}`)
			expect(summary).toMatchObject({
				zeroRated: { taxable: (whole - 1_000_00) / 100, tax: 0 },
				...{ outward: { taxable: 0 }, nilRated: 0 },
			})
			const of = { gstin, place: '27-Maharashtra', rate: 0 }
			const untaxed = { cgst: 0, sgst: 0, igst: 0 }
			expect(await registerOf(admin, dayAt(store.now()))).toMatchObject([
				{ ...of, quantity: 2, sums: { ...untaxed, taxable: whole, total: whole } },
				{ ...of, quantity: -1, sums: { ...untaxed, taxable: -1_000_00, total: -1_000_00 } },
			])
		})

		it('has an advance for an installed system, and its refund, without tax', async () => {
			const { store, admin, order, money } = await shop(open)
			const listed = 2 * (PRICE + installationOf(250))
			const quoted = await admin.post('/api/checkout/quote', {
				...{ items: itemsOf({ [PANEL]: 2 }), fulfilment: 'installation', address: TO },
				billing: { gstin: SEZ_UNIT.gstin, sez: true },
			})
			const { total } = quoted.body
			// 70 % at 5 % and 30 % at 18 %: 8.9 % in all.
			expect(Math.abs(total - listed / 1.089)).toBeLessThan(0.05)
			const { id } = await order({ fulfilment: 'installation' }, total)
			const paid = await money.pay(id, 5_000_00)
			await money.run()
			await money.refund(id, paid, 2_000_00)
			await money.run()
			expect(await money.failed()).toEqual([])
			const none = { withoutTax: true, bearsTax: false }
			expect(await money.documents(id, 'receipt-voucher')).toMatchObject([
				{ ...none, sums: { taxable: 5_000_00, igst: 0, total: 5_000_00 } },
			])
			expect(await money.documents(id, 'refund-voucher')).toMatchObject([
				{ ...none, sums: { taxable: 2_000_00, igst: 0, total: 2_000_00 } },
			])
			const { body } = await admin.get(`/api/exports/gstr1.json?month=${monthOf(store)}`)
			expect([body.at, body.txpd]).toEqual([undefined, undefined])
			const { body: balance } = await admin.get('/api/reports/balance')
			expect(balance.months.filter((each: { balances: boolean }) => !each.balances)).toEqual([])
		})

		it('keeps the price of its quotation, also for an order with the tax', async () => {
			const { store, admin, order } = await shop(open)
			const { body: quotation } = await admin.post(
				'/api/quotations',
				{
					shipping: { fullName: 'Hinjawadi Exports Ltd', ...TO, city: 'Pune' },
					...{ billing: SEZ_UNIT, items: itemsOf({ [PANEL]: 2 }), fulfilment: 'delivery' },
				},
				once(),
			)
			expect(quotation).toMatchObject({
				total: 2 * NET,
				document: { withoutTax: true, undertaking: LETTER, sums: { igst: 0 } },
			})
			const heldPrice = quotation.trackingKey
			await enterLetters(admin, '')
			const quoted = await admin.post('/api/checkout/quote', {
				...{ items: itemsOf({ [PANEL]: 2 }), fulfilment: 'delivery', address: TO, heldPrice },
				billing: { gstin: SEZ_UNIT.gstin, sez: true },
			})
			expect(quoted.body).toMatchObject({ total: 2 * PRICE, isTaxed: true })
			await enterLetters(admin, `${yearOf(store.now())} ${LETTER}`)
			expect((await order({ heldPrice }, 2 * NET)).total).toBe(2 * NET)
		})

		it('has no invoice after the letter has run out, which the worklist says before', async () => {
			const { store, admin, forward, order, money } = await shop(open)
			const { id } = await order({}, 2 * NET)
			const waiting = async () => {
				const { body } = await admin.get('/api/worklist')
				const { body: orders } = await admin.get('/api/worklist/orders?kind=undertaking-missing')
				const ids = orders.map((each: { id: string }) => each.id)
				return [body['undertaking-missing'], ids]
			}
			expect(await waiting()).toEqual([0, []])
			forward(366 * DAY_MS)
			expect(await waiting()).toEqual([1, [id]])
			expect((await admin.get('/api/worklist')).body['undertaking-ending']).toBe(1)
			await money.supply({ orderId: id })
			await money.run()
			expect(await money.documents(id, 'tax-invoice')).toEqual([])
			const { error } = await store.db
				.selectFrom('jobs')
				.select('error')
				.where('kind', '=', 'tax-invoice')
				.executeTakeFirstOrThrow()
			expect(error).toContain('No letter of undertaking holds on')
			const old = `${yearOf(store.now() - 366 * DAY_MS)} ${LETTER}`
			await enterLetters(admin, `${old}\n${yearOf(store.now())} AD270427000456B`)
			expect(await waiting()).toEqual([0, []])
			forward(DAY_MS)
			await money.run()
			expect(await money.documents(id, 'tax-invoice')).toMatchObject([
				{ undertaking: 'AD270427000456B', sums: { igst: 0 } },
			])
		})

		it('takes letters by their year, each once', async () => {
			const { admin } = await shop(open)
			for (const wrong of ['AD270426000123A', '2026-28 AD270426000123A', '2026-27 A\n2026-27 B'])
				expect((await enterLetters(admin, wrong)).status).toBe(422)
			const twice = await enterLetters(admin, '2026-27 AD270426000123A\n2026-27 AD270426000124A')
			expect(twice.body.errors.undertakings).toContain('one letter for each')
			const { body } = await enterLetters(
				admin,
				' 2027-28   ad270427000456b \n2026-27 AD270426000123A',
			)
			expect(body.undertakings).toBe('2026-27 AD270426000123A\n2027-28 AD270427000456B')
		})
	},
)
