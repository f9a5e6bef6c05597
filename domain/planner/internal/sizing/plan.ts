import type { Item } from '../../electrical/items.ts'
import { USUAL_PLANT, type Year } from '../../yield/yield.ts'
import type { Site } from '../electrical/check.ts'
import { indianMade, missesSubsidy, whyNotIndianMade } from './answer/indian-made.ts'
import type { Limitation } from './answer/limitation.ts'
import { whyLess, whyLimited, whyNone } from './answer/limitations.ts'
import {
	barredAmong,
	barredParts,
	type LawOnDay,
	whyNoneLawful,
	whyNotConnectable,
} from './answer/not-connectable.ts'
import { aboveBudget } from './answer/over-budget.ts'
import { tiltOf } from './mount-tilt.ts'
import { objectivesFor } from './objectives.ts'
import type { Requirements } from './requirements.ts'
import { standOn } from './roof.ts'
import { roofSpaceOn, withinLimit } from './roof-space.ts'
import type { Extras, SavingOn } from './search/candidates.ts'
import { type Choices, type Chosen, choose } from './search/choice.ts'
import type { Objective } from './search/goal.ts'
import { whyTooMuch } from './search/oversized.ts'
import { completer } from './search/planned-system.ts'
import { openFinder } from './search/search.ts'
import { SearchBudget } from './search/search-budget.ts'
import { type PlantSetup, type YieldOf, yieldAt } from './use/specific-yield.ts'

export interface Where {
	/** Degrees, north positive. */
	latitude: number
	site: Site
	setup: PlantSetup
	/** Of panels with the same position. */
	year: Year
	/** The year of another tilt, degrees, for systems whose mount has it; every mount gets this one where it is not given. */
	yearAt?: ((tilt: number) => Year) | undefined
	/** The products that the law leaves out of the catalogue; none where it is not given. */
	law?: LawOnDay
}

export interface Offered extends Chosen {
	/** January first. */
	monthlyKwh: number[]
}

export interface Option extends Offered {
	role: 'best' | 'cheaper' | 'bigger'
}

export interface Plan {
	/** Power that yields as much as is used, kW. */
	targetKwp: number
	/** The best first; none where nothing fits. */
	options: Option[]
	/** Dearer than the budget by little, and worth more than the best within it; null where there is none. */
	overBudget: Offered | null
	/** The obstacles to covering all use, to a subsidy or to any system, and their remedies. */
	limitations: Limitation[]
	/** false: there was no time to look at everything; these are the best so far. */
	isComplete: boolean
}

/** Systems up to so many times the target are looked at. */
const MAX_SHARE_OF_TARGET = 1.6
/** And so many times the least power; whole numbers of panels make it up. */
const MAX_SHARE_OF_LEAST = 1.5

/**
 * The best system for the requirements, one that costs clearly less and one that yields clearly more, where there are
 * such. The best system has the used energy that is worth most beyond its cost; so where cost is price, a larger budget
 * never yields less.
 * @param extras the net cost of a system beyond its price
 * @param searchBudget counts the candidates looked at; where it was exhausted the options are the best of those
 * @param open looks for systems; a test puts one in its place that looks at all of them
 */
export function planSystems(
	requirements: Requirements,
	{ latitude, site, setup, year, yearAt, law }: Where,
	catalogue: readonly Item[],
	extras: Extras = NOTHING_BEYOND,
	searchBudget = new SearchBudget(),
	open: typeof openFinder = openFinder,
): Plan {
	const { budget, backup, storage, singlePhaseW } = requirements
	const { yieldOf, shareThrough } = yieldAt(year, setup)
	const need = requirements.monthlyKwh * 12
	const usual = yieldOf(
		{ gammaPmpPctPerC: USUAL_PLANT.temperatureCoefficient },
		{ efficiencyPct: USUAL_PLANT.inverterEfficiency * 100 },
	)
	const targetKwp = usual.yearly > 0 ? need / usual.yearly : 0
	const { leastKw = 0 } = requirements
	const mostKwp = Math.max(targetKwp * MAX_SHARE_OF_TARGET, leastKw * MAX_SHARE_OF_LEAST)
	const stand = standOn(setup, latitude)
	const roofSpace = withinLimit(roofSpaceOn(requirements, stand), requirements.maxKw)
	const yieldOn = (tilt: number | null): YieldOf =>
		tilt === null || tilt === setup.tilt || !yearAt
			? yieldOf
			: yieldAt(yearAt(tilt), { ...setup, tilt }).yieldOf
	const { savingOf } = extras
	const savingOn: SavingOn | undefined =
		savingOf &&
		((system, tilt) => {
			const { panel, inverter, kwp, acKw } = system
			const { monthly } = yieldOn(tilt)(panel.figures, inverter.figures, kwp / acKw)
			return savingOf(
				system,
				monthly.map((kwh) => kwh * kwp),
			)
		})
	let allowsWarnings = false
	const choicesFrom = (catalogue: readonly Item[]): Choices => {
		const { mounting } = setup
		const asked = { ...extras, singlePhaseW }
		const { priceOf, complete } = completer(catalogue, site, mounting, asked, allowsWarnings)
		const search = {
			catalogue,
			backup,
			storage,
			singlePhaseW,
			site,
			mounting,
			allowsWarnings,
			yieldOf,
			shareThrough,
			extras,
			savingOn,
			leastKwp: leastKw,
			mostKwp,
		}
		return { ...open(search, priceOf, searchBudget), roofSpace, complete }
	}
	const withoutWarning = choicesFrom(catalogue)
	let choices = withoutWarning
	const limits = { site, budget, backup }
	const chosen = (objective: Objective) => choose(choices, limits, { objective })
	const { byWorth, cheaperThan, biggerThan } = objectivesFor(extras, need)
	let best = chosen(byWorth)
	if (!best && !searchBudget.isExhausted) {
		allowsWarnings = true
		choices = choicesFrom(catalogue)
		best = chosen(byWorth)
	}
	/** The system that would be chosen with a barred part; null where nothing is barred. */
	const unlawful = (below = Infinity) => {
		if (!law || law.lawful.barred.size === 0) return null
		const choices = choicesFrom(barredAmong(law.lawful))
		const wanted = choose(choices, limits, { objective: byWorth, below })?.system
		return wanted ? barredParts(wanted, law) : null
	}
	const noneBecause = () => {
		const isBudget =
			budget !== undefined && choose(choices, { site, backup }, { objective: byWorth })
		const wanted = isBudget ? null : unlawful()
		if (law && wanted) return whyNoneLawful(wanted, law)
		return whyNone(choices, requirements, catalogue, site)
	}
	if (!best)
		return {
			targetKwp,
			options: [],
			overBudget: null,
			limitations: searchBudget.isExhausted ? [] : noneBecause(),
			isComplete: !searchBudget.isExhausted,
		}
	const { system } = best
	const spent = netOf(system)
	const isLess = ({ system: other }: Chosen) => other.yearlyKwh < system.yearlyKwh
	const isDearer = ({ system: other }: Chosen) => netOf(other) >= spent
	// One that lacks a part may cost less and yield more, and is worth less all the same.
	const cheaper = only(chosen(cheaperThan(spent)), isLess)
	const bigger = only(chosen(biggerThan(system.yearlyKwh)), isDearer)
	const offer = (one: Chosen): Offered => {
		const { panel, inverter, kwp, acKw, accessories } = one.system
		const asMounted = yieldOn(tiltOf(accessories))
		const { monthly, yearly } = asMounted(panel.figures, inverter.figures, kwp / acKw)
		const system = asMounted === yieldOf ? one.system : { ...one.system, yearlyKwh: yearly * kwp }
		return { ...one, system, monthlyKwh: monthly.map((kwh) => kwh * kwp) }
	}
	const offered = (role: Option['role'], one: Chosen | null): Option[] =>
		one ? [{ role, ...offer(one) }] : []
	const objective = best.objective
	const dearer = aboveBudget(
		{ choices, withoutWarning: allowsWarnings ? withoutWarning : null },
		limits,
		{ objective: byWorth, below: objective },
	)
	const freeRoof = withinLimit(roofSpaceOn({}, stand), requirements.maxKw)
	const free = () =>
		choose({ ...choices, roofSpace: freeRoof }, { site, backup }, { objective: byWorth })?.system
	const whyUnsubsidised = () => {
		if (!missesSubsidy(catalogue, system, extras)) return []
		const choices = choicesFrom(indianMade(catalogue))
		const wanted = choose(choices, limits, { objective: byWorth, below: objective })?.system
		return wanted ? whyNotIndianMade(system, wanted, extras) : []
	}
	const whyUnlawful = () => {
		const wanted = unlawful(objective)
		return law && wanted ? whyNotConnectable(wanted, law) : []
	}
	const options = [
		...offered('best', best),
		...offered('cheaper', cheaper),
		...offered('bigger', bigger),
	]
	const limitations = [
		...(system.yearlyKwh < need ? whyLess(choices, requirements, system, free) : []),
		...whyLimited(requirements, targetKwp, system),
		...whyUnsubsidised(),
		...whyUnlawful(),
		...whyTooMuch(choices, requirements, system.yearlyKwh),
	]
	const overBudget = dearer && offer(dearer)
	return { targetKwp, options, overBudget, limitations, isComplete: !searchBudget.isExhausted }
}

/** Paise, after the subsidy. */
const netOf = ({ whole, subsidy }: Chosen['system']) => whole - subsidy

const only = <T>(one: T | null, isIt: (one: T) => boolean): T | null =>
	one && isIt(one) ? one : null

const NOTHING_BEYOND: Extras = { installationOf: () => 0, subsidyOf: () => 0 }
