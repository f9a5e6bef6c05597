import type { SheetOf } from '../../../../catalogue/sheet.ts'
import { type Plant, USUAL_PLANT, type Year, yieldIn } from '../../../yield/yield.ts'

/** The position of panels, and the losses. */
export type PlantSetup = Pick<Plant, 'tilt' | 'azimuth' | 'losses' | 'mounting'>

/** At the angle of the latitude to the south; in the south of the world, to the north. */
export const usualPlane = (latitude: number) => ({
	tilt: Math.abs(latitude),
	azimuth: latitude < 0 ? 0 : 180,
})

/** A plant of 1 kWp in such a position, and usual otherwise. */
export const plantOf = (setup: PlantSetup): Plant => ({ ...USUAL_PLANT, ...setup, kwp: 1 })

/** kWh of 1 kWp in each month of a usual year and in all of it. */
export interface SpecificYield {
	monthly: number[]
	yearly: number
}

export type YieldOf = (
	panel: Pick<SheetOf<'panel'>, 'gammaPmpPctPerC'>,
	inverter: Pick<SheetOf<'inverter'>, 'efficiencyPct'>,
) => SpecificYield

/**
 * The yield of any panel with any inverter in the year of a place, calculated once for each temperature coefficient.
 * The number of panels on an inverter does not count: systems that a search offers are not clipped on a typical day.
 */
export function yieldAt(year: Year, setup: PlantSetup): YieldOf {
	const known = new Map<number, number[]>()
	const usual = (temperatureCoefficient: number) => {
		const before = known.get(temperatureCoefficient)
		if (before) return before
		const monthly = yieldIn(year, { ...plantOf(setup), temperatureCoefficient })
		known.set(temperatureCoefficient, monthly)
		return monthly
	}
	return ({ gammaPmpPctPerC }, { efficiencyPct }) => {
		const better = efficiencyPct / 100 / USUAL_PLANT.inverterEfficiency
		const monthly = usual(gammaPmpPctPerC).map((kwh) => kwh * better)
		return { monthly, yearly: monthly.reduce((sum, kwh) => sum + kwh, 0) }
	}
}
