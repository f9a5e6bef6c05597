import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAt, monthSpan, startOfDay } from '../../../shared/calendar.ts'
import { movableClock } from '../../../test/clock.ts'
import { moneyOf, placeOrder, register } from '../../../test/documents/billing-documents.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import type { AdvanceDocument } from '../billing/advance-rules.ts'
import { sumsOf } from '../billing/part-rules.ts'
import type { DocumentTax } from '../billing/schema.ts'
import { advancePieces, byPlaceAndRate, openPieces } from './advance-table-rules.ts'

const PANEL = 'solar-panel-250w'
const HARYANA = { name: 'Haryana', code: '06' }

const taxes = (taxable: number): DocumentTax[] => [
	{
		...{ part: 'goods', hsnSac: '8541', rateBp: 500, taxable, cgst: 0, sgst: 0 },
		igst: Math.round(taxable * 0.05),
	},
	{
		...{ part: 'service', hsnSac: '9954', rateBp: 1800, taxable, cgst: 0, sgst: 0 },
		igst: Math.round(taxable * 0.18),
	},
]

type Content = AdvanceDocument['content']
const document = (n: number, at: number, content: object): AdvanceDocument => ({
	number: String(n),
	at,
	content: content as Content,
})

/** Vouchers and invoices in any order of time, over four months. */
const life = fc.array(
	fc.record({
		day: fc.integer({ min: 0, max: 120 }),
		kind: fc.constantFrom('receipt-voucher' as const, 'tax-invoice' as const),
		taxable: fc.integer({ min: 1, max: 1_00_000_00 }),
	}),
	{ maxLength: 8 },
)

it('sum, from the first month to any, to what is open of the vouchers, to the paisa and by rate', () => {
	fc.assert(
		fc.property(life, (events) => {
			const start = startOfDay('2026-04-01' as never)
			const documents = events.map(({ day, kind, taxable }, n) =>
				document(n, start + day * 86_400_000, {
					...{ kind, bearsTax: true, placeOfSupply: HARYANA, taxes: taxes(taxable) },
					sums: sumsOf(taxes(taxable)),
				}),
			)
			const sums = new Map<number, number[]>()
			for (const month of ['2026-04', '2026-05', '2026-06', '2026-07']) {
				const span = monthSpan(month)
				const { received, adjusted } = advancePieces(documents, span)
				for (const [rows, sign] of [
					[byPlaceAndRate(received), 1],
					[byPlaceAndRate(adjusted), -1],
				] as const)
					for (const { rateBp, taxable, igst } of rows) {
						const [one = 0, other = 0] = sums.get(rateBp) ?? []
						sums.set(rateBp, [one + sign * taxable, other + sign * igst])
					}
				const open = byPlaceAndRate(openPieces(documents, span.before))
				for (const { rateBp, taxable, igst } of open)
					expect(sums.get(rateBp)).toEqual([taxable, igst])
			}
		}),
	)
})

describeOnAllEngines('the return', (open) => {
	it('has advances for work in 11A, and in 11B of the month in which they are used up', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		const forward = movableClock(store)
		await register(store)
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const money = moneyOf(store)
		const id = await placeOrder(store, buyer, { [PANEL]: 2 }, { watts: 500 })
		const { total_paise: total } = await store.db
			.selectFrom('orders')
			.select('total_paise')
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		const monthNow = () => dayAt(store.now()).slice(0, 7)
		interface Table {
			pos: string
			itms: { rt: number; ad_amt: number; camt: number; samt: number }[]
		}
		/** By table, place and rate, the advance with its tax, paise. */
		async function advances(month: string) {
			const { body } = await admin.get(`/api/exports/gstr1.json?month=${month}`)
			const rowsOf = (table: 'at' | 'txpd', all: Table[] = []) =>
				all.flatMap(({ pos, itms }) =>
					itms.map(
						({ rt, ad_amt, camt, samt }) =>
							[table, pos, rt, Math.round((ad_amt + camt + samt) * 100)] as const,
					),
				)
			return [...rowsOf('at', body.at), ...rowsOf('txpd', body.txpd)]
		}
		const first = monthNow()
		const payment = await money.pay(id, 5_000_00)
		await money.run()
		const received = await advances(first)
		expect(received.map(([section, place, rate]) => [section, place, rate])).toEqual([
			['at', '27', 5],
			['at', '27', 18],
		])
		expect(received.reduce((sum, [, , , value]) => sum + value, 0)).toBe(5_000_00)

		forward(31 * 86_400_000)
		await money.refund(id, payment, 1_000_00)
		await money.run()
		await money.pay(id, total - 4_000_00)
		await money.run()
		await money.supply({ orderId: id })
		await money.run()
		expect(await money.failed()).toEqual([])
		expect(await advances(first)).toEqual(received)
		// What came and was invoiced in one month is in neither table.
		expect(await advances(monthNow())).toEqual(
			received.map(([, ...rest]) => ['txpd', ...rest] as const),
		)
	})
})
