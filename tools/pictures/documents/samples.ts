import { itemOf, type Sold } from '../../../domain/documents/billing/items.ts'
import { sumsOf, taxesOfItems } from '../../../domain/documents/billing/part-rules.ts'
import type {
	BillingDocument,
	DocumentItem,
	InvoiceDocument,
	QuotationDocument,
	ReceiptDocument,
	RefundDocument,
} from '../../../domain/documents/billing/schema.ts'
import { paise } from '../../../shared/money.ts'
import { SUPPLY } from '../../../test/documents/drawn-documents.ts'
import { PANEL, part, SOLD } from './sold.ts'

const STATE = { name: 'Maharashtra', code: '27' }
const DATE = '2026-11-29T06:00:00Z'

function supplyTo(name: string) {
	const to = { name, gstin: null, address: ['14 MG Road', 'Pune 411001'], state: STATE }
	return {
		shop: SUPPLY.shop,
		shopState: STATE,
		orderId: 'SB-7KQ4-M2XD',
		billTo: to,
		shipTo: to,
		placeOfSupply: STATE,
		buyer: { name, address: [...to.address, STATE.name] },
		stateTax: 'SGST' as const,
		isTaxed: true,
		form: 2 as const,
		signature: '',
	}
}

const itemsOf = (sold: readonly Sold[]): DocumentItem[] =>
	sold.map((each) => itemOf(each, 0, each.quantity, true))

const BANK = {
	accountName: 'Suryodaya Solar LLP',
	accountNumber: '50100012345678',
	ifsc: 'HDFC0000123',
	bankName: 'HDFC Bank, Pune',
	upiId: 'suryodaya@hdfcbank',
}

function invoice(sold: readonly Sold[], name = 'Ankit Sharma', more: object = {}): InvoiceDocument {
	const items = itemsOf(sold)
	const sums = sumsOf(taxesOfItems(items))
	const advance = Math.round(sums.total / 2)
	return {
		kind: 'tax-invoice',
		...supplyTo(name),
		suppliedAt: DATE,
		items,
		sums,
		received: advance,
		orderTotal: sums.total,
		advances: [{ number: 'SBR/26-27/000007', date: '2026-11-20T06:00:00Z', amount: advance }],
		bank: BANK,
		...more,
	}
}

const UNIT = {
	name: 'Hinjawadi Exports Ltd',
	gstin: '27AADCH1476P1Z3',
	state: STATE,
	address: ['Phase 3, Rajiv Gandhi Infotech Park', 'Pune 411057'],
}
const TO_SEZ = { billTo: UNIT, shipTo: UNIT, toSez: true as const }
const UNTAXED = { ...TO_SEZ, withoutTax: true as const, undertaking: 'AD270426000123A' }

/** Its whole price as IGST goes, or without any tax in it. */
const inSez = (sold: readonly Sold[], isUntaxed = false): Sold[] =>
	sold.map((each) => ({
		...each,
		...(isUntaxed && {
			price: paise(
				Math.round(
					each.taxes.reduce((all, { taxable }) => all + taxable, 0) / Math.max(1, each.quantity),
				),
			),
		}),
		taxes: each.taxes.map(({ cgst, sgst, ...tax }) => ({
			...tax,
			cgst: 0,
			sgst: 0,
			igst: isUntaxed ? 0 : cgst + sgst,
			...(isUntaxed && { rateBp: 0 }),
		})),
	}))

const PAID = { way: 'transfer', reference: 'HDFCN52026112412345' } as const
const TAXES = [part(paise(70_000_00), 500, '8501'), part(paise(30_000_00), 1800, '9954', 'service')]

const RECEIPT: ReceiptDocument = {
	kind: 'receipt-voucher',
	...supplyTo('Ankit Sharma'),
	...PAID,
	paidAt: DATE,
	isAdvance: true,
	bearsTax: true,
	goods: ['1 × Home kit 3 kW'],
	taxes: TAXES,
	sums: sumsOf(TAXES),
	orderTotal: 1_85_000_00,
}

const REFUND: RefundDocument = {
	kind: 'refund-voucher',
	...supplyTo('Ankit Sharma'),
	...PAID,
	refundedAt: DATE,
	reason: 'Cancelled before delivery',
	goods: RECEIPT.goods,
	receipt: { number: 'SBR/26-27/000007', date: '2026-11-20T06:00:00Z' },
	bearsTax: true,
	taxes: TAXES,
	sums: sumsOf(TAXES),
}

function quotation(
	sold: readonly Sold[] = SOLD.taxed,
	name = 'Ankit Sharma',
	more: object = {},
): QuotationDocument {
	const items = itemsOf(sold)
	const sums = sumsOf(taxesOfItems(items))
	return {
		kind: 'quotation',
		...supplyTo(name),
		orderId: '',
		validUntil: '2026-12-14',
		items,
		sums,
		fulfilment: 'delivery',
		holds: true,
		schedule: [{ due: 'on-order', amount: sums.total }],
		terms: 'https://suryodaya.example/terms',
		...more,
	}
}

const SYSTEM = {
	hsnSac: '8501',
	parts: [
		{
			name: 'DCR mono panel 540 W',
			quantity: 6,
			serials: [1, 2, 3, 4, 5, 6].map((n) => `WM540-26110${n}`),
		},
		{ name: 'Hybrid inverter 3.6 kW', quantity: 1, serials: ['HY36-26-00451'] },
		{ name: 'Solar cable 6 mm², 100 m, red and black, halogen-free', quantity: 2, serials: [] },
	],
}

/** Sixty lines of goods, some with long names. */
const SIXTY = Array.from({ length: 60 }, (_, index) => ({
	...(SOLD.taxed[index % SOLD.taxed.length] ?? PANEL),
	n: index + 1,
}))

/** Forty letters without a space among them. */
const LONG_NAME = 'Venkatanarasimharajuvaripetalakshmipathi'

const UNTAXED_PARTS = TAXES.map((tax) => ({ ...tax, rateBp: 0, cgst: 0, sgst: 0, igst: 0 }))

/** Documents as the shop issues them, by the names of their pictures. */
export const SAMPLES: Record<string, BillingDocument> = {
	invoice: invoice(SOLD.taxed),
	nil: invoice(SOLD.exempt, 'Ankit Sharma', { called: 'bill-of-supply' }),
	mixed: invoice([...SOLD.taxed, ...SOLD.exempt], 'Ankit Sharma', {
		called: 'invoice-cum-bill-of-supply',
	}),
	installed: invoice(SOLD.installed, 'Ankit Sharma', { system: SYSTEM }),
	urdu: invoice(SOLD.taxed, 'نور محمد خان (گلی ۱۲)'),
	santali: invoice(SOLD.taxed, 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ → ꯃꯤꯇꯩ'),
	'sixty-lines': invoice(SIXTY),
	receipt: RECEIPT,
	refund: REFUND,
	quotation: quotation(),
	'quotation-installed': quotation(SOLD.installed, LONG_NAME, {
		fulfilment: 'installation',
		system: { ...SYSTEM, parts: SYSTEM.parts.map((each) => ({ ...each, serials: [] })) },
	}),
	sez: invoice(inSez(SOLD.taxed), UNIT.name, TO_SEZ),
	'sez-untaxed': invoice(inSez(SOLD.taxed, true), UNIT.name, UNTAXED),
	'sez-untaxed-receipt': {
		...RECEIPT,
		...UNTAXED,
		bearsTax: false,
		taxes: UNTAXED_PARTS,
		sums: sumsOf(UNTAXED_PARTS),
	},
	'sez-untaxed-quotation': quotation(inSez(SOLD.taxed, true), UNIT.name, UNTAXED),
	'long-name': invoice(SOLD.taxed, LONG_NAME),
	'long-urdu': quotation(SOLD.taxed, 'محمد عبدالرحمن صدیقی نورالدین خان شیرازی'),
	'long-santali': { ...REFUND, ...supplyTo('ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ ᱵᱟᱹᱥᱠᱮ ᱦᱮᱢᱵᱽᱨᱚᱢ ᱥᱚᱨᱮᱱ ᱴᱩᱰᱩ ᱠᱤᱥᱠᱩ') },
}

/** Those that the documentation shows. */
export const OF_DOCS: readonly string[] = ['invoice', 'installed']
