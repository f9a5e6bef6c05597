import { inIndia, placeNameOfPin } from '../../../../shared/addresses/address.ts'
import type { NewQuotation } from '../../quotations/schema.ts'

/** The recipient of a quotation, as an order has one: blank where nothing was said. */
export interface Recipient {
	fullName: string
	contactNumber: string
	street: string
	city: string
	zipCode: string
	country: string
	state: string
	email?: string | undefined
}

/** Where the goods of a quotation would go, with the state and district of its PIN code. */
export function recipientOf({ shipping }: Pick<NewQuotation, 'shipping'>): Recipient {
	const { zipCode, state } = inIndia(shipping)
	const { fullName, contactNumber = '', street, city, email } = shipping
	const district = placeNameOfPin(zipCode)?.split(',')[0] ?? ''
	return {
		fullName,
		contactNumber,
		street: street ?? '',
		city: city || district,
		zipCode,
		state,
		country: 'India',
		email,
	}
}
