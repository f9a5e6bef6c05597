import { either, list, number } from '../../../format/english.ts'

/** `−35 °C`. */
const celsius = (degrees: number) => `${number(degrees, 1).replace('-', '−')} °C`

const SOURCES = {
	power: 'NASA POWER, climatology 2001–2020',
	powerIshrae: 'NASA POWER, climatology 2001–2020; daily range of temperature from ISHRAE, © 2005',
	ishrae: 'Weather file of a typical year by ISHRAE, © 2005; monthly means derived from it',
	iwec: 'IWEC (© ASHRAE 2001), TMY3 or SWERA weather file; monthly means derived from it',
} as const

/** Words for places, their sun and their cold. */
export const places = {
	'planner.place.unknown_pin': 'We do not know this PIN code. Check it, or choose a city.',
	'planner.place.army_pin':
		'This is a PIN code of the army post. Enter the PIN code of the place itself.',
	'planner.place.unknown_city': ({ name, meant }: { name: string; meant: readonly string[] }) =>
		`We have no figures for ${name}. ${meant.length > 0 ? `Do you mean ${either(meant)}?` : 'Choose a city from the list, or give a PIN code.'}`,
	/** Kilometres: to the nearest of the cities, which is the first. */
	'planner.place.far_sun': (p: { cities: readonly string[]; kilometres: number }) => {
		const away = `${number(p.kilometres, 0)} km away`
		const from =
			p.cities.length === 1
				? `${list(p.cities)}, ${away}`
				: `${list(p.cities)}, the nearest ${away}`
		return `The sun is taken from ${from}: the yield may be further off than 10 %.`
	},
	'planner.place.assumed_cold': ({ lowest, isFar }: { lowest: number; isFar: boolean }) =>
		`${isFar ? 'No weather station is near' : 'The weather stations near may be warmer'}: the coldest morning is assumed to be ${celsius(lowest)}.`,
	/** The city of the temperatures, with their publisher. */
	'planner.climate.interpolated': (p: {
		city: string
		kilometres: number
		from: keyof typeof SOURCES
		rangeOf: string | null
	}) =>
		`Sun interpolated from NASA SSE 6.0 and NASA POWER. Temperatures as in ${p.city}, ${number(p.kilometres, 0)} km away: ${SOURCES[p.from]}${p.rangeOf === null ? '' : `; daily range as in ${p.rangeOf} (ISHRAE, © 2005)`}`,
	/** The publisher of a climate, and the city of its daily range of temperature where that is another. */
	'planner.climate.source': (p: { from: keyof typeof SOURCES; rangeOf: string | null }) =>
		`${SOURCES[p.from]}${p.rangeOf === null ? '' : `; daily range as in ${p.rangeOf} (ISHRAE, © 2005)`}`,
}
