import { number, text } from '../components/forms/field-spec'

/** Whom a quotation is for. */
export const NEW_QUOTATION = [
	text('shipping.fullName', 'For whom', { required: true, hint: 'A person, a firm or a society' }),
	text('shipping.zipCode', 'PIN code', { required: true, hint: 'Where the goods go' }),
	text('shipping.gstin', 'GSTIN (optional)', {
		blank: 'omit',
		secret: true,
		hint: 'Of a firm or a society that is registered',
	}),
	text('shipping.email', 'Email (optional)', { type: 'email', hint: 'We send a link to it there' }),
	number('flats', 'Flats (optional)', {
		of: 'whole',
		blank: 'omit',
		hint: 'Of a society: the sums are said for each flat too',
	}),
]
