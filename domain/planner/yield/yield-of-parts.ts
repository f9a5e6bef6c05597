import { climateOfPin } from '../climate/climate.ts'
import { ofKind, type Part } from '../electrical/items.ts'
import { planYear } from '../internal/sizing/use/plan-year.ts'
import { type PlantSetup, usualPlane, yieldAt } from '../internal/sizing/use/specific-yield.ts'
import { USUAL_PLANT } from './yield.ts'

/**
 * The yield of panels with their inverters in a usual year, whole kWh, by the yield of a plan: at the angle of the mount
 * among them, else that of the latitude, to the south.
 * @param pin an Indian PIN code
 * @returns null without panels whose figures are known, or where the climate of the PIN code is not
 */
export function yieldOfParts(parts: readonly Part[], pin: string): number | null {
	const panels = ofKind(parts, 'panel')
	const found = climateOfPin(pin)
	if (panels.length === 0 || !found.ok) return null
	const { latitude, climate } = found.value
	const [mount] = ofKind(parts, 'mounting')
	const setup: PlantSetup = {
		...usualPlane(latitude),
		...(mount && { tilt: mount.figures.tiltDeg }),
		losses: USUAL_PLANT.losses,
		mounting: mount?.figures.roof === 'pitched' ? 'roof' : 'rack',
	}
	const { yieldOf } = yieldAt(planYear(setup, latitude, climate).year, setup)
	const inverters = ofKind(parts, 'inverter')
	const kwp = sum(panels.map(({ figures, quantity }) => quantity * figures.powerW)) / 1000
	const acKw = sum(inverters.map(({ figures, quantity }) => quantity * figures.acW)) / 1000
	const inverter = inverters[0]?.figures ?? {
		efficiencyPct: USUAL_PLANT.inverterEfficiency * 100,
	}
	const ratio = acKw > 0 ? kwp / acKw : undefined
	const kwh = panels.map(
		({ figures, quantity }) =>
			yieldOf(figures, inverter, ratio).yearly * ((quantity * figures.powerW) / 1000),
	)
	return Math.round(sum(kwh))
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
