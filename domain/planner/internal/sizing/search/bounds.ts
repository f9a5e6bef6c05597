import { HOT_MARGIN } from '../../electrical/voltages.ts'
import { memoize } from '../../memoize.ts'
import {
	besidesOf,
	type Extras,
	type InverterSet,
	MAX_INVERTERS,
	type PanelChoice,
	type Search,
} from './candidates.ts'
import type { Goal } from './goal.ts'
import { mostSaved } from './kits.ts'

/** The inputs of the bounds. */
interface Bounded {
	search: Search
	limits: SetLimits
	mountingPrice: (panels: number) => number
	goal: Pick<Goal, 'objective' | 'budget'>
}

/** More than the error of the sums. */
export const TOLERANCE = 0.01

/** Limits for every number of inverters of a kind in stock. */
export interface SetLimits {
	/** Of the yield. */
	leastFactor: number
	mostFactor: number
	/** Volts that the shortest strings on the fewest inverters have in all: to be at work, and to start. */
	workingV: number
	startV: number
	mostInverters: number
	/** The least cost of inverters that carry so much, with their accessories, paise; Infinity where none do. */
	leastCostFor: (kwp: number) => number
}

const GRADES = 512

export const limitsOfSets = memoize((sets: readonly InverterSet[][]): SetLimits => {
	const limits = { leastFactor: Infinity, mostFactor: 0, workingV: 0, startV: 0, mostInverters: 1 }
	let mostKwp = 0
	for (const list of sets)
		for (const { factor, isFewest, inverters, inverter, mostKwp: kwp } of list) {
			limits.leastFactor = Math.min(limits.leastFactor, factor)
			limits.mostFactor = Math.max(limits.mostFactor, factor)
			mostKwp = Math.max(mostKwp, kwp)
			if (!isFewest) continue
			const { mpptMinV, startV } = inverter.figures
			limits.workingV = Math.max(limits.workingV, inverters * HOT_MARGIN * mpptMinV)
			limits.startV = Math.max(limits.startV, inverters * startV)
			limits.mostInverters = Math.max(limits.mostInverters, inverters)
		}
	const gradeOf = (kwp: number) => Math.floor((kwp / mostKwp) * (GRADES - 1))
	const least = new Float64Array(GRADES).fill(Infinity)
	for (const list of sets)
		for (const { mostKwp: kwp, cost } of list) {
			const grade = gradeOf(kwp)
			least[grade] = Math.min(least[grade] ?? Infinity, cost)
		}
	for (let grade = GRADES - 2; grade >= 0; grade--)
		least[grade] = Math.min(least[grade] ?? Infinity, least[grade + 1] ?? Infinity)
	return { ...limits, leastCostFor: (kwp) => least[gradeOf(kwp * (1 - 1e-9))] ?? Infinity }
})

/** The error of a product must not refuse a system of just the least power. */
const AT_LEAST = 1 - 1e-9

/** Fewer of a kind than this no system has that is looked at. */
export const leastPanels = ({ leastKwp }: Search, { panel }: PanelChoice): number =>
	Math.max(1, Math.ceil((leastKwp * 1000 * AT_LEAST) / panel.figures.powerW))

/** More of a kind than this no system has that is looked at. */
export function mostPanels({ search, limits }: Bounded, { panel, volts }: PanelChoice): number {
	const { figures, item } = panel
	const usual = Math.floor((search.mostKwp * 1000) / figures.powerW) + 1
	// A pair has no smaller system than the shortest string on the fewest inverters.
	const { mostInverters, workingV, startV } = limits
	const shortest = mostInverters + Math.ceil(Math.max(workingV / volts.hot, startV / volts.awake))
	return Math.min(item.stock, Math.max(usual, volts.hot > 0 ? shortest : 0))
}

/** The least estimate of a mounting that is not in stock, of any inverters, paise. */
export const leastMounting = ({ partOf = () => 0 }: Extras, kwp: number): number =>
	Math.min(
		partOf('mounting', { kwp, phases: 'single' }),
		partOf('mounting', { kwp, phases: 'three' }),
	)

/** No system with so many of these panels has an objective below this; Infinity where there is none. */
export function boundOf(
	{ search, limits, mountingPrice, goal }: Bounded,
	{ panel, price, yearlyKwh, leastShare, kits }: PanelChoice,
	from: number,
	to: number,
): number {
	const kwp = (from * panel.figures.powerW) / 1000
	const most = (to * panel.figures.powerW) / 1000
	const { leastFactor, mostFactor, leastCostFor } = limits
	const isMissing = mountingPrice(from) === 0
	const estimate = mountingPrice(to) === 0 ? leastMounting(search.extras, kwp) : Infinity
	const mounting = isMissing ? estimate : Math.min(mountingPrice(from), estimate)
	const missing = isMissing ? 1 : 0
	const saved = mostSaved(kits, to, MAX_INVERTERS)
	const leastPrice = from * price + leastCostFor(kwp) + mounting - saved
	const whole = leastPrice + besidesOf(search.extras, { panel, kwp, acKw: 0 })
	if (whole > (goal.budget ?? Infinity) || whole === Infinity) return Infinity
	const subsidy = search.extras.subsidyOf({ panel, kwp: most, acKw: Infinity })
	return (
		Math.min(
			goal.objective(whole, subsidy, kwp * yearlyKwh * leastFactor * leastShare, missing),
			goal.objective(whole, subsidy, most * yearlyKwh * mostFactor, missing),
		) - TOLERANCE
	)
}
