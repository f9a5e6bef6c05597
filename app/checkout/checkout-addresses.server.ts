import type { SavedAddress } from '../../domain/addresses/schema'
import type { NewBilling } from '../../domain/orders/billing/schema'
import { pinDigits } from '../../shared/addresses/indian-number'
import { api, attempt, type Context, read } from '../api.server'
import { pinOfPlan } from '../components/delivery/plan-pin'
import type { Values } from '../ui/forms/values'

/** The PIN code that the buyer has given before: for the delivery, else in the plan of a system in the cart; blank for none. */
export async function givenPin(context: Context): Promise<string> {
	const { pin } = await read(api(context).delivery.pin.$get())
	if (pin) return pin
	const { systems } = await read(api(context).cart.$get())
	return pinOfPlan(systems[0]?.plan)
}

/** The saved address that a form chooses: undefined for another, null where it is no longer there. */
export async function chosenAddress(context: Context, { addressId }: Values) {
	if (!addressId) return undefined
	const addresses = await attempt(api(context).savedAddresses.$get())
	if (!addresses.ok) return null
	return addresses.value.find(({ id }) => id === addressId) ?? null
}

/** The parts of a saved address as the form has them. */
export const asTyped = (saved: SavedAddress) => ({
	fullName: saved.fullName,
	contactNumber: saved.contactNumber,
	street: saved.street,
	city: saved.city,
	zipCode: saved.zipCode,
	state: saved.state,
	country: 'India',
})

/** The fields of the saved address that a draft has chosen; none where it has none, or that is gone. */
export async function savedFields(context: Context, draft: Values) {
	const chosen = await chosenAddress(context, draft)
	return chosen ? asTyped(chosen) : {}
}

/** The recipient, the address and the bill of a draft; `isGone` where its saved address is no longer there. */
export async function addressesOf(context: Context, draft: Values) {
	const chosen = await chosenAddress(context, draft)
	const typed = chosen ? asTyped(chosen) : null
	const of = (name: string) => typed?.[name as keyof typeof typed] ?? draft[name] ?? ''
	const shipping = {
		fullName: of('fullName'),
		contactNumber: of('contactNumber'),
		street: of('street'),
		city: of('city'),
		zipCode: of('zipCode'),
		country: of('country') || 'India',
		state: of('state'),
		email: draft.email,
	}
	const billing = billingIn(draft)
	return { isGone: chosen === null, typed, shipping, billing }
}

type TypedBilling = Partial<NewBilling> & Pick<NewBilling, 'name' | 'street' | 'city' | 'zipCode'>

/** The recipient of the bill in a form; undefined where it goes with the order. */
export function billingIn(values: Values): TypedBilling | undefined {
	if (values.bills !== 'elsewhere') return undefined
	const of = (name: string) => values[`billing.${name}`] ?? ''
	return {
		name: of('name'),
		gstin: of('gstin'),
		sez: of('sez') === 'yes' ? true : undefined,
		street: of('street'),
		city: of('city'),
		zipCode: of('zipCode'),
		state: of('state'),
	}
}

/** The result for an address that was to be saved with the order. */
export type Remembered = 'saved' | 'full'

/** Saves the typed address, where that was asked for; the order stands even if this fails. */
export async function remember(context: Context, values: Values): Promise<Remembered | null> {
	if (values.remember !== 'yes' || values.addressId) return null
	const { fullName = '', contactNumber = '', street = '', city = '', zipCode = '', state } = values
	const json = { fullName, contactNumber, street, city, zipCode, state }
	const saved = await attempt(api(context).savedAddresses.$post({ json }))
	if (saved.ok) return 'saved'
	return saved.problem.status === 409 ? 'full' : null
}

/** Looks up a typed PIN code; null where it is none. */
export async function pinOf(context: Context, typed = '') {
	const pin = pinDigits(typed)
	return pin ? read(api(context).pins[':pin'].$get({ param: { pin } })) : null
}
