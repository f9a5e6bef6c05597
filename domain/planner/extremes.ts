import type { Position } from '../shared/places.ts'
import type { Site } from './check.ts'
import { STATIONS } from './design-temperatures.ts'
import { mean, nearest } from './nearest.ts'

/** The air temperatures that strings are checked against. */
export interface DesignTemperatures {
	/** The lowest and the highest once in fifty years, °C. */
	lowest: number
	highest: number
	/** The stations they are from, the nearest first. */
	stations: { name: string; kilometres: number }[]
}

/** How much warmer than the air cells get under full sun, °C: (NOCT − 20) / 800 · 1000, of 48 °C. */
const FULL_SUN = 35

/** The same as strings are checked against it. */
export const siteOf = ({ lowest, highest }: DesignTemperatures): Site => ({
	tMin: lowest,
	tCellMax: highest + FULL_SUN,
})

const KNOWN = STATIONS.map(([name, latitude, longitude, fiftyYears, typicalYear]) => ({
	name,
	latitude,
	longitude,
	fiftyYears,
	typicalYear,
}))
const LONG_RECORDS = KNOWN.flatMap((station) =>
	station.fiftyYears ? [{ ...station, fiftyYears: station.fiftyYears }] : [],
)

/**
 * The extremes at a place, on the safe side: the fifty-year ones of the nearest stations that have them,
 * and beyond those where even the typical year of a nearest station goes beyond. They know nothing of
 * height: far up a mountain it is colder.
 */
export function designTemperaturesAt(place: Position): DesignTemperatures {
	const long = nearest(place, LONG_RECORDS)
	const typical = nearest(place, KNOWN).flatMap((each) =>
		each.of.typicalYear ? [{ ...each, year: each.of.typicalYear }] : [],
	)
	const lowest = mean(long, ({ fiftyYears }) => fiftyYears[0])
	const highest = mean(long, ({ fiftyYears }) => fiftyYears[1])
	const colder = typical.filter(({ year }) => year[0] < lowest)
	const warmer = typical.filter(({ year }) => year[1] > highest)
	const stations = new Map([...long, ...colder, ...warmer].map((each) => [each.of.name, each]))
	return {
		lowest: Math.min(lowest, ...colder.map(({ year }) => year[0])),
		highest: Math.max(highest, ...warmer.map(({ year }) => year[1])),
		stations: [...stations.values()]
			.sort((a, b) => a.kilometres - b.kilometres)
			.map(({ of, kilometres }) => ({ name: of.name, kilometres })),
	}
}
