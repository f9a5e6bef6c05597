import { expect, it } from 'vitest'
import { gstinCheckDigit } from '../../../../../shared/gstin.ts'
import type { Unit } from '../../../../../shared/products/units.ts'
import { readReturn } from '../../../../../test/documents/gst-return/read-return.ts'
import { sumsOf } from '../../../billing/part-rules.ts'
import type { DocumentItem, DocumentTax, InvoiceDocument } from '../../../billing/schema.ts'
import type { DocumentState } from '../../../parties/schema.ts'
import type { DocumentKind, Snapshot } from '../../../schema.ts'
import { portalJson } from './portal-json-rules.ts'
import { type Filed, gstReturnOf } from './return-rules.ts'
import { gstSummaryOf } from './summary-rules.ts'

const MAHARASHTRA = { code: '27', name: 'Maharashtra' }
const HARYANA = { code: '06', name: 'Haryana' }
const KARNATAKA = { code: '29', name: 'Karnataka' }
const PUNE_FIRM = '27AADCH1476P1Z3'
const HARYANA_FIRM = '06AADCH1476P1Z7'
const EMBASSY = `9917UNO00157UN${gstinCheckDigit('9917UNO00157UN')}`
const FORM = { version: 'GST3.2.2', largeAbove: 1_00_000_00, splitsHsn: true }

/** HSN, rate in per cent, taxable rupees, pieces and their unit; work has none. */
type Line = [hsn: string, rate: number, taxable: number, quantity: number, unit?: Unit]

function taxOf([hsnSac, rate, taxable, , unit]: Line, { place, toSez }: Made): DocumentTax {
	const tax = taxable * rate
	const isWithin = place === undefined && !toSez
	return {
		...{ part: unit ? 'goods' : 'service', hsnSac, rateBp: rate * 100, taxable: taxable * 100 },
		...{ cgst: isWithin ? tax / 2 : 0, sgst: isWithin ? tax / 2 : 0, igst: isWithin ? 0 : tax },
	}
}

interface Made {
	number: string
	place?: DocumentState
	gstin?: string
	lines: Line[]
	against?: { number: string; date: string; total: number }[]
	toSez?: true
	/** Under a letter of undertaking. */
	withoutTax?: true
	/** Of a cancellation fee. */
	ofCancelled?: true
	/** Less than its price, rupees: it was known before the supply. */
	discount?: number
}

function made(kind: DocumentKind, of: Made): Filed {
	const { number, place = MAHARASHTRA, gstin = null, lines, against = [], discount = 0 } = of
	const { toSez, withoutTax, ofCancelled } = of
	const marks = { ...(toSez && { toSez }), ...(withoutTax && { withoutTax }) }
	const items = lines.map((line, index): Partial<DocumentItem> => {
		const taxes = [taxOf(line, of)]
		const { total } = sumsOf(taxes)
		const about = { of: 'line' as const, n: index + 1, name: 'Goods', quantity: line[3], taxes }
		const price = (total + discount * 100) / (line[3] || 1)
		return {
			...about,
			...(line[4] && { unit: line[4] }),
			price,
			discount: discount * 100,
			total,
		} as never
	})
	const content = {
		...{ kind, items, against, isTaxed: true, shopState: MAHARASHTRA, placeOfSupply: place },
		billTo: { name: 'Buyer', gstin },
		...marks,
		...(ofCancelled && { ofCancelled }),
		sums: sumsOf(items.flatMap((item) => item.taxes ?? [])),
	}
	const series = number.split('/')[0] ?? ''
	return { kind, series, number, day: '2026-11-20', content: content as unknown as Snapshot }
}

const invoice = (n: number, more: Omit<Made, 'number'>) =>
	made('tax-invoice', { number: `SBT/26-27/0000${String(n).padStart(2, '0')}`, ...more })
const creditNote = (n: number, against: number, total: number, more: Omit<Made, 'number'>) =>
	made('credit-note', {
		number: `SBC/26-27/00000${n}`,
		against: [
			{
				number: `SBT/26-27/0000${String(against).padStart(2, '0')}`,
				date: '2026-11-10T06:00:00Z',
				total: total * 100,
			},
		],
		...more,
	})
const voucher = (kind: DocumentKind, number: string) => made(kind, { number, lines: [] })

const DOCUMENTS: Filed[] = [
	invoice(1, { gstin: PUNE_FIRM, lines: [['8541', 5, 100_000, 10, 'NOS']] }),
	invoice(2, { gstin: HARYANA_FIRM, place: HARYANA, lines: [['8507', 18, 50_000, 5, 'NOS']] }),
	invoice(3, {
		...{ gstin: HARYANA_FIRM, place: HARYANA },
		lines: [
			['8541', 5, 20_000, 2, 'NOS'],
			['8544', 18, 10_000, 1, 'ROL'],
		],
	}),
	invoice(4, { place: KARNATAKA, lines: [['8541', 5, 200_000, 20, 'NOS']] }),
	invoice(5, { place: HARYANA, lines: [['8507', 18, 100_000, 10, 'NOS']] }),
	invoice(6, { lines: [['8541', 5, 10_000, 1, 'NOS']] }),
	invoice(7, { lines: [['8544', 18, 5_000, 1, 'ROL']] }),
	invoice(8, {
		lines: [
			['8541', 5, 70_000, 7, 'NOS'],
			['9954', 18, 30_000, 0],
		],
	}),
	invoice(9, { place: HARYANA, lines: [['8541', 5, 40_000, 4, 'NOS']] }),
	invoice(10, { place: KARNATAKA, lines: [['8544', 18, 1_000, 1, 'ROL']] }),
	invoice(11, { lines: [['4901', 0, 500, 5, 'NOS']] }),
	invoice(12, { gstin: EMBASSY, lines: [['8541', 5, 3_000, 1, 'NOS']] }),
	// To a Special Economic Zone in the State of the shop: with IGST, and under a letter of undertaking.
	invoice(13, { gstin: PUNE_FIRM, toSez: true, lines: [['8541', 5, 60_000, 6, 'NOS']] }),
	invoice(14, {
		...{ gstin: PUNE_FIRM, toSez: true, withoutTax: true },
		lines: [['8541', 0, 25_000, 2, 'NOS']],
	}),
	// A mixed sale, with exempt goods.
	invoice(15, {
		lines: [
			['8541', 5, 2_000, 1, 'NOS'],
			['4901', 0, 300, 3, 'NOS'],
		],
	}),
	// Kept at a cancellation: of no pieces.
	invoice(16, { ofCancelled: true, lines: [['8541', 5, 800, 0, 'NOS']] }),
	// ₹1,050 less than its price, as was agreed before the supply.
	invoice(17, { discount: 1_050, lines: [['8541', 5, 9_000, 1, 'NOS']] }),
	// Delivered on the last day and paid on delivery, in the next month: its receipt voucher is not of this one.
	invoice(18, { lines: [['8507', 18, 4_000, 1, 'NOS']] }),
	// An order in two parcels, a large and a small sale, and a note over both: three quarters of it are of the first.
	invoice(19, { place: KARNATAKA, lines: [['8541', 5, 120_000, 12, 'NOS']] }),
	invoice(20, { place: KARNATAKA, lines: [['8541', 5, 40_000, 4, 'NOS']] }),
	made('credit-note', {
		...{ number: 'SBC/26-27/000005', place: KARNATAKA, lines: [['8541', 5, 16_000, 0, 'NOS']] },
		against: [
			{ number: 'SBT/26-27/000019', date: '2026-11-10T06:00:00Z', total: 126_000_00 },
			{ number: 'SBT/26-27/000020', date: '2026-11-12T06:00:00Z', total: 42_000_00 },
		],
	}),
	creditNote(1, 1, 105_000, { gstin: PUNE_FIRM, lines: [['8541', 5, 10_000, 1, 'NOS']] }),
	creditNote(2, 4, 210_000, { place: KARNATAKA, lines: [['8541', 5, 20_000, 2, 'NOS']] }),
	creditNote(3, 6, 10_500, { lines: [['8541', 5, 1_000, 0, 'NOS']] }),
	creditNote(4, 10, 1_180, { place: KARNATAKA, lines: [['8544', 18, 1_000, 1, 'ROL']] }),
	voucher('receipt-voucher', 'SBR/26-27/000007'),
	voucher('receipt-voucher', 'SBR/26-27/000008'),
	voucher('receipt-voucher', 'SBR/26-27/000010'),
	voucher('refund-voucher', 'SBF/26-27/000001'),
	// An advance for an installed system, ₹2,178, that a bank took back for a dispute.
	voucher('refund-voucher', 'SBF/26-27/000002'),
]

const advance = (place: DocumentState, rateBp: number, ...[taxable = 0, half = 0, igst = 0]) => ({
	...{ place, toSez: false, rateBp, taxable: taxable * 100 },
	...{ cgst: half * 100, sgst: half * 100, igst: igst * 100 },
})
const ADVANCES = {
	received: [advance(MAHARASHTRA, 500, 7_000, 175), advance(MAHARASHTRA, 1800, 3_000, 270)],
	adjusted: [
		advance(HARYANA, 500, 1_000, 0, 50),
		advance(MAHARASHTRA, 500, 1_400, 35),
		advance(MAHARASHTRA, 1800, 600, 54),
	],
}

const invoices = new Map(
	DOCUMENTS.filter(({ kind }) => kind === 'tax-invoice').map(({ number, content }) => [
		number,
		content as InvoiceDocument,
	]),
)
const json = () =>
	portalJson(
		gstReturnOf({
			...{ documents: DOCUMENTS, advances: ADVANCES, form: FORM, seller: '27' },
			invoiceOf: (number) => invoices.get(number),
			descriptionOf: () => undefined,
		}),
		{ gstin: '27AAPFU0939F1ZV', month: '2026-11', form: FORM },
	)

const rupees = (taxable: number, half: number, igst: number) => ({
	...{ taxable: taxable * 100, cgst: half * 100, sgst: half * 100, igst: igst * 100 },
})

it('has the sums of thirty documents that were worked out by hand', () => {
	expect(DOCUMENTS).toHaveLength(30)
	const read = readReturn(JSON.stringify(json()))
	expect(read).toMatchObject({ gstin: '27AAPFU0939F1ZV', period: '112026', nil: 800_00 })
	expect(read.sums).toEqual({
		b2b: rupees(268_000, 2_575, 14_800),
		b2cl: rupees(420_000, 0, 34_000),
		b2cs: rupees(205_800, 5_780, 3_800),
		cdnr: rupees(10_000, 250, 0),
		cdnur: rupees(32_000, 0, 1_600),
		at: rupees(10_000, 445, 0),
		txpd: rupees(3_000, 89, 50),
		hsn_b2b: rupees(258_000, 2_325, 14_800),
		hsn_b2c: rupees(594_600, 5_780, 36_200),
	})
	expect(Object.fromEntries(read.values)).toEqual({
		'SBT/26-27/000001': 105_000_00,
		'SBT/26-27/000002': 59_000_00,
		'SBT/26-27/000003': 32_800_00,
		'SBT/26-27/000004': 210_000_00,
		'SBT/26-27/000005': 118_000_00,
		'SBT/26-27/000012': 3_150_00,
		'SBT/26-27/000013': 63_000_00,
		'SBT/26-27/000014': 25_000_00,
		'SBT/26-27/000019': 126_000_00,
		'SBC/26-27/000005': 12_600_00,
		'SBC/26-27/000001': 10_500_00,
		'SBC/26-27/000002': 21_000_00,
	})
	expect(read.issued).toEqual([
		{ kind: 1, from: 'SBT/26-27/000001', to: 'SBT/26-27/000020', count: 20 },
		{ kind: 5, from: 'SBC/26-27/000001', to: 'SBC/26-27/000005', count: 5 },
		{ kind: 6, from: 'SBR/26-27/000007', to: 'SBR/26-27/000008', count: 2 },
		{ kind: 6, from: 'SBR/26-27/000010', to: 'SBR/26-27/000010', count: 1 },
		{ kind: 8, from: 'SBF/26-27/000001', to: 'SBF/26-27/000002', count: 2 },
	])
})

it('has small sales net of credits, and the goods of each kind of buyer', () => {
	const { b2cs, hsn } = json() as {
		b2cs?: { pos: string; rt: number; txval: number }[]
		hsn?: Record<string, { hsn_sc: string; rt: number; uqc: string; qty: number; txval: number }[]>
	}
	expect(b2cs?.map(({ pos, rt, txval }) => [pos, rt, txval])).toEqual([
		['06', 5, 40_000],
		['27', 5, 90_800],
		['27', 18, 39_000],
		['29', 5, 36_000],
	])
	const goods = (key: string) =>
		hsn?.[key]?.map(({ hsn_sc, rt, uqc, qty, txval }) => [hsn_sc, rt, uqc, qty, txval])
	expect(goods('hsn_b2b')).toEqual([
		['8507', 18, 'NOS', 5, 50_000],
		['8541', 0, 'NOS', 2, 25_000],
		['8541', 5, 'NOS', 18, 173_000],
		['8544', 18, 'ROL', 1, 10_000],
	])
	expect(goods('hsn_b2c')).toEqual([
		['4901', 0, 'NOS', 8, 800],
		['8507', 18, 'NOS', 11, 104_000],
		['8541', 5, 'NOS', 48, 454_800],
		['8544', 18, 'ROL', 1, 5_000],
		['9954', 18, 'NA', 0, 30_000],
	])
})

it('has what GSTR-3B asks for', () => {
	const summary = gstSummaryOf(DOCUMENTS, ADVANCES)
	const { outward, zeroRated, nilRated, toUnregistered, toUinHolders } = summary
	expect(outward).toEqual({
		...{ taxable: 773_800, cgst: 8_461, sgst: 8_461, igst: 47_950, tax: 64_872 },
	})
	expect(zeroRated).toEqual({ taxable: 85_000, cgst: 0, sgst: 0, igst: 3_000, tax: 3_000 })
	expect(nilRated).toBe(800)
	expect(toUnregistered).toEqual([
		{ placeOfSupply: 'Haryana', taxable: 140_000, igst: 20_000 },
		{ placeOfSupply: 'Karnataka', taxable: 324_000, igst: 16_200 },
	])
	expect(toUinHolders).toEqual([])
})
