interface Reference {
	number: string
	day: string
}

export const billingDocuments = {
	'documents.receipt.title': 'Receipt voucher',
	'documents.receipt.title_paid': 'Receipt',
	'documents.refund.title': 'Refund voucher',
	'documents.invoice.title': 'Tax invoice',
	'documents.invoice.title_untaxed': 'Bill of supply',
	'documents.invoice.title_mixed': 'Invoice-cum-bill of supply',
	'documents.invoice.title_alone': 'Invoice',
	'documents.exempt': 'These goods are nil-rated or exempt: no GST is charged on them.',
	'documents.credit_note.title': 'Credit note',
	'documents.quotation.title': 'Quotation',

	'documents.bill_to': 'Billed to',
	'documents.ship_to': 'Delivered to',
	'documents.received_from': 'Received from',
	'documents.refunded_to': 'Refunded to',
	'documents.state': ({ state, code }: { state: string; code: string }) =>
		code ? `${state} (state code ${code})` : state,
	'documents.supplied_from': ({ state }: { state: string }) => `Supplied from ${state}`,
	'documents.place_of_supply': 'Place of supply',
	'documents.to_sez':
		'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
	'documents.to_sez_without_tax': ({ undertaking }: { undertaking: string }) =>
		`SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX${undertaking && `. LETTER OF UNDERTAKING ${undertaking}`}`,
	'documents.cancelled_on': ({ day }: { day: string }) =>
		`What the shop keeps of an order that was cancelled on ${day}`,
	'documents.supplied_on': ({ day }: { day: string }) => `Supplied on ${day}`,
	'documents.no_reverse_charge': 'Tax payable on reverse charge: no',

	'documents.item': 'Description',
	'documents.hsn': 'HSN / SAC',
	'documents.pieces': 'Qty',
	'documents.price': 'Price, ₹',
	'documents.price_with_gst': 'Price incl. GST, ₹',
	'documents.taxable': 'Taxable, ₹',
	'documents.rate': 'GST',
	'documents.rate_named': ({ name }: { name: string }) => `${name} rate`,
	'documents.rate_of': ({ rate }: { rate: string }) => `${rate}%`,
	'documents.tax': 'Tax, ₹',
	'documents.amount': 'Amount, ₹',
	'documents.cgst': 'CGST, ₹',
	'documents.sgst': 'SGST, ₹',
	'documents.utgst': 'UTGST, ₹',
	'documents.igst': 'IGST, ₹',
	'documents.tax_summary': 'Tax by HSN or SAC and rate',
	'documents.kit_part': ({ name, quantity }: { name: string; quantity: string }) =>
		`${quantity} × ${name}`,
	'documents.discount': ({ amount }: { amount: string }) => `less discount ${amount}`,
	'documents.goods_part': 'of this, goods',
	'documents.service_part': 'of this, installation',

	'documents.system': 'Solar power system, supplied and installed',
	'documents.system.goods': ({ pct }: { pct: string }) =>
		`Solar power system, supplied and installed: goods, ${pct} % of the value`,
	'documents.system.work': ({ pct }: { pct: string }) =>
		`Its installation: service, ${pct} % of the value`,
	'documents.system.parts': 'What the system consists of',

	'documents.sum.taxable': 'Taxable value',
	'documents.sum.cgst': 'CGST',
	'documents.sum.sgst': 'SGST',
	'documents.sum.utgst': 'UTGST',
	'documents.sum.igst': 'IGST',
	'documents.sum.total': 'Total',
	'documents.sum.owed': 'Paid too much, owed to you',
	'documents.sum.received': 'Received so far',
	'documents.sum.due': 'Still to be paid',
	'documents.in_words': ({ amount }: { amount: string }) => `In words: ${amount}`,

	'documents.receipt.text': ({ amount, day }: { amount: string; day: string }) =>
		`Received with thanks ${amount} on ${day}.`,
	'documents.receipt.for': 'As an advance for',
	'documents.receipt.paid_for': 'For',
	'documents.receipt.of_total': 'Total of the order',
	'documents.paid_by': 'Paid by',
	'documents.refunded_by': 'Refunded by',
	'documents.way.transfer': 'Bank transfer or UPI',
	'documents.way.cod': 'Payment on delivery',
	'documents.way.razorpay': 'Online',
	'documents.reference': 'Reference',
	'documents.receipt.goods_alone':
		'This is an advance for goods. GST is charged on the invoice, when the goods leave.',
	'documents.receipt.after_invoice': 'The tax on this payment is on the invoice.',
	'documents.untaxed': 'The seller is not registered for GST, and no tax is charged.',

	'documents.refund.text': ({ amount, day }: { amount: string; day: string }) =>
		`Refunded ${amount} on ${day}. Nothing that this money was for has been supplied.`,
	'documents.refund.receipt': 'Of the receipt voucher',
	'documents.refund.for': 'Was an advance for',
	'documents.refund.untaxed': 'No GST was charged on the advance, so none goes back.',
	'documents.refund.reason': 'Reason',
	'documents.credit_note.against': 'Against',
	'documents.dated': ({ number, day }: Reference) => `${number} of ${day}`,

	'documents.quotation.valid_until': 'Valid until',
	'documents.quotation.text': ({
		day,
		until,
		isTaxed,
		holds,
	}: {
		day: string
		until: string
		isTaxed: boolean
		holds: boolean
	}) =>
		`Valid until ${until}, while stock lasts. ${isTaxed ? 'Prices and taxes' : 'Prices'} are those of ${day}; nothing is reserved. ${holds ? 'An order by the buyer named here has these prices until then. A rate of GST that changes is shown before it is placed; the price stays.' : 'An order costs what the goods cost on the day it is placed, which the shop shows before you agree to it.'}`,
	'documents.quotation.per_flat': ({ flats }: { flats: number }) => `For each of ${flats} flats`,
	'documents.quotation.for': 'Quoted to',
	'documents.quotation.fulfilment': ({
		fulfilment,
	}: {
		fulfilment: 'delivery' | 'installation'
	}) => (fulfilment === 'installation' ? 'Delivered and installed' : 'Delivered'),
	'documents.quotation.comes': 'Delivery',
	'documents.quotation.payment': 'When it is paid',
	'documents.quotation.terms': 'Terms of sale',
	'documents.due.on-order': 'With the order',
	'documents.due.before-delivery': 'Before delivery',
	'documents.due.on-delivery': 'On delivery',
	'documents.due.on-commissioning': 'On commissioning',
	'documents.due_part': ({ due, amount }: { due: string; amount: string }) => `${due}: ${amount}`,
	'documents.copy.original': 'ORIGINAL FOR RECIPIENT',
	'documents.copy.transporter': 'DUPLICATE FOR TRANSPORTER',
	'documents.copy.supplier_of_goods': 'TRIPLICATE FOR SUPPLIER',
	'documents.copy.supplier': 'DUPLICATE FOR SUPPLIER',
	'documents.invoice.advances': 'Paid in advance, by receipt voucher',
	'documents.invoice.advance': ({ amount, number, day }: Reference & { amount: string }) =>
		`${amount} of ${number} of ${day}`,
	'documents.bank': 'Pay by transfer to',
	'documents.bank.account': ({
		accountName,
		accountNumber,
		ifsc,
	}: {
		accountName: string
		accountNumber: string
		ifsc: string
	}) => `${accountName}, account ${accountNumber}, IFSC ${ifsc}`,
	'documents.bank.upi': ({ upiId }: { upiId: string }) => `UPI ${upiId}`,
	'documents.unsigned': ({ shop }: { shop: string }) =>
		`Issued electronically by ${shop}; valid without a signature.`,
	'documents.signatory': ({ shop }: { shop: string }) => `For ${shop}, authorised signatory`,
}
