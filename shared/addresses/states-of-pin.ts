import { placeOfPin, prefixesByDistance } from './place-of-pin.ts'
import { STATES, type State } from './states.ts'

/** How near another state's post offices are where a PIN code may lie in it after all. */
const NEIGHBOUR_KM = 120

const isState = (name: string): name is State => (STATES as readonly string[]).includes(name)

/** The states an Indian PIN code may lie in: its own first, then those close by; none for an unknown one. */
export function statesOfPin(pin: string): State[] {
	const place = placeOfPin(pin)
	if (!place) return []
	const near = prefixesByDistance(place)
		.filter(({ kilometres }) => kilometres <= NEIGHBOUR_KM)
		.flatMap(({ prefix }) => placeOfPin(prefix)?.state ?? [])
	return [...new Set([place.state, ...near])].filter(isState)
}
