/** What billing documents are called where they are spoken of. */
const PAPER_NAMES = {
	'receipt-voucher': 'Receipt voucher',
	'refund-voucher': 'Refund voucher',
	'tax-invoice': 'Invoice',
	'credit-note': 'Credit note',
	quotation: 'Quotation',
}

export type NamedDocument = keyof typeof PAPER_NAMES

export const paperName = (paper: NamedDocument): string => PAPER_NAMES[paper]
