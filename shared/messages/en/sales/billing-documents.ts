interface Reference {
	number: string
	day: string
}

/** What stands on papers of money. */
export const billingDocuments = {
	'papers.receipt.title': 'Receipt voucher',
	'papers.receipt.title_paid': 'Receipt',
	'papers.refund.title': 'Refund voucher',
	'papers.invoice.title': 'Tax invoice',
	'papers.invoice.title_untaxed': 'Bill of supply',
	'papers.credit_note.title': 'Credit note',
	'papers.quotation.title': 'Quotation',

	'papers.bill_to': 'Billed to',
	'papers.ship_to': 'Delivered to',
	'papers.received_from': 'Received from',
	'papers.refunded_to': 'Refunded to',
	'papers.state': ({ state, code }: { state: string; code: string }) =>
		code ? `${state} (state code ${code})` : state,
	'papers.supplied_from': ({ state }: { state: string }) => `Supplied from ${state}`,
	'papers.place_of_supply': 'Place of supply',
	'papers.supplied_on': ({ day }: { day: string }) => `Supplied on ${day}`,
	'papers.no_reverse_charge': 'Tax payable on reverse charge: no',

	'papers.item': 'Description',
	'papers.hsn': 'HSN / SAC',
	'papers.pieces': 'Qty',
	'papers.price': 'Price, ₹',
	'papers.taxable': 'Taxable, ₹',
	'papers.rate': 'GST',
	'papers.rate_of': ({ rate }: { rate: string }) => `${rate}%`,
	'papers.tax': 'Tax, ₹',
	'papers.amount': 'Amount, ₹',
	'papers.cgst': 'CGST, ₹',
	'papers.sgst': 'SGST, ₹',
	'papers.utgst': 'UTGST, ₹',
	'papers.igst': 'IGST, ₹',
	'papers.tax_summary': 'Tax by HSN or SAC and rate',
	'papers.kit_part': ({ name, quantity }: { name: string; quantity: string }) =>
		`${quantity} × ${name}`,
	'papers.discount': ({ amount }: { amount: string }) => `less discount ${amount}`,
	'papers.goods_part': 'of this, goods',
	'papers.service_part': 'of this, installation',

	'papers.sum.taxable': 'Taxable value',
	'papers.sum.cgst': 'CGST',
	'papers.sum.sgst': 'SGST',
	'papers.sum.utgst': 'UTGST',
	'papers.sum.igst': 'IGST',
	'papers.sum.total': 'Total',
	'papers.sum.received': 'Received so far',
	'papers.sum.due': 'Still to be paid',
	'papers.in_words': ({ amount }: { amount: string }) => `In words: ${amount}`,

	'papers.receipt.text': ({ amount, day }: { amount: string; day: string }) =>
		`Received with thanks ${amount} on ${day}.`,
	'papers.receipt.for': 'As an advance for',
	'papers.receipt.paid_for': 'For',
	'papers.receipt.of_total': 'Total of the order',
	'papers.paid_by': 'Paid by',
	'papers.refunded_by': 'Refunded by',
	'papers.way.transfer': 'Bank transfer or UPI',
	'papers.way.cod': 'Payment on delivery',
	'papers.way.razorpay': 'Online',
	'papers.reference': 'Reference',
	'papers.receipt.goods_alone':
		'This is an advance for goods. GST is charged on the invoice, when the goods leave.',
	'papers.receipt.after_invoice': 'The tax on this payment is on the invoice.',
	'papers.untaxed': 'The seller is not registered for GST, and no tax is charged.',

	'papers.refund.text': ({ amount, day }: { amount: string; day: string }) =>
		`Refunded ${amount} on ${day}. Nothing that this money was for has been supplied.`,
	'papers.refund.receipt': 'Of the receipt voucher',
	'papers.refund.reason': 'Reason',
	'papers.credit_note.against': 'Against',
	'papers.dated': ({ number, day }: Reference) => `${number} of ${day}`,

	'papers.quotation.valid_until': 'Valid until',
	'papers.quotation.text': ({
		day,
		until,
		isTaxed,
	}: {
		day: string
		until: string
		isTaxed: boolean
	}) =>
		`Valid until ${until}, while stock lasts. ${isTaxed ? 'Prices and taxes' : 'Prices'} are those of ${day}; nothing is reserved. An order costs what the goods cost on the day it is placed, which the shop shows before you agree to it.`,
	'papers.quotation.for': 'Quoted to',
	'papers.quotation.fulfilment': ({ fulfilment }: { fulfilment: 'delivery' | 'installation' }) =>
		fulfilment === 'installation' ? 'Delivered and installed' : 'Delivered',
	'papers.quotation.comes': 'How it comes',
	'papers.quotation.payment': 'When it is paid',
	'papers.quotation.terms': 'Terms of sale',
	'papers.due.on-order': 'With the order',
	'papers.due.before-delivery': 'Before delivery',
	'papers.due.on-delivery': 'On delivery',
	'papers.due.on-commissioning': 'On commissioning',
	'papers.due_part': ({ due, amount }: { due: string; amount: string }) => `${due}: ${amount}`,
	'papers.signatory': ({ shop }: { shop: string }) => `For ${shop}, authorised signatory`,
}
