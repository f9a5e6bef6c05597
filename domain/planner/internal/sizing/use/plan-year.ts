import { type Climate, type Year, yearOf, yieldIn } from '../../../yield/yield.ts'
import { memoize } from '../../memoize.ts'
import { dayHours } from './day.ts'
import { type PlantSetup, plantOf } from './specific-yield.ts'

/** The year of a plan's panels, and what any panels give in it. */
export interface PlanYear {
	/** On a roof cells are as warm on a low mount as close to it. */
	year: Year
	/** The usual day of each month: 24 hours, kW of 1 kWp. */
	hours: number[][]
	/** kWh of 1 kWp in each month before any is cut off, January first. */
	shape: number[]
}

/** Plans at a place ask for few positions: its mounts', and what buyers give. */
const POSITIONS = 4

// Climates are the same objects as long as their places are known.
const knownAt = memoize((_climate: Climate) => new Map<string, PlanYear>())

/** @param latitude degrees, north positive */
export function planYear(setup: PlantSetup, latitude: number, climate: Climate): PlanYear {
	const { tilt, azimuth, losses } = setup
	const known = knownAt(climate)
	const name = [latitude, tilt, azimuth, losses].join()
	const before = known.get(name)
	if (before) return before
	const year = yearOf({ tilt, azimuth, mounting: 'roof' }, latitude, climate)
	const plant = plantOf(setup)
	const found = {
		year,
		hours: dayHours(year, plant),
		shape: yieldIn(year, plant, Number.POSITIVE_INFINITY),
	}
	if (known.size >= POSITIONS) known.clear()
	known.set(name, found)
	return found
}
