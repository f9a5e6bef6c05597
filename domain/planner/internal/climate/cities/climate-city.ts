/** The publisher of the figures; the messages have their names. */
export type Publisher = 'power' | 'powerIshrae' | 'ishrae' | 'iwec'

/** A city whose climate is known: twelve monthly means of each kind, January first. */
export interface ClimateCity {
	name: string
	/** The state in India, the country elsewhere. */
	area: string
	/** Degrees north. */
	latitude: number
	/** Degrees east. */
	longitude: number
	source: Publisher
	/** Irradiation of a horizontal plane, kWh/m² a day. */
	ghi: readonly number[]
	/** Air temperature, °C. */
	tmean: readonly number[]
	/** The mean of the days' lowest and highest air temperatures, °C, where it is known. */
	tmin?: readonly number[]
	tmax?: readonly number[]
}
