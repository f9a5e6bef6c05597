/** Where figures are from, as to be shown beside them. */
export const SOURCES = {
	power: 'NASA POWER, climatology 2001–2020',
	powerIshrae: 'NASA POWER, climatology 2001–2020; daily range of temperature from ISHRAE, © 2005',
	ishrae: 'Weather file of a typical year by ISHRAE, © 2005; monthly means derived from it',
	iwec: 'IWEC (© ASHRAE 2001), TMY3 or SWERA weather file; monthly means derived from it',
} as const

/** A city whose climate is known: twelve monthly means of each kind, January first. */
export interface ClimateCity {
	name: string
	/** The state in India, the country elsewhere. */
	area: string
	/** Degrees north. */
	latitude: number
	/** Degrees east. */
	longitude: number
	source: keyof typeof SOURCES
	/** Irradiation of a horizontal plane, kWh/m² a day. */
	ghi: readonly number[]
	/** Air temperature, °C. */
	tmean: readonly number[]
	/** The mean of the days' lowest and highest air temperatures, °C, where it is known. */
	tmin?: readonly number[]
	tmax?: readonly number[]
}
