import { type Place, type Position, placeOfPin } from '../shared/places.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import { CITIES, type ClimateCity, SOURCES } from './climate-data.ts'
import { type DesignTemperatures, designTemperaturesAt } from './extremes.ts'
import { mean, nearest, type Weighted } from './nearest.ts'
import { remember } from './remember.ts'
import { MONTHS } from './sun.ts'
import type { Climate } from './yield.ts'

/** A city whose figures went into a site's climate. */
export interface ClimateSource {
	city: string
	/** Its state in India, its country elsewhere. */
	area: string
	kilometres: number
	/** 0 to 1; the shares of a site add up to 1. */
	share: number
	/** Who published the figures, as to be shown. */
	source: string
}

/** A place with all the planner knows of it. */
export interface SiteClimate extends Position {
	/** Such as ‘Pune, Maharashtra’. */
	name: string
	climate: Record<keyof Climate, number[]>
	sources: ClimateSource[]
	design: DesignTemperatures
}

/** The climate and the extremes at any place: of the cities about it. Never fails. */
export function climateAt(place: Position, name: string): SiteClimate {
	const cities = nearest(place, CITIES)
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
		sources: cities.map(sourceOf),
		design: designTemperaturesAt(place),
	}
}

// There are some hundred of either, each of about a kilobyte.
const ofPlace = remember((place: Place) => climateAt(place, `${place.district}, ${place.state}`))
const ofCity = remember((city: ClimateCity) => climateAt(city, `${city.name}, ${city.area}`))

/** The site of a PIN code; refused, naming the field `pin`, where nobody knows it. */
export function climateOfPin(pin: string): Result<SiteClimate> {
	const place = placeOfPin(pin)
	if (place) return ok(ofPlace(place))
	const message = 'We do not know this PIN code. Check it, or choose a city.'
	return refuse('invalid', message, { fields: { pin: message } })
}

/** The site of a city by its name, as `CLIMATE_CITIES` has it or either part of one in parentheses. */
export function climateOfCity(name: string): Result<SiteClimate> {
	const city = CITY_BY_NAME.get(plain(name))
	if (city) return ok(ofCity(city))
	const message = 'We have no figures for this city. Choose one from the list, or give a PIN code.'
	return refuse('invalid', message, { fields: { city: message } })
}

/** The cities to choose from: India's first, each by name. */
export const CLIMATE_CITIES = CITIES.map(({ name, area, source }) => ({
	name,
	area,
	abroad: source === 'iwec',
})).sort((a, b) => Number(a.abroad) - Number(b.abroad) || a.name.localeCompare(b.name, 'en'))

const plain = (name: string) => name.trim().toLowerCase()

const CITY_BY_NAME = new Map(
	[...CITIES].reverse().flatMap((city) =>
		[city.name, ...city.name.split(/[()]/)]
			.map(plain)
			.filter((name) => name !== '')
			.map((name) => [name, city] as const),
	),
)

const WITH_RANGE = CITIES.flatMap((city) => {
	const { tmin, tmax } = city
	return tmin && tmax ? [{ ...city, tmin, tmax }] : []
})

/** Whose daily range holds for a city: its own, or that of the nearest city that knows its own. */
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
	const source =
		SOURCES[of.source] + (borrowed ? `; daily range as in ${range.name} (ISHRAE, © 2005)` : '')
	return { city: of.name, area: of.area, kilometres, share, source }
}
