import type { State } from './addresses/states.ts'
import { type Message, message } from './messages/message.ts'

/** States by the first two digits of a GSTIN; 25 and 28 were given before 2020 and 2014. */
const STATES_BY_CODE: Record<string, State> = {
	'01': 'Jammu and Kashmir',
	'02': 'Himachal Pradesh',
	'03': 'Punjab',
	'04': 'Chandigarh',
	'05': 'Uttarakhand',
	'06': 'Haryana',
	'07': 'Delhi',
	'08': 'Rajasthan',
	'09': 'Uttar Pradesh',
	'10': 'Bihar',
	'11': 'Sikkim',
	'12': 'Arunachal Pradesh',
	'13': 'Nagaland',
	'14': 'Manipur',
	'15': 'Mizoram',
	'16': 'Tripura',
	'17': 'Meghalaya',
	'18': 'Assam',
	'19': 'West Bengal',
	'20': 'Jharkhand',
	'21': 'Odisha',
	'22': 'Chhattisgarh',
	'23': 'Madhya Pradesh',
	'24': 'Gujarat',
	'25': 'Dadra and Nagar Haveli and Daman and Diu',
	'26': 'Dadra and Nagar Haveli and Daman and Diu',
	'27': 'Maharashtra',
	'28': 'Andhra Pradesh',
	'29': 'Karnataka',
	'30': 'Goa',
	'31': 'Lakshadweep',
	'32': 'Kerala',
	'33': 'Tamil Nadu',
	'34': 'Puducherry',
	'35': 'Andaman and Nicobar Islands',
	'36': 'Telangana',
	'37': 'Andhra Pradesh',
	'38': 'Ladakh',
}

const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The last character of a GSTIN by the fourteen before it: each is weighted 1 and 2 in turn, the two digits of each
 * product to the base 36 are added up, and the check digit makes the sum a multiple of 36.
 */
export function gstinCheckDigit(first14: string): string {
	const sum = [...first14].reduce((total, character, index) => {
		const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
		return total + Math.floor(product / 36) + (product % 36)
	}, 0)
	return DIGITS.charAt((36 - (sum % 36)) % 36)
}

/** Whether it is formed as a GSTIN, of a known state, with the right check digit. */
export const isGstin = (text: string): boolean =>
	FORM.test(text) &&
	Object.hasOwn(STATES_BY_CODE, text.slice(0, 2)) &&
	gstinCheckDigit(text.slice(0, 14)) === text.slice(14)

/** Where the holder of a GSTIN is registered. */
export const stateOfGstin = (gstin: string): State | undefined => STATES_BY_CODE[gstin.slice(0, 2)]

/** By the code that is given now: 26 and 37, where there was another before. */
const CODES = new Map(
	Object.entries(STATES_BY_CODE).map(([code, state]): [State, string] => [state, code]),
)

/** The code of a state in tax documents, two digits. */
export const codeOfState = (state: State): string => CODES.get(state) ?? ''

/** The PAN within a GSTIN. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12)

/**
 * The hint about a GSTIN given for a bill: null where it can be right.
 * @param state of the bill; undefined where that is not known @param seller that of the shop
 */
export function gstinHint(
	gstin: string,
	state: string | undefined,
	seller: string,
): Message | null {
	if (!FORM.test(gstin)) return message('gstin.none')
	if (gstin === seller) return message('gstin.of_the_shop')
	const registered = stateOfGstin(gstin)
	if (!registered) return message('gstin.no_such_state', { code: gstin.slice(0, 2) })
	if (!isGstin(gstin)) return message('gstin.wrong_check_digit')
	if (state !== undefined && state !== registered)
		return message('gstin.other_state', { state: registered, given: state })
	return null
}
