import { expect, it } from 'vitest'
import { aboutInvoice } from '../../domain/documents/billing/schedule.ts'
import { openStore } from '../../store/open.ts'
import { callersOf } from '../../test/callers.ts'
import {
	type OlderShop,
	onOlderShops,
	orderRow,
	userRow,
} from '../../test/databases/older-database.ts'
import { exportsOf, registerIn } from '../../test/documents/books-of-month.ts'
import { drawn, INVOICE, NOTE, RECEIPT, REFUND } from '../../test/documents/drawn-documents.ts'
import { hashQuickly } from '../../test/quick-hashing.ts'

/** In a month that was over when the shop was updated. */
const AT = Date.parse('2026-10-15T06:00:00Z')
const MONTH = '2026-10'
const DATE = new Date(AT).toISOString()
/** Of one of the two goods of an order, and of both, paise. */
const HALF = 1_08_900_00
const WHOLE = 2_17_800_00

/** Documents as they were before invoices had a form, units, a name by law and a system, with what each is about. */
const WITHOUT_GSTIN = { ...INVOICE.billTo, gstin: null }
const OLD = {
	SBR1: [RECEIPT, 'one', 'p1'],
	SBF1: [{ ...REFUND, refundedAt: DATE, receipt: { number: 'SBR1', date: DATE } }, 'one', 'r1'],
	SBR2: [RECEIPT, 'one', 'p2'],
	SBT1: [INVOICE, 'one', aboutInvoice({ orderId: 'one' as never })],
	SBT2: [
		{ ...INVOICE, orderId: 'two', billTo: WITHOUT_GSTIN },
		'two',
		aboutInvoice({ orderId: 'two' as never }),
	],
	SBC1: [{ ...NOTE, against: [{ number: 'SBT1', date: DATE, total: WHOLE }] }, 'one', 'one 1'],
	SBR3: [RECEIPT, 'three', 'p3'],
} as const

const payment = (id: string, order_id: string, n: number) => ({
	...{ id, order_id, provider: 'transfer', provider_ref: `UTR${id}`, state: 'captured' },
	...{ amount_paise: HALF, refunded_paise: id === 'p1' ? HALF : 0 },
	...{ created_at: AT + n, updated_at: AT + n, captured_at: AT + n },
})

/** Order one: paid, refunded, paid again, installed, half of it returned; two installed; three paid in part. */
async function fill({ insert }: OlderShop): Promise<void> {
	await insert('data_mode', { id: 1, mode: 'live', recorded_at: AT })
	await insert('settings', {
		...{ section: 'tax', revision: 1, updated_at: AT },
		value: JSON.stringify({ state: 'Maharashtra', gstin: '27AAPFU0939F1ZV', numberPrefix: 'SB' }),
	})
	await insert('users', userRow('sunil', 'Installer'))
	for (const id of ['one', 'two', 'three'])
		await insert('orders', {
			...orderRow(id, id === 'three' ? 'accepted' : 'installed'),
			...{ created_at: AT, updated_at: AT, total_paise: WHOLE, released_at: AT },
			...{ fulfilment: 'installation', payment_way: 'transfer', place_of_supply: 'Maharashtra' },
		})
	await insert(
		'payments',
		payment('p1', 'one', 0),
		payment('p2', 'one', 2),
		payment('p3', 'three', 6),
	)
	await insert('refunds', {
		...{ id: 'r1', payment_id: 'p1', order_id: 'one', key: 'k', amount_paise: HALF, state: 'done' },
		...{ reason: 'Twice', pay_again: 1, created_at: AT, updated_at: AT, done_at: AT + 1 },
	})
	for (const [id, at] of [
		['one', AT + 3],
		['two', AT + 4],
	] as const)
		await insert('installations', {
			...{ order_id: id, installer_id: 'sunil', customer_name: 'Asha', completed_at: at },
			...{ created_at: AT, updated_at: at },
		})
	await insert('returns', {
		...{ order_id: 'one', n: 1, state: 'received', reason: 'Scratched', refund_paise: 0 },
		...{ asked_at: AT, received_at: AT + 5 },
	})
	await insert('return_lines', {
		...{ order_id: 'one', n: 1, line: 1, quantity: 1, condition: 'scrap', amount_paise: HALF },
	})
	for (const [n, [number, [content, order_id, about]]] of Object.entries(OLD).entries())
		await insert('documents', {
			...{ id: number, kind: content.kind, series: number.slice(0, 3), number, fy: '26-27' },
			...{ order_id, logo: null, about, snapshot: JSON.stringify(content), created_at: AT + n },
		})
}

const WORDS = {
	SBT1: [
		...['Tax invoice', 'Solar Panel 500W', '54,450.00', '70,000.00', '3,500.00'],
		...['₹2,00,000.00', '₹2,17,800.00', '₹1,17,800.00', 'Haryana Cold Storage'],
	],
	SBR1: ['Receipt voucher', 'UTR123', '2 × Solar Panel 500W', '₹1,08,900.00', '1,750.00'],
	SBF1: ['Refund voucher', 'SBR1', 'Cancelled', '₹1,08,900.00', '2,700.00'],
	SBC1: ['Credit note', 'SBT1', 'Solar Panel 500W', '₹1,08,900.00', '30,000.00'],
}

/** Expects documents to be drawn with the words and figures that they had, and without what later ones have. */
async function expectWords(rows: readonly { number: string; snapshot: string }[]): Promise<void> {
	for (const [number, words] of Object.entries(WORDS)) {
		const { snapshot = '' } = rows.find((row) => row.number === number) ?? {}
		const text = (await drawn(JSON.parse(snapshot))).text.replace(/\s+/g, ' ')
		for (const each of words)
			expect([number, text]).toEqual([number, expect.stringContaining(each)])
		for (const each of ['NOS', 'ORIGINAL FOR RECIPIENT', 'valid without a signature'])
			expect(text).not.toContain(each)
	}
}

onOlderShops('the books of a shop from before returns had a form', '0158', (openOlder) => {
	async function upgradedShop() {
		const older = await openOlder()
		await fill(older)
		const store = await openStore({
			...{ ...older.config, mode: 'live', sampleData: false, publicUrl: 'http://store.test' },
			...{ sessionSecret: 'a secret of at least thirty-two characters, quoted by tests' },
			logLevel: 'silent',
		} as Parameters<typeof openStore>[0])
		hashQuickly(store)
		return store
	}

	it('has its documents byte for byte, drawn as they were, and the same sums in its returns', async () => {
		await using store = await upgradedShop()
		const rows = await store.db
			.selectFrom('documents')
			.select(['number', 'snapshot', 'created_at', 'dated_at'])
			.orderBy('created_at')
			.execute()
		expect(rows).toEqual(
			Object.entries(OLD).map(([number, [content]], n) => ({
				...{ number, snapshot: JSON.stringify(content) },
				...{ created_at: AT + n, dated_at: AT + n },
			})),
		)
		await expectWords(rows)
		const admin = await callersOf(store).as('Admin')
		const exports = await exportsOf(admin, AT)
		const json = exports[`/api/exports/gstr1.json?month=${MONTH}`] as Record<string, never>
		const halves = (rt: number, txval: number, half: number) => ({
			itm_det: { rt, txval, camt: half, samt: half },
		})
		const whole = [halves(5, 140_000, 3_500), halves(18, 60_000, 5_400)]
		expect(json.b2b).toMatchObject([
			{ ctin: '06AADCH1476P1Z7', inv: [{ inum: 'SBT1', val: 217_800, pos: '27', itms: whole }] },
		])
		const ofHalf = [halves(5, 70_000, 1_750), halves(18, 30_000, 2_700)]
		expect(json.cdnr).toMatchObject([{ nt: [{ nt_num: 'SBC1', val: 108_900, itms: ofHalf }] }])
		expect(json.b2cs).toMatchObject([
			{ pos: '27', rt: 5, txval: 140_000, camt: 3_500, samt: 3_500 },
			{ pos: '27', rt: 18, txval: 60_000, camt: 5_400, samt: 5_400 },
		])
		expect(exports[`/api/gst-summary?month=${MONTH}`]).toMatchObject({
			totals: { taxable: 300_000, cgst: 13_350, sgst: 13_350, igst: 0 },
		})
		const register = exports[`/api/exports/sales-register.csv?from=${MONTH}-01&to=${MONTH}-31`]
		const sums = registerIn(register).map(({ document, place, hsn, rate, sums }) =>
			[document, place, hsn, rate, ...Object.values(sums).map((sum) => sum / 100)].join(' '),
		)
		expect(sums).toEqual([
			'SBT1 27-Maharashtra 8541 5 140000 3500 3500 0 147000',
			'SBT1 27-Maharashtra 9954 18 60000 5400 5400 0 70800',
			'SBT2 27-Maharashtra 8541 5 140000 3500 3500 0 147000',
			'SBT2 27-Maharashtra 9954 18 60000 5400 5400 0 70800',
			'SBC1 27-Maharashtra 8541 5 -70000 -1750 -1750 0 -73500',
			'SBC1 27-Maharashtra 9954 18 -30000 -2700 -2700 0 -35400',
		])
		// New in the return of such a month: 11A of open advances, 12 and 13. Nothing is in 6B, 8 and 11B.
		expect(json.at).toMatchObject([
			{
				itms: [
					{ rt: 5, ad_amt: 70_000, camt: 1_750, samt: 1_750 },
					{ rt: 18, ad_amt: 30_000, camt: 2_700, samt: 2_700 },
				],
			},
		])
		expect(Object.keys(json).toSorted()).toEqual(
			[
				'at',
				'b2b',
				'b2cs',
				'cdnr',
				'doc_issue',
				'fp',
				'gstin',
				'hash',
				'hsn',
				'version',
			].toSorted(),
		)
		const { months } = exports['/api/reports/balance'] as { months: { month: string }[] }
		expect(months.find(({ month }) => month === MONTH)).toMatchObject({
			...{ balances: true, received: 326_700, refunded: 108_900, invoiced: 435_600 },
			...{ credited: 108_900, advances: 108_900, owedToBuyers: 0, owedByBuyers: 217_800 },
		})
	})
})
