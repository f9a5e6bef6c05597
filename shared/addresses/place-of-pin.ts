import { PIN_EXCEPTIONS } from './pin-exceptions.ts'
import { PIN_PREFIXES } from './pin-prefixes.ts'

export interface Position {
	/** Degrees north. */
	latitude: number
	/** Degrees east. */
	longitude: number
}

export interface Place extends Position {
	state: string
	district: string
}

const PLACES = new Map(
	Object.entries(PIN_PREFIXES).map(
		([prefix, [latitude, longitude, state, district]]): [string, Readonly<Place>] => [
			prefix,
			{ latitude, longitude, state, district },
		],
	),
)

const EXCEPTIONS = new Map(
	PIN_EXCEPTIONS.flatMap(([first, last, latitude, longitude, state, district]) => {
		const place: Readonly<Place> = { latitude, longitude, state, district }
		return Array.from({ length: last - first + 1 }, (_, n) => [String(first + n), place] as const)
	}),
)

/**
 * Where an Indian PIN code, or its first three digits, lies: the same object for all of the same place; null for an
 * unknown one.
 */
export function placeOfPin(pin: string): Readonly<Place> | null {
	const digits = pin.replace(/\s/g, '')
	return EXCEPTIONS.get(digits) ?? PLACES.get(digits.slice(0, 3)) ?? null
}

/** Whether a PIN code is one of the army's post, which goes with its units and says nothing of where. */
export const isArmyPin = (pin: string) => /^\s*9/.test(pin)

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance along the earth's surface in kilometres, by the haversine formula. */
export function kilometresBetween(a: Position, b: Position): number {
	const north = Math.sin(radians(b.latitude - a.latitude) / 2)
	const east = Math.sin(radians(b.longitude - a.longitude) / 2)
	const chord =
		north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east
	return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Every known PIN prefix of three digits, the nearest to a place first, with its distance, km. */
export function prefixesByDistance(from: Position): { prefix: string; kilometres: number }[] {
	return Object.keys(PIN_PREFIXES)
		.flatMap((prefix) => {
			const place = placeOfPin(prefix)
			return place ? { prefix, kilometres: kilometresBetween(from, place) } : []
		})
		.sort((a, b) => a.kilometres - b.kilometres)
}
