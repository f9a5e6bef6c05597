import type {
	BillingDocument,
	CreditNoteDocument,
	DocumentItem,
	InvoiceDocument,
	ReceiptDocument,
	RefundDocument,
} from '../../domain/documents/billing/schema.ts'
import type { PrintedWith } from '../../domain/documents/printer.ts'
import { drawDocument } from '../../store/documents/draw/draw.ts'
import { documentContent } from '../../store/documents/templates/document.ts'
import { pdfText } from './pdf-text.ts'

export const SUPPLY = {
	shop: {
		name: 'Suryodaya Solar',
		legalName: 'Suryodaya Solar LLP',
		gstin: '27AAPFU0939F1ZV',
		address: '12 Laxmi Road, Pune 411030, India',
		email: 'help@suryodaya.example',
		phone: '+91 98200 11111',
		logo: '',
	},
	shopState: { name: 'Maharashtra', code: '27' },
	orderId: 'SB-7KQ4-M2XD',
	buyer: { name: 'अंकित शर्मा', address: [] as string[] },
	billTo: {
		name: 'Haryana Cold Storage Pvt Ltd',
		gstin: '06AADCH1476P1Z7',
		address: ['7 Mall Road', 'Gurugram 122001'] as string[],
		state: { name: 'Haryana', code: '06' },
	},
	shipTo: {
		name: 'अंकित शर्मा',
		gstin: null,
		address: ['14 MG Road', 'Pune 411001'] as string[],
		state: { name: 'Maharashtra', code: '27' },
	},
	placeOfSupply: { name: 'Maharashtra', code: '27' },
	stateTax: 'SGST' as const,
	isTaxed: true as boolean,
}

export const item = (n: number, name: string): DocumentItem => ({
	of: 'line',
	n,
	name,
	parts: [],
	quantity: 2,
	price: 54_450_00,
	discount: 0,
	taxes: [
		{
			part: 'goods',
			hsnSac: '8541',
			rateBp: 500,
			taxable: 70_000_00,
			cgst: 1_750_00,
			sgst: 1_750_00,
			igst: 0,
		},
		{
			part: 'service',
			hsnSac: '9954',
			rateBp: 1800,
			taxable: 30_000_00,
			cgst: 2_700_00,
			sgst: 2_700_00,
			igst: 0,
		},
	],
	total: 1_08_900_00,
})
export const sums = (items: number) => ({
	taxable: items * 1_00_000_00,
	cgst: items * 4_450_00,
	sgst: items * 4_450_00,
	igst: 0,
	total: items * 1_08_900_00,
})

export const INVOICE: InvoiceDocument = {
	kind: 'tax-invoice',
	...SUPPLY,
	suppliedAt: '2026-11-23T06:00:00Z',
	items: [item(1, 'Solar Panel 500W'), item(2, 'सौर पैनल ५०० वाट')],
	sums: sums(2),
	received: 1_00_000_00,
	orderTotal: sums(2).total,
}

const PLAIN: PrintedWith = { logo: null, signature: null, copy: 'recipient' }

/** A document as it is drawn: its text, and how many pages it has. */
export async function drawn(snapshot: BillingDocument, more: Partial<PrintedWith> = {}) {
	const about = { id: 'a', kind: snapshot.kind, number: 'SBT/26-27/000123' } as const
	const document = { ...about, createdAt: '2026-11-23T06:00:00Z', orderId: 'o', snapshot }
	const pdf = await drawDocument(documentContent(document, { ...PLAIN, ...more }))
	const pages =
		Buffer.from(pdf)
			.toString('latin1')
			.match(/\/Type \/Page\b/g)?.length ?? 0
	return { text: pdfText(pdf), pages }
}

const VOUCHER = { ...SUPPLY, way: 'transfer', reference: 'UTR123' } as const
export const RECEIPT: ReceiptDocument = {
	kind: 'receipt-voucher',
	...VOUCHER,
	paidAt: '2026-11-22T06:00:00Z',
	isAdvance: true,
	bearsTax: true,
	goods: ['2 × Solar Panel 500W'],
	taxes: item(1, '').taxes,
	sums: sums(1),
	orderTotal: sums(2).total,
}
export const REFUND: RefundDocument = {
	kind: 'refund-voucher',
	...VOUCHER,
	refundedAt: '2026-11-22T06:00:00Z',
	reason: 'Cancelled',
	receipt: { number: 'SBR/26-27/000007', date: '2026-11-20T06:00:00Z' },
	bearsTax: true,
	taxes: item(1, '').taxes,
	sums: sums(1),
}
export const NOTE: CreditNoteDocument = {
	kind: 'credit-note',
	...SUPPLY,
	items: [item(1, 'Solar Panel 500W')],
	sums: sums(1),
	against: [{ number: 'SBT/26-27/000122', date: '2026-11-20T06:00:00Z', total: 1 }],
}
