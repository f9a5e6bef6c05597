import {
	isArmyPin,
	type Place,
	type Position,
	placeOfPin,
} from '../../../shared/addresses/place-of-pin.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { type ColdCountry, coldCountryOf } from '../internal/climate/assumed-cold.ts'
import type { ClimateCity } from '../internal/climate/cities/climate-city.ts'
import { cityNamed, closestTo } from '../internal/climate/city-names.ts'
import { CITIES } from '../internal/climate/climate-data.ts'
import type { ClimateSource } from '../internal/climate/climate-source.ts'
import {
	type DesignTemperatures,
	designTemperaturesAt,
	distanceToStation,
} from '../internal/climate/extremes.ts'
import { nearest, nearestFirst, type Weighted } from '../internal/climate/nearest.ts'
import { placeNote } from '../internal/climate/place-note.ts'
import { sunAt } from '../internal/climate/sun/sun-at.ts'
import { HILL_CITIES, TOWNS, type Town } from '../internal/climate/towns.ts'
import { memoize, memoizePair } from '../internal/memoize.ts'
import type { Climate } from '../yield/yield.ts'

/** A place with all the planner knows of it. */
export interface SiteClimate extends Position {
	/** Such as ‘Pune, Maharashtra’. */
	name: string
	climate: Record<keyof Climate, number[]>
	sources: ClimateSource[]
	/** How far a year's sun may be off, either way, per cent. */
	sunPct: number
	design: DesignTemperatures
	/** A note on these figures for the buyer; null where they are the place's own. */
	note: Message | null
}

/** How far a year's sun of a city's own climate may be off, per cent: of NASA POWER, and of a weather file. */
const OWN_SUN_PCT = { power: 3, file: 5 }
/** Within this distance a place has the sun of NASA POWER's point, km. */
const AT_POINT_KM = 10

const isOfPower = ({ source }: ClimateCity) => source === 'power' || source === 'powerIshrae'
const POINTS = CITIES.filter(isOfPower)
const CITIES_OF_INDIA = CITIES.filter(({ source }) => source !== 'iwec')

/**
 * The climate and the extremes at a place in India: the sun of NASA POWER's point there, else that of its PIN prefix;
 * temperatures of the nearest city, and extremes of the stations about it. Never fails.
 * @param assumedCold the coldest morning assumed of such country, °C; null where it is none
 * @param state where it is known
 */
export function climateAt(
	place: Position,
	name: string,
	assumedCold: number | null = null,
	state?: string,
): SiteClimate {
	const [point] = nearest(place, POINTS)
	if (point && point.kilometres <= AT_POINT_KM)
		return siteAt(place, name, assumedCold, {
			city: point.of,
			sources: [sourceOf({ ...point, share: 1 })],
			sunPct: OWN_SUN_PCT.power,
		})
	const sun = sunAt(place, state)
	const [city] = nearestFirst(place, CITIES_OF_INDIA)
	const { ghi, pct: sunPct, district, kilometres } = sun
	const from = { city: district, area: sun.state, kilometres, share: 1 }
	const source = message('planner.climate.interpolated', {
		...temperatureOf(city.of),
		city: city.of.name,
		kilometres: city.kilometres,
	})
	const sources = [{ ...from, source }]
	return siteAt(place, name, assumedCold, { city: { ...city.of, ghi }, sources, sunPct })
}

/** The climate of a city abroad: its own. */
function climateAbroad(city: ClimateCity, name: string, assumedCold: number | null): SiteClimate {
	const sources = [sourceOf({ of: city, kilometres: 0, share: 1 })]
	return siteAt(city, name, assumedCold, { city, sources, sunPct: OWN_SUN_PCT.file })
}

interface Grounds extends Pick<SiteClimate, 'sources' | 'sunPct'> {
	/** The sun and the temperatures. */
	city: ClimateCity
}

function siteAt(
	place: Position,
	name: string,
	assumedCold: number | null,
	{ city, sources, sunPct }: Grounds,
): SiteClimate {
	const design = designTemperaturesAt(place, assumedCold)
	const withSwing = (of: 'tmin' | 'tmax') =>
		city.tmean.map((mean, month) => mean + swing(city, of, month))
	return {
		name,
		latitude: place.latitude,
		longitude: place.longitude,
		climate: {
			ghi: [...city.ghi],
			tmin: withSwing('tmin'),
			tmax: withSwing('tmax'),
			tmean: [...city.tmean],
		},
		sources,
		sunPct,
		design,
		note: placeNote({ sources, design, toStation: distanceToStation(place) }),
	}
}

// There are some hundred of each, each of about a kilobyte.
const ofPlace = memoizePair((place: Place, { lowest }: ColdCountry) =>
	climateAt(place, `${place.district}, ${place.state}`, lowest, place.state),
)
const ofCity = memoize((city: ClimateCity) => {
	const { lowest } = coldCountryOf(HILL_CITIES[city.name] ?? '')
	const name = `${city.name}, ${city.area}`
	return city.source === 'iwec' ? climateAbroad(city, name, lowest) : climateAt(city, name, lowest)
})
const ofTown = memoize(({ name, pin }: Town): SiteClimate | null => {
	const place = placeOfPin(pin)
	return place && { ...ofPlace(place, coldCountryOf(pin)), name: `${name}, ${place.state}` }
})

/** The site of a PIN code; an unknown code is refused, naming the field `pin`. */
export function climateOfPin(pin: string): Result<SiteClimate> {
	const place = placeOfPin(pin)
	if (place) return ok(ofPlace(place, coldCountryOf(pin)))
	const why = isArmyPin(pin)
		? message('planner.place.army_pin')
		: message('planner.place.unknown_pin')
	return failField('pin', why)
}

/**
 * The site of a city by its name, as `CLIMATE_CITIES` has it, by an older or other name, or by either part
 * of one in parentheses; refused, naming the field `city` and the names most like it.
 */
export function climateOfCity(name: string): Result<SiteClimate> {
	const city = cityNamed(name)
	const site = city && ('pin' in city ? ofTown(city) : ofCity(city))
	if (site) return ok(site)
	const why = message('planner.place.unknown_city', { name: name.trim(), meant: closestTo(name) })
	return failField('city', why)
}

/** The cities to choose from: India's first, each by name. */
export const CLIMATE_CITIES = [
	...CITIES.map(({ name, area, source }) => ({ name, area, abroad: source === 'iwec' })),
	...TOWNS.map(({ name, pin }) => ({ name, area: placeOfPin(pin)?.state ?? '', abroad: false })),
].sort((a, b) => Number(a.abroad) - Number(b.abroad) || a.name.localeCompare(b.name, 'en'))

const WITH_RANGE = CITIES.flatMap((city) => {
	const { tmin, tmax } = city
	return tmin && tmax ? [{ ...city, tmin, tmax }] : []
})

/** The source of a city's daily range: its own, or that of the nearest city that has one. */
const RANGE_OF = new Map(
	CITIES.map((city) => {
		const own = WITH_RANGE.find(({ name }) => name === city.name)
		return [city.name, own ?? nearest(city, WITH_RANGE)[0]?.of]
	}),
)

/** How far the lowest or highest temperature of the days is from their mean, °C. */
function swing(city: ClimateCity, of: 'tmin' | 'tmax', month: number): number {
	const range = RANGE_OF.get(city.name)
	return (range?.[of][month] ?? 0) - (range?.tmean[month] ?? 0)
}

function sourceOf({ of, kilometres, share }: Weighted<ClimateCity>): ClimateSource {
	const source = message('planner.climate.source', temperatureOf(of))
	return { city: of.name, area: of.area, kilometres, share, source }
}

/** The publisher of a city's temperatures, and the city of its daily range where that is another. */
function temperatureOf(of: ClimateCity) {
	const range = RANGE_OF.get(of.name)
	return { from: of.source, rangeOf: range && range.name !== of.name ? range.name : null }
}
