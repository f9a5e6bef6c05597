/** What billing documents are called where they are spoken of. */
const PAPER_NAMES = {
	'receipt-voucher': 'Receipt voucher',
	'refund-voucher': 'Refund voucher',
	'tax-invoice': 'Invoice',
	'credit-note': 'Credit note',
	quotation: 'Quotation',
}

export type NamedPaper = keyof typeof PAPER_NAMES

export const paperName = (paper: NamedPaper): string => PAPER_NAMES[paper]
