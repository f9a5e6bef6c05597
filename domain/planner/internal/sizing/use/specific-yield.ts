import type { SheetOf } from '../../../../catalogue/sheet.ts'
import { type Plant, USUAL_PLANT, type Year, yieldIn } from '../../../yield/yield.ts'
import { memoize } from '../../memoize.ts'
import { clippingIn } from './clipping.ts'
import { rearGain } from './rear.ts'

/** The position of panels, and the losses. */
export type PlantSetup = Pick<Plant, 'tilt' | 'azimuth' | 'losses' | 'mounting'>

/** Where no mount is known: at the angle of the latitude to the south; in the south of the world, to the north. */
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

type PanelYield = Pick<SheetOf<'panel'>, 'gammaPmpPctPerC'> &
	Partial<Pick<SheetOf<'panel'>, 'bifacial' | 'bifacialityPct'>>
type InverterYield = Pick<SheetOf<'inverter'>, 'efficiencyPct'>

/** @param ratio the power of the panels over that of their inverters; where it is not given none is cut off */
export type YieldOf = (panel: PanelYield, inverter: InverterYield, ratio?: number) => SpecificYield

/** The share of its yearly yield that a panel gives through an inverter with such a ratio of power, 0 to 1. */
export type ShareThrough = (panel: PanelYield, inverter: InverterYield, ratio: number) => number

/**
 * The yield of any panel with any inverter in the year of a place, calculated once for each temperature coefficient,
 * with light from behind and without the power that inverters cut off.
 */
export function yieldAt(year: Year, setup: PlantSetup): Yields {
	const known = yieldsOf(year)
	const name = [setup.losses, setup.mounting].join()
	const before = known.get(name)
	if (before) return before
	const found = yieldsIn(year, setup)
	known.set(name, found)
	return found
}

interface Yields {
	yieldOf: YieldOf
	shareThrough: ShareThrough
}

// A year is that of one position and, in plans, of one share of losses.
const yieldsOf = memoize((_year: Year) => new Map<string, Yields>())

function yieldsIn(year: Year, setup: PlantSetup): Yields {
	const known = new Map<number, SpecificYield>()
	const clipping = clippingIn(year, plantOf(setup))
	const usual = (temperatureCoefficient: number) => {
		const before = known.get(temperatureCoefficient)
		if (before) return before
		const plant = { ...plantOf(setup), temperatureCoefficient }
		const found = inAll(yieldIn(year, plant, Number.POSITIVE_INFINITY))
		known.set(temperatureCoefficient, found)
		return found
	}
	const gainOf = (panel: PanelYield, { efficiencyPct }: InverterYield) =>
		(efficiencyPct / 100 / USUAL_PLANT.inverterEfficiency) * (1 + rearGain(panel, setup.mounting))
	const shareThrough: ShareThrough = (panel, inverter, ratio) =>
		clipping.yearly(ratio * gainOf(panel, inverter))
	const yieldOf: YieldOf = (panel, inverter, ratio) => {
		const { monthly, yearly } = usual(panel.gammaPmpPctPerC)
		const gain = gainOf(panel, inverter)
		if (ratio === undefined)
			return { monthly: monthly.map((kwh) => kwh * gain), yearly: yearly * gain }
		const shares = clipping.monthly(ratio * gain)
		const through = inAll(monthly.map((kwh, month) => kwh * (shares[month] ?? 1)))
		// The months of another coefficient are cut off as those of the usual one, and the year by its share.
		const whole = yearly * gain * clipping.yearly(ratio * gain)
		const scale = through.yearly > 0 ? whole / through.yearly : 0
		return { monthly: through.monthly.map((kwh) => kwh * scale), yearly: whole }
	}
	return { yieldOf, shareThrough }
}

const inAll = (monthly: number[]): SpecificYield => ({
	monthly,
	yearly: monthly.reduce((sum, kwh) => sum + kwh, 0),
})
