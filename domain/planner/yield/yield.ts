import { onPlane, type Plane } from '../internal/yield/plane.ts'
import { skyOf } from '../internal/yield/sky.ts'
import { spreadOfDays } from '../internal/yield/spread.ts'
import { HOURS, MONTHS, STEP_HOURS, STEPS, sunDay } from '../internal/yield/sun.ts'

/** The monthly climate of a place: twelve figures each, January first. */
export interface Climate {
	/** Irradiation of a horizontal plane, kWh/m² a day. */
	ghi: readonly number[]
	/** The mean of the days' lowest, highest and mean air temperatures, °C. */
	tmin: readonly number[]
	tmax: readonly number[]
	tmean: readonly number[]
}

/** On a rack air passes behind the panels; close to a roof they stay warmer. */
export type Mounting = 'rack' | 'roof'

/** The figures of panels and their inverter that decide about the yield. */
export interface Plant extends Plane {
	/** Power of the panels under standard test conditions, kW. */
	kwp: number
	/** Soiling, shading, wiring and the like, per cent. */
	losses: number
	/** The panels' power over the inverter's. */
	dcAcRatio: number
	/** The inverter's nominal efficiency, 0 to 1. */
	inverterEfficiency: number
	/** Of the panels' power, % per °C; negative. */
	temperatureCoefficient: number
	mounting: Mounting
}

/** The assumptions where nothing else is known: PVWatts' own figures, and a usual panel's coefficient. */
export const USUAL_PLANT = {
	losses: 14.0757,
	dcAcRatio: 1.2,
	inverterEfficiency: 0.96,
	temperatureCoefficient: -0.37,
	mounting: 'rack',
} as const satisfies Partial<Plant>

/** Nominal operating cell temperature, °C; PVWatts adds four degrees near a roof. */
const NOCT: Record<Mounting, number> = { rack: 45, roof: 49 }
/** m/s. */
const WIND = 1
/** Of an inverter, over its power. */
const MAX_LOAD = 30
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * The temperature of the cells, °C (Duffie & Beckman 2013, eq. 23.3.4: the NOCT's rise, less the electricity, in a wind
 * of 1 m/s).
 * @param air °C
 * @param irradiance of the panels' plane, kW/m²
 */
export function cellTemperature(air: number, irradiance: number, mounting: Mounting): number {
	const rise = ((NOCT[mounting] - 20) / 0.8) * (1 - 0.17 / 0.9) * (9.5 / (5.7 + 3.8 * WIND))
	return air + rise * irradiance
}

/** The irradiance and the warmth of a plant's panels, in a half hour of a month's typical day. */
interface Shine {
	/** Irradiance behind the glass, kW/m². */
	effective: number
	/** Of the cells, °C. */
	cell: number
}

/** Twelve typical days in solar time, January first: the same for all panels in such a position. */
export type Year = {
	/** Of the irradiation outside the atmosphere, the share that arrives; 0 in the polar night. */
	clearness: number
	/** Of the 48 half hours from midnight the first with the sun up. */
	sunrise: number
	/** From then on, as long as it is up. */
	shines: Shine[]
	/** How bright days are beside this one, the dullest first; as many are of each, and their mean is 1. */
	spread: number[]
}[]

/** @param latitude degrees, north positive */
export function yearOf(
	{ tilt, azimuth, mounting }: Plane & Pick<Plant, 'mounting'>,
	latitude: number,
	climate: Climate,
): Year {
	const plane = onPlane({ tilt, azimuth })
	return Array.from({ length: MONTHS }, (_, month) => {
		const day = sunDay(latitude, month)
		const ghi = climate.ghi[month] ?? 0
		const sky = skyOf(day, ghi)
		const shines = day.steps.map((sun, at) => {
			const { irradiance, effective } = plane(sun, sky[at] ?? { beam: 0, diffuse: 0 })
			const air = airTemperature(climate, month, day.sunrise + at)
			return { effective, cell: cellTemperature(air, irradiance, mounting) }
		})
		const clearness = day.outside > 0 ? ghi / day.outside : 0
		return { clearness, sunrise: day.sunrise, shines, spread: spreadOfDays(clearness) }
	})
}

/**
 * The yield of a plant in each month of a usual year, kWh at the inverter's outlet. An hourly synthesis of one typical
 * day a month from monthly means, with dull and bright days where the inverter cuts power off; against hourly simulations the year is some 1 % off, but two sources of climate
 * differ by more, so tell people ± 10 %.
 * @param latitude degrees, north positive
 * @returns twelve, January first
 */
export const monthlyYield = (plant: Plant, latitude: number, climate: Climate): number[] =>
	yieldIn(yearOf(plant, latitude, climate), plant)

/**
 * As `monthlyYield`, where the year of such a plant is known already.
 * @param mostKw at the outlet, where an inverter gives more or less than `dcAcRatio` says
 */
export const yieldIn = (year: Year, plant: Plant, mostKw = highestOf(plant)): number[] =>
	year.map(({ shines, spread }, month) => {
		let power = 0
		for (const { effective, cell } of shines)
			power += clipped(powerOut(plant, effective, cell), spread, mostKw)
		return power * STEP_HOURS * (DAYS[month] ?? 0)
	})

const highestOf = ({ kwp, dcAcRatio }: Plant) => kwp / dcAcRatio

/**
 * Power of a half hour that an inverter lets through, kW, as a mean over dull and bright days: on these it cuts off
 * more than on the typical day.
 */
function clipped(power: number, spread: readonly number[], mostKw: number): number {
	if (power * (spread.at(-1) ?? 1) <= mostKw) return power
	let sum = 0
	for (const brightness of spread) sum += Math.min(power * brightness, mostKw)
	return sum / spread.length
}

/**
 * The power of a plant over a month's typical day, a mean of bright and dull ones: 48 half hours
 * from midnight, kW, in solar time (at 12 the sun is at its highest).
 * @param month 0 for January
 */
export function typicalDay(year: Year, plant: Plant, month: number): number[] {
	const { sunrise = 0, shines = [], spread = [] } = year[month] ?? {}
	const powers = Array<number>(STEPS).fill(0)
	const mostKw = highestOf(plant)
	for (const [at, { effective, cell }] of shines.entries())
		powers[sunrise + at] = clipped(powerOut(plant, effective, cell), spread, mostKw)
	return powers
}

/** A wave from the day's lowest, -1, to its highest, 1, which it has at half past two. */
const WAVE = HOURS.map((hour) => Math.cos((2 * Math.PI * (hour - 14.5)) / 24))

/** In a half hour of a month's typical day, °C. */
function airTemperature({ tmin, tmax, tmean }: Climate, month: number, step: number): number {
	const swing = ((tmax[month] ?? 0) - (tmin[month] ?? 0)) / 2
	return (tmean[month] ?? 0) + swing * (WAVE[step] ?? 0)
}

/**
 * The panels' power and the inverter's output before any is cut off, kW, by PVWatts version 5 (NREL/TP-6A20-62641).
 * @param effective irradiance behind the glass, kW/m²
 * @param cell temperature, °C
 */
function powerOut(plant: Plant, effective: number, cell: number): number {
	const warmth = Math.max(0, 1 + (plant.temperatureCoefficient / 100) * (cell - 25))
	const dc = plant.kwp * effective * warmth * (1 - plant.losses / 100)
	const highest = highestOf(plant)
	// The curve falls again far beyond any inverter's load.
	const load = Math.min(MAX_LOAD, (dc * plant.inverterEfficiency) / highest)
	const curve = (-0.0162 * load + 0.9858) * load - 0.0059
	return Math.max(0, (highest / 0.9637) * curve)
}
