import type { Paise } from '../../shared/money.ts'
import type { Site } from '../check.ts'
import type { Item } from '../items.ts'
import { USUAL_PLANT, type Year } from '../yield.ts'
import { completer } from './candidates.ts'
import { type Choices, type Chosen, choose, type Rank } from './choice.ts'
import { indianMade, missesSubsidy, whyNotIndianMade } from './indian-made.ts'
import { whyLess, whyNone } from './obstacles.ts'
import { outlines, type Search } from './outlines.ts'
import { TOO_MUCH, whyTooMuch } from './oversized.ts'
import { type Rectangle, standOn } from './roof.ts'
import { roomOn } from './room.ts'
import { type Standing, yieldAt } from './specific-yield.ts'
import type { Backup } from './storage.ts'

export interface Wishes {
	/** What is used, above 0. */
	monthlyKwh: number
	/** Of the roof, whatever its sides. */
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

export interface Option extends Chosen {
	role: 'best' | 'cheaper' | 'bigger'
	/** January first. */
	monthlyKwh: number[]
}

export interface Plan {
	/** Power that yields as much as is used, kW. */
	targetKwp: number
	/** The best first; none where nothing fits. */
	options: Option[]
	/** What stands in the way of all that is used, of a subsidy or of any system, and what would help. */
	reasons: string[]
}

/** Systems up to so many times the target are looked at. */
const MOST_OF_TARGET = 1.6
/** In the end. */
const CHEAPER = 0.85
const BIGGER = 1.2
/** A unit a year that is used, over the years, in paise: some ten years at ₹7. */
const WORTH = 70_00

/**
 * The best system for the wishes, one that costs clearly less and one that yields clearly more, where
 * there are such. The best is that whose energy, as far as it is used, is worth most beyond its cost;
 * so where cost is price, a larger budget never yields less.
 * @param extraOf what a system costs in the end beyond its price
 */
export function planSystems(
	wishes: Wishes,
	{ latitude, site, standing, year }: Where,
	catalogue: readonly Item[],
	extraOf: Search['extraOf'] = () => 0,
): Plan {
	const { budget, backup } = wishes
	const yieldOf = yieldAt(year, standing)
	const need = wishes.monthlyKwh * 12
	const usual = yieldOf(
		{ gammaPmpPctPerC: USUAL_PLANT.temperatureCoefficient },
		{ efficiencyPct: USUAL_PLANT.inverterEfficiency * 100 },
	)
	const targetKwp = usual.yearly > 0 ? need / usual.yearly : 0
	const mostKwp = targetKwp * MOST_OF_TARGET
	const stand = standOn(standing, latitude)
	const room = roomOn(wishes, stand)
	const choicesFrom = (catalogue: readonly Item[], mayServe?: Search['mayServe']): Choices => ({
		all: outlines({ catalogue, backup, site, mostKwp, yieldOf, extraOf, mayServe }),
		room,
		...completer(catalogue, site, standing.mounting),
	})
	const choices = choicesFrom(catalogue)
	const limits = { site, budget, backup }
	const chosen = (rank: Rank) => choose(choices, limits, rank)
	const cost: Rank = ({ extra }, price) => price + extra
	const worth = (cost: number, yearlyKwh: number) => cost - WORTH * Math.min(yearlyKwh, need)
	const byWorth: Rank = (outline, price) => worth(cost(outline, price), outline.yearlyKwh)
	const best = chosen(byWorth)
	if (!best) return { targetKwp, options: [], reasons: whyNone(choices, wishes, catalogue, site) }
	const { system } = best
	const spent = system.price + system.extra
	const cheaper = chosen((outline, price) =>
		spent > 0 && cost(outline, price) <= CHEAPER * spent ? byWorth(outline, price) : Infinity,
	)
	const bigger = chosen((outline, price) =>
		system.yearlyKwh <= TOO_MUCH * need && outline.yearlyKwh >= system.yearlyKwh * BIGGER
			? cost(outline, price)
			: Infinity,
	)
	const offered = (role: Option['role'], one: Chosen | null): Option[] => {
		if (!one) return []
		const { panel, inverter, kwp } = one.system
		const { monthly } = yieldOf(panel.figures, inverter.figures)
		return [{ role, ...one, monthlyKwh: monthly.map((kwh) => kwh * kwp) }]
	}
	const free = () =>
		choose({ ...choices, room: roomOn({}, stand) }, { site, backup }, byWorth)?.system
	const whyUnsubsidised = () => {
		if (!missesSubsidy(catalogue, system, extraOf)) return []
		const least = worth(spent, system.yearlyKwh)
		const mayServe = (cost: number, yearlyKwh: number) => worth(cost, yearlyKwh) < least
		const choices = choicesFrom(indianMade(catalogue), mayServe)
		const wanted = choose(choices, limits, byWorth)?.system
		if (!wanted || worth(wanted.price + wanted.extra, wanted.yearlyKwh) >= least) return []
		return whyNotIndianMade(system, wanted, extraOf)
	}
	return {
		targetKwp,
		options: [
			...offered('best', best),
			...offered('cheaper', cheaper),
			...offered('bigger', bigger),
		],
		reasons: [
			...(system.yearlyKwh < need ? whyLess(choices, wishes, system, free) : []),
			...whyUnsubsidised(),
			...whyTooMuch(choices, wishes, system.yearlyKwh),
		],
	}
}
