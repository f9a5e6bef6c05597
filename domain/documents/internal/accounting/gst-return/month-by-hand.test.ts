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

function taxOf([hsnSac, rate, taxable, , unit]: Line, place: DocumentState): DocumentTax {
	const tax = taxable * rate
	const isWithin = place.code === '27'
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
}

function made(kind: DocumentKind, of: Made): Filed {
	const { number, place = MAHARASHTRA, gstin = null, lines, against = [] } = of
	const items = lines.map((line, index): Partial<DocumentItem> => {
		const taxes = [taxOf(line, place)]
		const { total } = sumsOf(taxes)
		const about = { of: 'line' as const, n: index + 1, name: 'Goods', quantity: line[3], taxes }
		return { ...about, ...(line[4] && { unit: line[4] }), total }
	})
	const content = {
		...{ kind, items, against, isTaxed: true, shopState: MAHARASHTRA, placeOfSupply: place },
		billTo: { name: 'Buyer', gstin },
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
	creditNote(1, 1, 105_000, { gstin: PUNE_FIRM, lines: [['8541', 5, 10_000, 1, 'NOS']] }),
	creditNote(2, 4, 210_000, { place: KARNATAKA, lines: [['8541', 5, 20_000, 2, 'NOS']] }),
	creditNote(3, 6, 10_500, { lines: [['8541', 5, 1_000, 0, 'NOS']] }),
	creditNote(4, 10, 1_180, { place: KARNATAKA, lines: [['8544', 18, 1_000, 1, 'ROL']] }),
	voucher('receipt-voucher', 'SBR/26-27/000007'),
	voucher('receipt-voucher', 'SBR/26-27/000008'),
	voucher('receipt-voucher', 'SBR/26-27/000010'),
	voucher('refund-voucher', 'SBF/26-27/000001'),
]

const advance = (place: DocumentState, rateBp: number, ...[taxable = 0, half = 0, igst = 0]) => ({
	...{ place, toSez: false, rateBp, taxable: taxable * 100 },
	...{ cgst: half * 100, sgst: half * 100, igst: igst * 100 },
})
const ADVANCES = {
	received: [advance(MAHARASHTRA, 500, 7_000, 175), advance(MAHARASHTRA, 1800, 3_000, 270)],
	adjusted: [advance(HARYANA, 500, 1_000, 0, 50)],
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

it('has the sums of twenty documents that were worked out by hand', () => {
	expect(DOCUMENTS).toHaveLength(20)
	const read = readReturn(JSON.stringify(json()))
	expect(read).toMatchObject({ gstin: '27AAPFU0939F1ZV', period: '112026', nil: 500_00 })
	expect(read.sums).toEqual({
		b2b: rupees(183_000, 2_575, 11_800),
		b2cl: rupees(300_000, 0, 28_000),
		b2cs: rupees(154_000, 5_125, 2_000),
		cdnr: rupees(10_000, 250, 0),
		cdnur: rupees(20_000, 0, 1_000),
		at: rupees(10_000, 445, 0),
		txpd: rupees(1_000, 0, 50),
		hsn_b2b: rupees(173_000, 2_325, 11_800),
		hsn_b2c: rupees(434_500, 5_125, 29_000),
	})
	expect(Object.fromEntries(read.values)).toEqual({
		'SBT/26-27/000001': 105_000_00,
		'SBT/26-27/000002': 59_000_00,
		'SBT/26-27/000003': 32_800_00,
		'SBT/26-27/000004': 210_000_00,
		'SBT/26-27/000005': 118_000_00,
		'SBT/26-27/000012': 3_150_00,
		'SBC/26-27/000001': 10_500_00,
		'SBC/26-27/000002': 21_000_00,
	})
	expect(read.issued).toEqual([
		{ kind: 1, from: 'SBT/26-27/000001', to: 'SBT/26-27/000012', count: 12 },
		{ kind: 5, from: 'SBC/26-27/000001', to: 'SBC/26-27/000004', count: 4 },
		{ kind: 6, from: 'SBR/26-27/000007', to: 'SBR/26-27/000008', count: 2 },
		{ kind: 6, from: 'SBR/26-27/000010', to: 'SBR/26-27/000010', count: 1 },
		{ kind: 8, from: 'SBF/26-27/000001', to: 'SBF/26-27/000001', count: 1 },
	])
})

it('has small sales net of credits, and the goods of each kind of buyer', () => {
	const { b2cs, hsn } = json() as {
		b2cs?: { pos: string; rt: number; txval: number }[]
		hsn?: Record<string, { hsn_sc: string; rt: number; uqc: string; qty: number; txval: number }[]>
	}
	expect(b2cs?.map(({ pos, rt, txval }) => [pos, rt, txval])).toEqual([
		['06', 5, 40_000],
		['27', 5, 79_000],
		['27', 18, 35_000],
	])
	const goods = (key: string) =>
		hsn?.[key]?.map(({ hsn_sc, rt, uqc, qty, txval }) => [hsn_sc, rt, uqc, qty, txval])
	expect(goods('hsn_b2b')).toEqual([
		['8507', 18, 'NOS', 5, 50_000],
		['8541', 5, 'NOS', 12, 113_000],
		['8544', 18, 'ROL', 1, 10_000],
	])
	expect(goods('hsn_b2c')).toEqual([
		['4901', 0, 'NOS', 5, 500],
		['8507', 18, 'NOS', 10, 100_000],
		['8541', 5, 'NOS', 30, 299_000],
		['8544', 18, 'ROL', 1, 5_000],
		['9954', 18, 'NA', 0, 30_000],
	])
})

it('has what GSTR-3B asks for', () => {
	const { outward, nilRated, toUnregistered, toUinHolders } = gstSummaryOf(DOCUMENTS, ADVANCES)
	expect(outward).toEqual({
		...{ taxable: 616_000, cgst: 7_895, sgst: 7_895, igst: 40_750, tax: 56_540 },
	})
	expect(nilRated).toBe(500)
	expect(toUnregistered).toEqual([
		{ placeOfSupply: 'Haryana', taxable: 140_000, igst: 20_000 },
		{ placeOfSupply: 'Karnataka', taxable: 180_000, igst: 9_000 },
	])
	expect(toUinHolders).toEqual([])
})
