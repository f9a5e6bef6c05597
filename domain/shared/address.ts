import { placeOfPin, prefixesByDistance } from './places.ts'
import { STATES, type State } from './states.ts'

/** How near another state's post offices are where a PIN code may lie in it after all. */
const NEIGHBOUR_KM = 120

const isState = (name: string): name is State => (STATES as readonly string[]).includes(name)

/** The states an Indian PIN code may lie in: its own first, then those close by; none for one nobody knows. */
export function statesOfPin(pin: string): State[] {
	const place = placeOfPin(pin)
	if (!place) return []
	const near = prefixesByDistance(place)
		.filter(({ kilometres }) => kilometres <= NEIGHBOUR_KM)
		.flatMap(({ prefix }) => placeOfPin(prefix)?.state ?? [])
	return [...new Set([place.state, ...near])].filter(isState)
}

/**
 * The ten digits of an Indian telephone number, without the country's code or the leading zero of a long
 * distance call; null for what is none.
 */
export function indianNumber(text: string): string | null {
	const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+91|0091|0)/, '')
	const national = /^91\d{10}$/.test(digits) ? digits.slice(2) : digits
	// A landline begins with the code of its area, a mobile with 6 to 9.
	return /^[1-9]\d{9}$/.test(national) && !/^(\d)\1{9}$/.test(national) ? national : null
}

interface Address {
	contactNumber: string
	zipCode: string
	country: string
	state?: string | undefined
}

export type AddressField = keyof Address

const INDIA = /^(?:india|bharat|in|ind|भारत)$/i

/** What an address in India cannot be right about, a sentence for each field; none where it can be. */
export function addressHints(address: Address): Partial<Record<AddressField, string>> {
	const hints: Partial<Record<AddressField, string>> = {}
	const pin = address.zipCode.replace(/\s/g, '')
	if (!indianNumber(address.contactNumber))
		hints.contactNumber = 'Give a mobile or landline number of ten digits, such as 98200 00001.'
	if (!INDIA.test(address.country.trim())) hints.country = 'We deliver in India only.'
	if (!/^[1-9]\d{5}$/.test(pin)) hints.zipCode = 'A PIN code has six digits, such as 411038.'
	else if (!placeOfPin(pin))
		hints.zipCode = `We know no PIN code that begins with ${pin.slice(0, 3)}.`
	else if (address.state && !statesOfPin(pin).some((state) => state === address.state))
		hints.state = `PIN code ${pin} is in ${statesOfPin(pin)[0]}, not in ${address.state}.`
	return hints
}

/** Where a PIN code is, in words; null for one nobody knows. */
export function placeNameOfPin(pin: string): string | null {
	const place = placeOfPin(pin)
	return place && `${place.district}, ${place.state}`
}
