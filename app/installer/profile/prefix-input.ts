import { PIN_PREFIXES } from '../../../shared/addresses/pin-prefixes'
import { placeOfPin } from '../../../shared/addresses/place-of-pin'

/** PIN prefixes as typed, separated by commas, spaces or lines; each once. */
export const prefixesIn = (text: string) => [
	...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
]

export const isPrefix = (text: string) => /^[1-9]\d{1,5}$/.test(text)

/** Where a PIN prefix lies: its district, or the states of a shorter one; null where nobody knows. */
export function placeNamed(prefix: string): string | null {
	const place = placeOfPin(prefix)
	if (place) return `${place.district}, ${place.state}`
	if (prefix.length > 2) return null
	const states = new Set(
		Object.entries(PIN_PREFIXES)
			.filter(([known]) => known.startsWith(prefix))
			.map(([, [, , state]]) => state),
	)
	return states.size > 0 ? [...states].slice(0, 2).join(', ') : null
}
