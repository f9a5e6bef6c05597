import { z } from '@hono/zod-openapi'
import { model } from '../../../shared/model.ts'
import { UNIT_CODES } from '../../../shared/products/units.ts'
import { FULFILMENTS } from '../../checkout/schema.ts'
import { PAYMENT_PROVIDERS, PaymentDue } from '../../payments/schema.ts'
import { DocumentBuyer, DocumentParty, DocumentShop, DocumentState } from '../parties/schema.ts'

/** Amounts of documents are whole paise: they are summed and compared to the last of them. */
const Amount = z.number().int().openapi({ description: 'Paise' })

const TAXES = { taxable: Amount, cgst: Amount, sgst: Amount, igst: Amount }

export const DocumentTax = z.object({
	part: z.enum(['goods', 'service']),
	hsnSac: z.string().openapi({ description: 'Blank where it is not known' }),
	rateBp: z.number().int().openapi({ description: 'Hundredths of a per cent' }),
	...TAXES,
})
export type DocumentTax = z.output<typeof DocumentTax>

export const DocumentItem = z.object({
	of: z.enum(['line', 'charge']),
	n: z.number().int().openapi({ description: 'Which line or charge of the order, from 1' }),
	name: z.string(),
	parts: z
		.array(z.object({ name: z.string(), quantity: z.number() }))
		.openapi({ description: 'What one of it consists of, where it is a kit' }),
	quantity: z.number().int(),
	unit: z.enum(UNIT_CODES).optional().openapi({
		description: 'The unit quantity code (UQC) of goods; charges and older documents have none',
	}),
	counted: z.number().int().optional().openapi({
		description:
			'How many the summary by HSN counts, where that is not the quantity: of the parts of a system one set in all',
	}),
	price: Amount.openapi({ description: 'Of one, tax included' }),
	discount: Amount,
	taxes: z.array(DocumentTax),
	total: Amount.openapi({ description: 'As its taxes sum to' }),
})
export type DocumentItem = z.output<typeof DocumentItem>

const Sums = z.object({ ...TAXES, total: Amount })
export type DocumentSums = z.output<typeof Sums>

/** The shared fields of billing documents. */
const SUPPLY = {
	shop: DocumentShop,
	shopState: DocumentState,
	orderId: z.string().openapi({ description: 'Blank on a quotation' }),
	buyer: DocumentBuyer,
	billTo: DocumentParty,
	shipTo: DocumentParty,
	placeOfSupply: DocumentState,
	stateTax: z.enum(['SGST', 'UTGST']),
	isTaxed: z.boolean().openapi({
		description: 'Whether the shop had a GSTIN',
	}),
	toSez: z.literal(true).optional().openapi({
		description:
			'To a unit or developer in a Special Economic Zone, on payment of IGST unless it is without tax',
	}),
	withoutTax: z.literal(true).optional().openapi({
		description: 'Under a letter of undertaking: it bears no tax',
	}),
	undertaking: z.string().optional().openapi({
		description: 'The number of that letter, as far as one held on the day of the document',
	}),
	form: z.literal(2).optional().openapi({
		description: 'Which form it is drawn in; documents of before forms had a number have none',
	}),
	signature: z.string().optional().openapi({
		description: 'The address of an uploaded picture; blank where it is valid without one',
	}),
}

/** The system that is installed: it is billed as goods and work, and its parts have no value of their own. */
const System = z.object({
	hsnSac: z.string(),
	parts: z.array(
		z.object({ name: z.string(), quantity: z.number().int(), serials: z.array(z.string()) }),
	),
})
export type System = z.output<typeof System>

const SYSTEM = System.nullable().optional().openapi({
	description: 'Null where nothing is installed, and where each item is billed by itself as before',
})

const Reference = z.object({ number: z.string(), date: z.string() })

const BankAccount = z.object({
	accountName: z.string(),
	accountNumber: z.string(),
	ifsc: z.string(),
	bankName: z.string(),
	upiId: z.string(),
})

const Bill = z.enum(['tax-invoice', 'bill-of-supply', 'invoice-cum-bill-of-supply', 'invoice'])
export type Bill = z.output<typeof Bill>

export const InvoiceDocument = model('InvoiceDocument', {
	kind: z.literal('tax-invoice'),
	...SUPPLY,
	called: Bill.optional().openapi({
		description:
			'What it is by law; one of before is a tax invoice, or of a shop without a GSTIN a bill of supply',
	}),
	suppliedAt: z.string(),
	items: z.array(DocumentItem),
	system: SYSTEM,
	sums: Sums,
	received: Amount.openapi({
		description: 'What had been paid for the order by then, less what had gone back',
	}),
	orderTotal: Amount,
	lowered: Amount.optional().openapi({
		description: 'How much less its items cost by what went back of the price before it',
	}),
	advances: z
		.array(Reference.extend({ amount: Amount }))
		.optional()
		.openapi({ description: 'The receipt vouchers that it uses up, and how much of each' }),
	bank: BankAccount.nullable().optional().openapi({
		description: 'Where what is still to be paid can be transferred; null where nothing is',
	}),
	irn: z.string().optional().openapi({
		description: 'Its number at the invoice registration portal: then it bears no copy mark',
	}),
	ofCancelled: z.boolean().optional().openapi({
		description: 'True of what the shop keeps of a cancelled order: then its total is that',
	}),
})
export type InvoiceDocument = z.output<typeof InvoiceDocument>

export const CreditNoteDocument = model('CreditNoteDocument', {
	kind: z.literal('credit-note'),
	...SUPPLY,
	against: z.array(Reference.extend({ total: Amount })),
	items: z.array(DocumentItem),
	sums: Sums,
})
export type CreditNoteDocument = z.output<typeof CreditNoteDocument>

const Way = z.enum(PAYMENT_PROVIDERS)

export const ReceiptDocument = model('ReceiptDocument', {
	kind: z.literal('receipt-voucher'),
	...SUPPLY,
	paidAt: z.string(),
	way: Way,
	reference: z.string(),
	isAdvance: z.boolean().openapi({ description: 'False for what is paid after the invoice' }),
	bearsTax: z.boolean().openapi({ description: 'An advance for goods alone bears no GST' }),
	goods: z.array(z.string()),
	taxes: z.array(DocumentTax),
	sums: Sums,
	orderTotal: Amount,
})
export type ReceiptDocument = z.output<typeof ReceiptDocument>

export const RefundDocument = model('RefundDocument', {
	kind: z.literal('refund-voucher'),
	...SUPPLY,
	refundedAt: z.string(),
	way: Way,
	reference: z.string(),
	reason: z.string(),
	receipt: Reference.nullable().openapi({ description: 'Of the payment that goes back' }),
	bearsTax: z.boolean(),
	goods: z.array(z.string()).optional().openapi({ description: 'What the advance was for' }),
	taxes: z.array(DocumentTax),
	sums: Sums,
})
export type RefundDocument = z.output<typeof RefundDocument>

export const QuotationDocument = model('QuotationDocument', {
	kind: z.literal('quotation'),
	...SUPPLY,
	validUntil: z.string().openapi({ description: 'The last day, YYYY-MM-DD' }),
	items: z.array(DocumentItem),
	system: SYSTEM,
	sums: Sums,
	fulfilment: z.enum(FULFILMENTS),
	schedule: z
		.array(z.object({ due: PaymentDue, amount: Amount }))
		.openapi({ description: 'When which part is to be paid; they sum to the total' }),
	subsidy: Amount.optional().openapi({
		description: 'What the government is expected to pay the buyer; not of older ones',
	}),
	uninstalled: Amount.nullable().optional().openapi({
		description: 'What installing it is estimated at, where that is not in the total',
	}),
	flats: z.number().int().nullable().optional(),
	holds: z.boolean().optional().openapi({
		description: 'Whether an order has its prices until its last day; older ones hold none',
	}),
	terms: z.string().openapi({
		description: 'Where the shop’s terms of sale are; blank where it has none',
	}),
})
export type QuotationDocument = z.output<typeof QuotationDocument>

/** Billing documents by their kind. */
export const BILLING_DOCUMENTS = [
	InvoiceDocument,
	CreditNoteDocument,
	ReceiptDocument,
	RefundDocument,
	QuotationDocument,
] as const
export type BillingDocument = z.output<(typeof BILLING_DOCUMENTS)[number]>
