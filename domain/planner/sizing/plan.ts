import type { Paise } from '../../shared/money.ts'
import { batteryChecks } from '../batteries.ts'
import { type Check, passes, type Site } from '../check.ts'
import { loadCheck } from '../generators.ts'
import type { Item } from '../items.ts'
import { type Layout, layOut } from '../layouts.ts'
import { USUAL_PLANT, type Year } from '../yield.ts'
import { type Backup, type Candidate, candidates } from './candidates.ts'
import { whyLess, whyNone } from './obstacles.ts'
import { mostOn, type Rectangle, type Stand } from './roof.ts'
import { type Standing, yieldAt } from './specific-yield.ts'

export interface Wishes {
	/** What is used, above 0. */
	monthlyKwh: number
	/** Of a flat roof, whatever its sides. */
	roofAreaM2?: number | undefined
	/** Its sides; they go before the area. */
	roof?: Rectangle | undefined
	/** For the parts. */
	budget?: Paise | undefined
	backup?: Backup | undefined
}

export interface Where {
	/** Degrees, north positive. */
	latitude: number
	site: Site
	standing: Standing
	/** Of panels that stand so. */
	year: Year
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
const MOST_OF_TARGET = 1.6
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
	{ latitude, site, standing, year }: Where,
	catalogue: readonly Item[],
	costOf: (system: Candidate) => number = ({ price }) => price,
): Plan {
	const { budget = Infinity, backup } = wishes
	const yieldOf = yieldAt(year, standing)
	const need = wishes.monthlyKwh * 12
	const usual = yieldOf(
		{ gammaPmpPctPerC: USUAL_PLANT.temperatureCoefficient },
		{ efficiencyPct: USUAL_PLANT.inverterEfficiency * 100 },
	)
	const targetKwp = usual.yearly > 0 ? need / usual.yearly : 0
	const mostKwp = targetKwp * MOST_OF_TARGET
	const stand = { tilt: standing.tilt, latitude }
	const all = candidates({ catalogue, backup, site, stand, mostKwp, yieldOf })
	const hasRoom = roomFor(wishes, stand)
	const allowed = all.flatMap((system): Ranked[] => {
		if (system.price > budget || !hasRoom(system)) return []
		const cost = costOf(system)
		return [{ system, cost, worth: WORTH * Math.min(system.yearlyKwh, need) - cost }]
	})
	const choose = (
		role: Option['role'],
		of: Ranked[],
		rank: (each: Ranked) => number,
	): (Option & { cost: number })[] => {
		const left = [...of]
		for (;;) {
			const first = highest(left, rank)
			if (!first) return []
			const { system, cost } = first
			const judged = judge(system, site, backup)
			if (passes(judged.checks)) {
				const { monthly } = yieldOf(system.panel.figures, system.inverter.figures)
				const monthlyKwh = monthly.map((kwh) => kwh * system.kwp)
				return [{ role, system, ...judged, monthlyKwh, cost }]
			}
			left.splice(left.indexOf(first), 1)
		}
	}
	const byWorth = ({ worth }: Ranked) => worth
	const [best] = choose('best', allowed, byWorth)
	if (!best)
		return { targetKwp, options: [], reasons: whyNone(all, wishes, hasRoom, catalogue, site) }
	const cheaper = allowed.filter(
		({ system, cost }) => system.price <= best.system.price * CHEAPER && cost < best.cost,
	)
	const bigger = allowed.filter(({ system }) => system.yearlyKwh >= best.system.yearlyKwh * BIGGER)
	return {
		targetKwp,
		options: [
			best,
			...choose('cheaper', cheaper, byWorth),
			...choose('bigger', bigger, ({ cost }) => -cost),
		],
		reasons: best.system.yearlyKwh < need ? whyLess(all, wishes, hasRoom, best.system) : [],
	}
}

interface Ranked {
	system: Candidate
	/** In the end, paise. */
	cost: number
	/** Of its energy as far as it is used, beyond its cost, paise. */
	worth: number
}

function highest(among: readonly Ranked[], rank: (each: Ranked) => number): Ranked | null {
	let best: Ranked | null = null
	let most = Number.NEGATIVE_INFINITY
	for (const each of among) {
		const ranked = rank(each)
		if (best && ranked <= most) continue
		best = each
		most = ranked
	}
	return best
}

/** Whether a roof has room for a system; any has where none is given. */
function roomFor({ roof, roofAreaM2 = Infinity }: Wishes, stand: Stand) {
	if (!roof) return ({ areaM2 }: Candidate) => areaM2 <= roofAreaM2
	const most = new Map<Candidate['panel'], number>()
	return ({ panel, panels }: Candidate) => {
		const room = most.get(panel) ?? mostOn(panel.figures, stand, roof)
		most.set(panel, room)
		return panels <= room
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
