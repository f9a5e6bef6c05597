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

/**
 * The kinds of numbers that GST gives. Composition, casual and input service distributors have the form of regular ones;
 * all are 15 characters.
 */
export type GstinKind =
	| 'regular'
	| 'department'
	| 'tax-deductor'
	| 'tax-collector'
	| 'non-resident'
	| 'un-body'
	| 'online-services'

/**
 * The form of each kind, as the developer portal of GST (developer.gst.gov.in, "Taxpayer – Returns") publishes it; read in a
 * reference implementation on 2026-11-29, the portal itself was not at hand. The first that fits names the kind.
 */
const FORMS: readonly (readonly [GstinKind, RegExp])[] = [
	// From abroad by wire, to those without a GSTIN (OIDAR): 99, year, country, number, OS.
	['online-services', /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/],
	// Bodies of the United Nations, and embassies and others who are notified: State, year, body, number, UN or ON.
	['un-body', /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/],
	// Non-resident taxable persons: State, year, country, number, NR.
	['non-resident', /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/],
	// Who deducts tax (section 51): State, TAN, count, D.
	['tax-deductor', /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/],
	// Who collects tax (section 52): State, PAN, count, C.
	['tax-collector', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/],
	// State, PAN, count, Z; other marks than Z are kept for later use.
	['regular', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$/],
	// Departments of governments without a PAN: State, TAN, count, Z.
	['department', /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/],
]

/** First digits that are of no State: another territory, and the centre. */
const WITHOUT_STATE = ['97', '99']

/** The kind of a text that is formed as a GSTIN; null of any other. */
export const gstinKind = (text: string): GstinKind | null =>
	FORMS.find(([, form]) => form.test(text))?.[0] ?? null

const isKnownPlace = (gstin: string) =>
	Object.hasOwn(STATES_BY_CODE, gstin.slice(0, 2)) || WITHOUT_STATE.includes(gstin.slice(0, 2))

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

/** Whether it is formed as a GSTIN of any kind, of a known place, with the right check digit. */
export const isGstin = (text: string): boolean =>
	gstinKind(text) !== null &&
	isKnownPlace(text) &&
	gstinCheckDigit(text.slice(0, 14)) === text.slice(14)

/** Whether a shop can sell under it: no number of another kind may be on an invoice as that of the seller. */
export const isGstinOfSeller = (text: string): boolean =>
	isGstin(text) && gstinKind(text) === 'regular' && stateOfGstin(text) !== undefined

/**
 * Whether GSTR-1 lists sales to it invoice by invoice. Non-residents and online services from abroad are not taken there, as
 * the reference implementation says; sales to them are filed as those to buyers without a GSTIN.
 */
export function isListedInReturn(gstin: string | null): gstin is string {
	if (!gstin) return false
	const kind = gstinKind(gstin)
	return kind !== 'non-resident' && kind !== 'online-services'
}

/** Where the holder of a GSTIN is registered; undefined where its first digits are of no State. */
export const stateOfGstin = (gstin: string): State | undefined => STATES_BY_CODE[gstin.slice(0, 2)]

/** By the code that is given now: 26 and 37, where there was another before. */
const CODES = new Map(
	Object.entries(STATES_BY_CODE).map(([code, state]): [State, string] => [state, code]),
)

/** The code of a state in tax documents, two digits. */
export const codeOfState = (state: State): string => CODES.get(state) ?? ''

/** The PAN within a GSTIN of the usual form; null of other kinds. */
export const panOfGstin = (gstin: string): string | null =>
	gstinKind(gstin) === 'regular' ? gstin.slice(2, 12) : null

/**
 * The hint about a GSTIN given for a bill: null where it can be right.
 * @param state of the bill; undefined where that is not known @param seller that of the shop
 */
export function gstinHint(
	gstin: string,
	state: string | undefined,
	seller: string,
): Message | null {
	if (gstinKind(gstin) === null) return message('gstin.none')
	if (gstin === seller) return message('gstin.of_the_shop')
	if (!isKnownPlace(gstin)) return message('gstin.no_such_state', { code: gstin.slice(0, 2) })
	if (!isGstin(gstin)) return message('gstin.wrong_check_digit')
	const registered = stateOfGstin(gstin)
	if (registered && state !== undefined && state !== registered)
		return message('gstin.other_state', { state: registered, given: state })
	return null
}
