import {
	type Position,
	placeOfPin,
	prefixesByDistance,
} from '../../../../../shared/addresses/place-of-pin.ts'
import { EASTERN_SUN } from './eastern.ts'
import { NORTHERN_SUN } from './northern.ts'
import { SOUTHERN_SUN } from './southern.ts'
import type { SunOfPrefixes } from './sun-of-prefixes.ts'
import { WESTERN_SUN } from './western.ts'

export const SUN_OF_PREFIXES: SunOfPrefixes = {
	...NORTHERN_SUN,
	...WESTERN_SUN,
	...SOUTHERN_SUN,
	...EASTERN_SUN,
}

/** The interpolated sun nearest to a place. */
export interface SunAt {
	/** Irradiation of a horizontal plane, kWh/m² a day, twelve monthly means. */
	ghi: number[]
	/** How far a year may be off, either way, per cent. */
	pct: number
	/** The district it is for, and how far that is. */
	district: string
	state: string
	kilometres: number
}

/** A state without a row, and the prefix that stands in for it. */
const STANDS_IN: Record<string, string> = { Lakshadweep: '682' }

/** The sun of a place's nearest PIN prefix that has it. @param state of the place, where it is known */
export function sunAt(place: Position, state = ''): SunAt {
	const standIn = STANDS_IN[state]
	const near = prefixesByDistance(place).filter(({ prefix }) => Number(prefix) in SUN_OF_PREFIXES)
	const { prefix, kilometres } = (standIn && near.find(({ prefix }) => prefix === standIn)) ||
		near[0] || { prefix: '110', kilometres: 0 }
	const [pct = 0, ...ghi] = SUN_OF_PREFIXES[Number(prefix)] ?? []
	const { district = '', state: ofPrefix = '' } = placeOfPin(prefix) ?? {}
	return { ghi, pct, district, state: ofPrefix, kilometres }
}
