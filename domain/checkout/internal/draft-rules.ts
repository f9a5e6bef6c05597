import type { Draft } from '../schema.ts'

type Fields = Draft['fields']

/** The choices at the checkout; every other field is of the recipient, the address or the bill. */
const CHOICES = new Set(['fulfilment', 'code', 'schedule', 'payment', 'heldPrice'])

const isAddress = (name: string) => !CHOICES.has(name)

/**
 * Two drafts as one: the fields of the newer, and those of the older that it lacks. The address with its bill is taken
 * from one of them as a whole, so that no street of one goes with a city of the other.
 */
export function mergedFields(older: Fields, newer: Fields): Fields {
	const hasAddress = Object.keys(newer).some(isAddress)
	const kept = Object.entries(older).filter(([name]) => !hasAddress || !isAddress(name))
	return { ...Object.fromEntries(kept), ...newer }
}
