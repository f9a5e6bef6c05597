import {
	choice,
	day,
	lines,
	number,
	rows,
	rupees,
	state,
	text,
	tick,
} from '../../app/components/forms/field-spec'

// supplier-fields.ts
const PRICES = [
	number('fromPieces', 'From', { of: 'whole', unit: 'pieces' }),
	rupees('each', '₹ each'),
]

export const SUPPLIER = [
	text('name', 'Name', { required: true, wide: true }),
	text('contact.email', 'Email', { type: 'email' }),
	text('contact.phone', 'Phone', { type: 'tel' }),
	state('state', 'State'),
	choice('terms', 'Terms', ['Prepaid', '30 days', '60 days']),
	rupees('creditLimit', 'Credit limit (₹)', { blank: 'null', hint: 'Blank: none' }),
	day('since', 'Supplier since'),
	tick('gstRegistered', 'Registered for GST'),
	lines('note', 'Note', { wide: true }),
	rows('prices', 'Prices', PRICES, { one: 'price', add: 'Add a price', most: 10 }),
]
