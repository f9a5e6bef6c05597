import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAt, monthSpan } from '../../../shared/calendar.ts'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import { HARYANA, placeOrder } from '../../../test/documents/billing-documents.ts'
import { type DrawnOrder, shopOfDrawnOrders } from '../../../test/documents/drawn-orders.ts'
import { readReturn, type Sums, summed } from '../../../test/documents/gst-return/read-return.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import type { Snapshot } from '../schema.ts'

const TO_HARYANA = { zipCode: '122001', city: 'Gurugram' }

const drawn = fc.record<DrawnOrder>({
	way: fc.constantFrom('transfer', 'cod', 'installed'),
	panels: fc.integer({ min: 1, max: 28 }),
	state: fc.constantFrom('Pune', 'Gurugram'),
	happenings: fc
		.array(
			fc.record({
				what: fc.constantFrom('supply', 'return', 'refund', 'send', 'cancel'),
				share: fc.integer({ min: 1, max: 100 }),
			}),
			{ minLength: 4, maxLength: 4 },
		)
		.map((rest) => [{ what: 'pay', share: 100 } as const, ...rest]),
})

const NOTHING: Sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
const less = (one: Sums, other: Sums = NOTHING): Sums => ({
	taxable: one.taxable - other.taxable,
	cgst: one.cgst - other.cgst,
	sgst: one.sgst - other.sgst,
	igst: one.igst - other.igst,
})
const gross = ({ taxable, cgst, sgst, igst }: Sums) => taxable + cgst + sgst + igst

describeOnAllEngines('GSTR-1 of some months', (open) => {
	it('is read back as the documents are, section by section, and as the books balance', async () => {
		const shop = await shopOfDrawnOrders(open)
		const { store, admin, money } = shop
		const orders = fc.sample(drawn, 16)
		const placed = []
		for (const [n, order] of orders.entries()) placed.push(await shop.place(order, n))
		const business = [
			await placeOrder(store, admin, { [PANEL]: 3, [CABLE]: 2 }, { billing: HARYANA }),
			await placeOrder(store, admin, { [PANEL]: 30 }, { billing: HARYANA, shipping: TO_HARYANA }),
		]
		for (let round = 0; round < 5; round++) {
			for (const [n, its] of placed.entries()) {
				const next = orders[n]?.happenings[round]
				if (next) await shop.happen(its, next)
			}
			if (round === 1) for (const orderId of business) await money.supply({ orderId })
			await money.run()
			if (round === 2)
				for (const orderId of business)
					await money.credit({
						orderId,
						lines: [{ line: 1, quantity: 1, amount: 1_234_56 }],
						key: orderId,
					})
			await money.run()
			expect(await money.failed()).toEqual([])
			shop.passDays(11)
		}
		const rows = await store.db
			.selectFrom('documents')
			.select(['kind', 'number', 'snapshot', 'created_at'])
			.execute()
		const months = [...new Set(rows.map((row) => dayAt(row.created_at).slice(0, 7)))].toSorted()
		expect(months.length).toBeGreaterThan(1)
		let net = 0
		const sections = new Set<string>()
		for (const month of months) {
			const { from, before } = monthSpan(month)
			const its = rows.filter((row) => row.created_at >= from && row.created_at < before)
			const contents = its.map((row) => JSON.parse(row.snapshot) as Snapshot)
			const of = (kind: Snapshot['kind']) =>
				summed(
					contents.flatMap((content) =>
						content.kind === kind && 'sums' in content ? [content.sums] : [],
					),
				)
			const sold = less(of('tax-invoice'), of('credit-note'))
			const { body } = await admin.get(`/api/exports/gstr1.json?month=${month}`)
			const read = readReturn(JSON.stringify(body))
			for (const key of Object.keys(read.sums)) sections.add(key)
			const { b2b, b2cl, b2cs, cdnr, cdnur, hsn_b2b, hsn_b2c } = read.sums
			const some = (...all: (Sums | undefined)[]) => summed(all.flatMap((each) => each ?? []))
			expect(less(some(b2b, b2cl, b2cs), some(cdnr, cdnur))).toEqual(sold)
			expect(some(hsn_b2b, hsn_b2c)).toEqual(sold)
			expect(hsn_b2b ?? NOTHING).toEqual(less(some(b2b), cdnr))
			expect(read.period).toBe(month.split('-').toReversed().join(''))
			const counted = ['tax-invoice', 'credit-note', 'receipt-voucher', 'refund-voucher']
			expect(read.issued.reduce((all, { count }) => all + count, 0)).toBe(
				its.filter(({ kind }) => counted.includes(kind)).length,
			)
			const { body: summary } = await admin.get(`/api/gst-summary?month=${month}`)
			const inPaise = (rupees: number) => Math.round(rupees * 100)
			for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
				expect(inPaise(summary.totals[name])).toBe(sold[name])
				const advances = less(some(read.sums.at), read.sums.txpd)
				expect(inPaise(summary.outward[name])).toBe(sold[name] + advances[name])
			}
			for (const section of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'hsn-b2b', 'hsn-b2c']) {
				const { body: text } = await admin.get(
					`/api/exports/gstr1.csv?month=${month}&section=${section}`,
				)
				const [head = [], ...lines] = String(text)
					.replace('\uFEFF', '')
					.trim()
					.split('\r\n')
					.map((line) => line.split(','))
				const column = head.indexOf('Taxable Value')
				const taxable = lines.reduce((all, line) => all + inPaise(Number(line[column])), 0)
				expect([section, taxable]).toEqual([
					section,
					read.sums[section.replace('-', '_')]?.taxable ?? 0,
				])
			}
			net += gross(sold)
			const balanced = (await shop.balance()).find(
				(each: { month: string }) => each.month === month,
			)
			expect(inPaise(balanced.invoiced) - inPaise(balanced.credited)).toBe(net)
		}
		expect([...sections]).toEqual(
			expect.arrayContaining(['b2b', 'b2cs', 'cdnr', 'hsn_b2b', 'hsn_b2c']),
		)
	}, 300_000)
})
