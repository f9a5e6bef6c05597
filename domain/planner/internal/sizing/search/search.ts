import { mountingPrices } from '../accessories.ts'
import {
	boundOf,
	leastMounting,
	leastPanels,
	limitsOfSets,
	mostPanels,
	type SetLimits,
	TOLERANCE,
} from './bounds.ts'
import type { Candidate, Field } from './candidate.ts'
import {
	besidesOf,
	type Extras,
	type InverterSet,
	inverterSets,
	MAX_INVERTERS,
	type PanelChoice,
	panelChoices,
	type Search,
} from './candidates.ts'
import { lengthsOf, rowOf } from './compatible-pairs.ts'
import type { Goal } from './goal.ts'
import { Heap } from './heap.ts'
import { mostSaved } from './kits.ts'
import type { Priced } from './planned-system.ts'
import { sampleOf } from './sample.ts'
import type { SearchBudget } from './search-budget.ts'

export interface Found {
	candidate: Candidate
	objective: number
}

/** Looks for systems among those that a catalogue allows. */
export interface Finder {
	/** The first in the order of the catalogue of those with the lowest objective; null where there is none. */
	lowest: (goal: Goal) => Found | null
	priceOf: (candidate: Candidate) => Priced
}

/** Panels of a kind, from so many to so many; no system with them has an objective below `bound`. */
interface Range {
	choice: PanelChoice
	from: number
	to: number
	bound: number
}

/** Choosing the accessories takes as long as looking at so many ranges. */
const STEPS_OF_A_PRICE = 8
/**
 * Best-first branch and bound: ranges of panels of a kind are halved, the most promising first, until no range that is
 * left can hold a lower objective than the best found. The bounds leave out figures that are unknown before the inverter is
 * chosen, so the result is that of an exhaustive search.
 */
export function openFinder(
	search: Search,
	priceOf: (candidate: Candidate) => Priced,
	searchBudget: SearchBudget,
): Finder {
	const panels = panelChoices(search)
	const sets = inverterSets(search)
	const space = { search, sets, limits: limitsOfSets(sets), priceOf, searchBudget, panels }
	const mountingPrice = mountingPrices(search.catalogue, search.mounting)
	const sample = sampleOf(panels, sets)
	const lowest = (goal: Goal): Found | null => {
		const whole = { ...space, mountingPrice, goal }
		searchBudget.begin()
		// A first system of a few good parts is an objective to beat, and an answer where there is no time for all.
		const first =
			sample && branch({ ...whole, ...sample, searchBudget: searchBudget.brief() }, null)
		return branch(whole, first)
	}
	return { lowest, priceOf }
}

interface Space {
	search: Search
	panels: readonly PanelChoice[]
	/** By the number of inverters, those of the least cost first. */
	sets: readonly InverterSet[][]
	limits: SetLimits
	mountingPrice: (panels: number) => number
	priceOf: (candidate: Candidate) => Priced
	goal: Goal
	searchBudget: SearchBudget
}

/** @param first a candidate that is known */
function branch(space: Space, first: Found | null): Found | null {
	const { goal, panels, searchBudget } = space
	const { below = Infinity, enough = -Infinity } = goal
	const open = new Heap<Range>()
	const add = (choice: PanelChoice, from: number, to: number) => {
		if (from > to || !goal.roofSpace.has({ panel: choice.panel, panels: from })) return
		const bound = boundOf(space, choice, from, to)
		if (bound < below) open.push({ choice, from, to, bound })
	}
	for (const choice of panels)
		add(choice, leastPanels(space.search, choice), mostPanels(space, choice))
	let best = first
	for (let next = open.pop(); next; next = open.pop()) {
		const { choice, from, to, bound } = next
		const least = best?.objective ?? below
		if (bound > least || least <= enough || !searchBudget.spend()) break
		if (from === to) {
			best = bestWith(space, choice, from, best)
			continue
		}
		const middle = Math.floor((from + to) / 2)
		add(choice, from, middle)
		add(choice, middle + 1, to)
	}
	return best
}

/** The best so far, or a better one with just so many panels. */
function bestWith(space: Space, choice: PanelChoice, panels: number, before: Found | null) {
	const { search, sets, limits, mountingPrice, priceOf, goal, searchBudget } = space
	const { objective, budget = Infinity, below = Infinity, isRefused } = goal
	const { panel, volts, leastShare } = choice
	const kwp = (panels * panel.figures.powerW) / 1000
	const field: Field = { panel, panels, kwp }
	const panelsPrice = panels * choice.price
	const mounting = mountingPrice(panels)
	const lacksMounting = mounting === 0 ? 1 : 0
	const leastBesides =
		(mounting || leastMounting(search.extras, kwp)) -
		mostSaved(choice.kits, panels, MAX_INVERTERS) +
		besidesOf(search.extras, { panel, kwp, acKw: 0 })
	const mostSubsidy = search.extras.subsidyOf({ panel, kwp, acKw: Infinity })
	const yearlyKwh = kwp * choice.yearlyKwh
	const yearlyOf = yearlyWith(search.extras)
	const mostOfAll = yearlyOf(yearlyKwh * limits.mostFactor)
	const leastOfAll = yearlyOf(yearlyKwh * limits.leastFactor * leastShare)
	const isLarge = kwp > search.mostKwp
	let best = before
	const isWorse = (value: number) => value - TOLERANCE > (best?.objective ?? below)
	for (const [inverters, list] of sets.entries()) {
		if (inverters === 0 || panels % inverters !== 0) continue
		for (const set of list) {
			if (isLarge ? !set.isFewest : kwp > set.mostKwp * (1 + 1e-9)) continue
			if (kwp > set.allowedKwp * (1 + 1e-9)) continue
			if (!searchBudget.spend()) return best
			const { least, cost } = set
			const leastWhole = panelsPrice + cost + leastBesides
			if (leastWhole - TOLERANCE > budget) break
			const isNever = (yearly: Yearly, missing: number) =>
				isWorse(objective(leastWhole, mostSubsidy, yearly.kwh, missing, yearly.saved))
			if (isNever(mostOfAll, lacksMounting) && isNever(leastOfAll, lacksMounting)) break
			const lacks = lacksMounting + least.missing
			const ofSet = yearlyOf(yearlyKwh * set.factor)
			if (isNever(ofSet, lacks) && isNever(yearlyOf(ofSet.kwh * leastShare), lacks)) continue
			const each = panels / inverters
			const row = rowOf(panel.figures, volts, set.inverter.figures, each)
			if (!row || (isLarge && each !== lengthsOf(volts, set.inverter.figures).min)) continue
			const { inverter, acKw, battery } = set
			const rated = { panel, kwp, acKw, inverter, inverters }
			const besides = besidesOf(search.extras, rated)
			const subsidy = search.extras.subsidyOf(rated)
			const through = search.shareThrough?.(panel.figures, inverter.figures, kwp / acKw) ?? 1
			const yearly = yearlyKwh * set.factor * through
			const likely = leastWhole + least.ofString * (row.strings - 1) * inverters
			if (likely - TOLERANCE > budget || isWorse(objective(likely, subsidy, yearly, lacks)))
				continue
			const candidate: Candidate = {
				inverter,
				inverters,
				acKw,
				row,
				field,
				battery,
				leastPrice: panelsPrice + set.price,
				besides,
				subsidy,
				yearlyKwh: yearly,
			}
			if (!searchBudget.spend(STEPS_OF_A_PRICE)) return best
			const { whole, missingParts, tilt } = priceOf(candidate)
			if (whole > budget || isRefused?.(candidate)) continue
			const { savingOn } = search
			if (savingOn && isWorse(objective(whole, subsidy, yearly, missingParts))) continue
			const saved = savingOn && (() => savingOn({ ...rated, subsidy }, tilt))
			const value = objective(whole, subsidy, yearly, missingParts, saved)
			if (value === Infinity || value >= below) continue
			if (
				!best ||
				value < best.objective ||
				(value === best.objective && isEarlier(candidate, best.candidate))
			)
				best = { candidate, objective: value }
		}
	}
	return best
}

/** A yield, and the most that it saves where that is known. */
interface Yearly {
	kwh: number
	saved: (() => number) | undefined
}

/** Calculates the saving of a yield at most once, for all systems that have it. */
const yearlyWith =
	({ mostSaving }: Extras) =>
	(kwh: number): Yearly => {
		const most = mostSaving?.(kwh)
		return { kwh, saved: most === undefined ? undefined : () => most }
	}

/** By inverter, then panel, then the number of inverters and of panels, then the batteries. */
function isEarlier(one: Candidate, other: Candidate): boolean {
	const by =
		one.inverter.order - other.inverter.order ||
		one.field.panel.order - other.field.panel.order ||
		one.inverters - other.inverters ||
		one.field.panels - other.field.panels ||
		(one.battery?.order ?? 0) - (other.battery?.order ?? 0) ||
		(one.battery?.quantity ?? 0) - (other.battery?.quantity ?? 0)
	return by < 0
}

/** Where nothing is to be asked of a roof. */
export const anyRoof: Goal['roofSpace'] = { has: () => true }
