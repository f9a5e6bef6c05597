import type { SheetOf } from '../../catalogue/sheet.ts'
import { type Climate, monthlyYield, USUAL_PLANT } from '../yield.ts'

/** Where panels stand, to the south at the angle of the latitude; in the south of the world, to the north. */
export interface Where {
	/** Degrees, north positive. */
	latitude: number
	climate: Climate
}

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
 * The yield of any panel with any inverter at a place, the engine asked once for each temperature
 * coefficient. How many panels share an inverter does not count: what a search offers is not cut off
 * on a typical day.
 */
export function yieldAt({ latitude, climate }: Where): YieldOf {
	const plane = { kwp: 1, tilt: Math.abs(latitude), azimuth: latitude < 0 ? 0 : 180 }
	const known = new Map<number, number[]>()
	const usual = (temperatureCoefficient: number) => {
		const before = known.get(temperatureCoefficient)
		if (before) return before
		const plant = { ...USUAL_PLANT, ...plane, temperatureCoefficient }
		const monthly = monthlyYield(plant, latitude, climate)
		known.set(temperatureCoefficient, monthly)
		return monthly
	}
	return ({ gammaPmpPctPerC }, { efficiencyPct }) => {
		const better = efficiencyPct / 100 / USUAL_PLANT.inverterEfficiency
		const monthly = usual(gammaPmpPctPerC).map((kwh) => kwh * better)
		return { monthly, yearly: monthly.reduce((sum, kwh) => sum + kwh, 0) }
	}
}
