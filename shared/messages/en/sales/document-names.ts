/** The names of billing documents in sentences. */
const DOCUMENT_NAMES = {
	'receipt-voucher': 'Receipt voucher',
	'refund-voucher': 'Refund voucher',
	'tax-invoice': 'Invoice',
	'credit-note': 'Credit note',
	quotation: 'Quotation',
}

export type NamedDocument = keyof typeof DOCUMENT_NAMES

export const documentName = (document: NamedDocument): string => DOCUMENT_NAMES[document]
