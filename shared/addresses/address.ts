import { type Message, message } from '../messages/message.ts'
import type { StorePolicy } from '../modes.ts'
import { fail, ok, type Result } from '../result.ts'
import { isIndia, NO_PIN, phoneHint, pinDigits, unknownPin } from './indian-number.ts'
import { PIN_PREFIXES } from './pin-prefixes.ts'
import { placeOfPin } from './place-of-pin.ts'
import type { State } from './states.ts'
import { statesOfPin } from './states-of-pin.ts'

interface Address {
	contactNumber?: string
	zipCode: string
	/** India, where it is left out. */
	country?: string
	state?: string | undefined
}

export type AddressField = keyof Address

/** The faults of an address by Indian rules, a message for each field; none where it can be right. */
export function addressHints(address: Address): Partial<Record<AddressField, Message>> {
	const hints: Partial<Record<AddressField, Message>> = {}
	const { state, zipCode, contactNumber, country } = address
	const phone = contactNumber === undefined ? null : phoneHint(contactNumber)
	const pin = pinHint(zipCode)
	const [own, ...near] = statesOfPin(zipCode)
	if (phone) hints.contactNumber = phone
	if (country !== undefined && !isIndia(country)) hints.country = message('address.not_india')
	if (pin) hints.zipCode = pin
	else if (state && ![own, ...near].some((each) => each === state))
		hints.state = message('address.other_state', {
			pin: pinDigits(zipCode) ?? zipCode,
			state: own ?? '',
			given: state,
		})
	return hints
}

/** The hint about a PIN code; null where there is one that begins like it. */
export function pinHint(text: string): Message | null {
	const pin = pinDigits(text)
	if (!pin) return NO_PIN
	return placeOfPin(pin) ? null : unknownPin(pin)
}

/** The hint about the beginning of PIN codes, of two to six digits; null where there are such. */
export function areaHint(prefix: string): Message | null {
	const isKnown =
		prefix.length < 3
			? Object.keys(PIN_PREFIXES).some((known) => known.startsWith(prefix))
			: placeOfPin(prefix) !== null
	return isKnown ? null : unknownPin(prefix)
}

/** The messages of mistakes where only Indian values are taken. */
const IN_INDIA: Partial<Record<string, Message>> = {
	'input.phone': message('address.no_phone'),
	'orders.pin_wrong': NO_PIN,
	'orders.pin_required': NO_PIN,
}

/**
 * A store's message for a mistake that a schema found: a store that takes Indian telephone numbers and PIN codes alone
 * gives their form at once, even for a text that is valid nowhere.
 */
export const mistakeIn = ({ addresses }: StorePolicy, mistake: Message): Message =>
	(addresses === 'refuse' && IN_INDIA[mistake.code]) || mistake

/** Judges hints: nothing in a store that only shows them, else a refusal with a message for each field. */
export const refuseHints = ({ addresses }: StorePolicy, hints: Hints): Result<void> =>
	addresses === 'hint' ? ok(undefined) : refuseMistakes(hints)

/** Messages by field; null where there is nothing to say. */
type Hints = Partial<Record<string, Message | null>>

/** The same messages, under where in the input the fields are. */
export const underOf = (hints: Hints, under: string): Hints =>
	Object.fromEntries(Object.entries(hints).map(([field, hint]) => [under + field, hint]))

/** A refusal with a message for each field, where there is one. */
export function refuseMistakes(hints: Hints): Result<void> {
	const mistakes = Object.entries(hints).flatMap(([field, hint]) =>
		hint ? [[field, hint] as const] : [],
	)
	const [first] = mistakes
	if (!first) return ok(undefined)
	return fail('invalid', first[1], { fields: Object.fromEntries(mistakes) })
}

/** As it is stored: the PIN code in six digits, and the state that was chosen or that of the PIN code. */
export function inIndia<A extends Pick<Address, 'zipCode' | 'state'>>(address: A) {
	const zipCode = pinDigits(address.zipCode) ?? address.zipCode
	const state = address.state ?? statesOfPin(zipCode)[0]
	return { ...address, zipCode, state: state as State }
}

/** An address as it is stored; invalid, by field, where there is none such in India. */
export function settledInIndia<A extends Address>(address: A) {
	const allowed = refuseMistakes(addressHints(address))
	return allowed.ok ? ok(inIndia(address)) : allowed
}

/** The place of a PIN code, in words; null for an unknown one. */
export function placeNameOfPin(pin: string): string | null {
	const place = placeOfPin(pin)
	return place && `${place.district}, ${place.state}`
}
