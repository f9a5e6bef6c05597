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
import { mean, nearest, type Weighted } from '../internal/climate/nearest.ts'
import { placeNote } from '../internal/climate/place-note.ts'
import { HILL_CITIES, TOWNS, type Town } from '../internal/climate/towns.ts'
import { memoize, memoizePair } from '../internal/memoize.ts'
import { MONTHS } from '../internal/yield/sun.ts'
import type { Climate } from '../yield/yield.ts'

/** A place with all the planner knows of it. */
export interface SiteClimate extends Position {
	/** Such as ‘Pune, Maharashtra’. */
	name: string
	climate: Record<keyof Climate, number[]>
	sources: ClimateSource[]
	design: DesignTemperatures
	/** A note on these figures for the buyer; null where they are the place's own. */
	note: Message | null
}

/**
 * The climate and the extremes at any place: of the cities about it. Never fails.
 * @param assumedCold the coldest morning assumed of such country, °C; null where it is none
 */
export function climateAt(
	place: Position,
	name: string,
	assumedCold: number | null = null,
): SiteClimate {
	const cities = nearest(place, CITIES)
	const sources = cities.map(sourceOf)
	const design = designTemperaturesAt(place, assumedCold)
	const each = (figure: (of: ClimateCity, month: number) => number) =>
		Array.from({ length: MONTHS }, (_, month) => mean(cities, (of) => figure(of, month)))
	return {
		name,
		latitude: place.latitude,
		longitude: place.longitude,
		climate: {
			ghi: each((of, month) => of.ghi[month] ?? 0),
			tmin: each((of, month) => (of.tmean[month] ?? 0) + swing(of, 'tmin', month)),
			tmax: each((of, month) => (of.tmean[month] ?? 0) + swing(of, 'tmax', month)),
			tmean: each((of, month) => of.tmean[month] ?? 0),
		},
		sources,
		design,
		note: placeNote({ sources, design, toStation: distanceToStation(place) }),
	}
}

// There are some hundred of each, each of about a kilobyte.
const ofPlace = memoizePair((place: Place, { lowest }: ColdCountry) =>
	climateAt(place, `${place.district}, ${place.state}`, lowest),
)
const ofCity = memoize((city: ClimateCity) => {
	const { lowest } = coldCountryOf(HILL_CITIES[city.name] ?? '')
	return climateAt(city, `${city.name}, ${city.area}`, lowest)
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
	const range = RANGE_OF.get(of.name)
	const borrowed = range && range.name !== of.name
	const source = message('planner.climate.source', {
		from: of.source,
		rangeOf: borrowed ? range.name : null,
	})
	return { city: of.name, area: of.area, kilometres, share, source }
}
