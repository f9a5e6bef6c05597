import type { Paise } from '../../shared/money.ts'
import { batteryChecks } from '../batteries.ts'
import { type Check, passes, type Site } from '../check.ts'
import { loadCheck } from '../generators.ts'
import type { Item } from '../items.ts'
import { type Layout, layOut } from '../layouts.ts'
import { USUAL_PLANT } from '../yield.ts'
import { type Backup, type Candidate, candidates } from './candidates.ts'
import { whyLess, whyNone } from './obstacles.ts'
import { type Where, yieldAt } from './specific-yield.ts'

export interface Wishes {
	/** What is used, above 0. */
	monthlyKwh: number
	roofAreaM2?: number | undefined
	/** For the parts. */
	budget?: Paise | undefined
	backup?: Backup | undefined
}

export interface Option {
	role: 'best' | 'cheaper' | 'bigger'
	system: Candidate
	layout: Layout
	checks: Check[]
	/** January first. */
	monthlyKwh: number[]
}

export interface Plan {
	/** Power that yields as much as is used, kW. */
	targetKwp: number
	/** The best first; none where nothing fits. */
	options: Option[]
	/** What stands in the way of all that is used, or of any system, and what would help. */
	reasons: string[]
}

/** Systems up to so many times the target are looked at. */
const MOST_OF_TARGET = 2
const CHEAPER = 0.85
const BIGGER = 1.2
/** A unit a year that is used, over the years, in paise: some ten years at ₹7. */
const WORTH = 70_00

/**
 * The best system for the wishes, one that costs clearly less and one that yields clearly more, where
 * there are such. The best is that whose energy, as far as it is used, is worth most beyond its cost;
 * so where cost is price, a larger budget never yields less.
 * @param costOf what a system costs in the end, where that is not its price
 */
export function planSystems(
	wishes: Wishes,
	{ site, ...where }: Where & { site: Site },
	catalogue: readonly Item[],
	costOf: (system: Candidate) => number = ({ price }) => price,
): Plan {
	const { roofAreaM2 = Infinity, budget = Infinity, backup } = wishes
	const yieldOf = yieldAt(where)
	const need = wishes.monthlyKwh * 12
	const usual = yieldOf(
		{ gammaPmpPctPerC: USUAL_PLANT.temperatureCoefficient },
		{ efficiencyPct: USUAL_PLANT.inverterEfficiency * 100 },
	)
	const targetKwp = usual.yearly > 0 ? need / usual.yearly : 0
	const mostKwp = targetKwp * MOST_OF_TARGET
	const all = candidates({ catalogue, backup, site, mostKwp, yieldOf })
	const allowed = all.filter(({ areaM2, price }) => areaM2 <= roofAreaM2 && price <= budget)
	const worth = (system: Candidate) => WORTH * Math.min(system.yearlyKwh, need) - costOf(system)

	const choose = (
		role: Option['role'],
		of: readonly Candidate[],
		rank: (system: Candidate) => number,
	): Option[] => {
		const ranked = of.map((system) => ({ system, rank: rank(system) }))
		for (const { system } of ranked.sort((a, b) => b.rank - a.rank)) {
			const judged = judge(system, site, backup)
			if (!passes(judged.checks)) continue
			const { monthly } = yieldOf(system.panel.figures, system.inverter.figures)
			return [{ role, system, ...judged, monthlyKwh: monthly.map((kwh) => kwh * system.kwp) }]
		}
		return []
	}
	const [best] = choose('best', allowed, worth)
	if (!best) return { targetKwp, options: [], reasons: whyNone(all, wishes, catalogue, site) }
	const cheaper = allowed.filter(
		(system) => system.price <= best.system.price * CHEAPER && costOf(system) < costOf(best.system),
	)
	const bigger = allowed.filter(({ yearlyKwh }) => yearlyKwh >= best.system.yearlyKwh * BIGGER)
	return {
		targetKwp,
		options: [
			best,
			...choose('cheaper', cheaper, worth),
			...choose('bigger', bigger, (system) => -costOf(system)),
		],
		reasons: best.system.yearlyKwh < need ? whyLess(all, wishes, best.system) : [],
	}
}

/** What the checks say of just these parts, connected just so. */
function judge(
	{ panel, inverter, inverters, row, battery }: Candidate,
	site: Site,
	backup: Backup | undefined,
): { layout: Layout; checks: Check[] } {
	const strings = row.strings * inverters
	const { layout, checks } = layOut(panel.figures, inverter.figures, site, {
		inSeries: row.inSeries,
		strings,
		inverters,
	})
	const { battery: side, backupW = 0 } = inverter.figures
	return {
		layout,
		checks: [
			...checks,
			...(battery ? batteryChecks(battery.figures, side, battery.quantity, inverters) : []),
			...(backup ? [loadCheck(backupW * inverters, backup.loadW)] : []),
		],
	}
}
