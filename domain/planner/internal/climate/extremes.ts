import type { Position } from '../../../../shared/addresses/place-of-pin.ts'
import { hundredths } from '../../../../shared/rounding.ts'
import type { Site } from '../electrical/check.ts'
import { STATIONS } from './design-temperatures.ts'
import { mean, nearest } from './nearest.ts'

/** The air temperatures that strings are checked against. */
export interface DesignTemperatures {
	/** The lowest and the highest once in fifty years, °C. */
	lowest: number
	highest: number
	/** Whether the lowest is assumed, on the safe side, since no station knows it. */
	isColdAssumed: boolean
	/** The stations they are from, the nearest first. */
	stations: { name: string; kilometres: number }[]
}

/** How much warmer than the air cells get under full sun, °C: (NOCT − 20) / 800 · 1000, of 48 °C. */
const FULL_SUN = 35

/** Beyond this a station says little of the cold at a place, km. */
const FAR = 100
/**
 * How much colder it may be there than the stations say, °C. Foretold from the others beyond 100 km, the
 * fifty-year low of 28 of 30 Indian stations comes out at most 4.6 °C too high; Bengaluru and Pune, both
 * far up on a plateau, by 5.3 and 6.2, and they have stations of their own.
 */
const MARGIN = 5

/** The same as strings are checked against it. */
export const siteOf = ({ lowest, highest, isColdAssumed }: DesignTemperatures): Site => ({
	tMin: lowest,
	tCellMax: highest + FULL_SUN,
	...(isColdAssumed && { isColdAssumed }),
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
 * height, so the lower of them and of the cold assumed there counts; and far from any, they are lowered.
 * @param assumed the coldest morning assumed of such country, °C; null where it is none
 */
export function designTemperaturesAt(
	place: Position,
	assumed: number | null = null,
): DesignTemperatures {
	const long = nearest(place, LONG_RECORDS)
	const typical = nearest(place, KNOWN).flatMap((each) =>
		each.of.typicalYear ? [{ ...each, year: each.of.typicalYear }] : [],
	)
	const lowest = mean(long, ({ fiftyYears }) => fiftyYears[0])
	const highest = mean(long, ({ fiftyYears }) => fiftyYears[1])
	const colder = typical.filter(({ year }) => year[0] < lowest)
	const warmer = typical.filter(({ year }) => year[1] > highest)
	const stations = new Map([...long, ...colder, ...warmer].map((each) => [each.of.name, each]))
	const known = Math.min(lowest, ...colder.map(({ year }) => year[0]))
	const isFar = distanceToStation(place) > FAR
	const safe = Math.min(
		isFar ? hundredths(known - MARGIN) : known,
		assumed ?? Number.POSITIVE_INFINITY,
	)
	return {
		lowest: safe,
		highest: Math.max(highest, ...warmer.map(({ year }) => year[1])),
		isColdAssumed: safe < known,
		stations: [...stations.values()]
			.sort((a, b) => a.kilometres - b.kilometres)
			.map(({ of, kilometres }) => ({ name: of.name, kilometres })),
	}
}

/** How far the nearest station of any kind is, km. */
export const distanceToStation = (place: Position): number =>
	nearest(place, KNOWN)[0]?.kilometres ?? Number.POSITIVE_INFINITY
