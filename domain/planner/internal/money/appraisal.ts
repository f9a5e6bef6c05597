import { add, type Paise, paise, toRupees } from '../../../../shared/money.ts'
import { rounded } from '../../../../shared/rounding.ts'

/** A system over its years, as an expert weighs it. */
export interface Appraised {
	/** After the subsidy, paid now. */
	cost: Paise
	/** Of each year, the first year first. */
	savings: readonly Paise[]
	/** Replacements and upkeep of each year. */
	spending: readonly Paise[]
	/** kWh of the first year. */
	yearlyKwh: number
	/** The loss of production a year, per cent of the year before. */
	degradationPct: number
	/** The discount rate, per cent a year. */
	discountPct: number
}

/**
 * The net present value, rupees, and the levelized cost of a unit, rupees per kWh; null where nothing is made. What
 * comes in a year is discounted from its end. The cost of a unit is all discounted costs over all discounted units:
 * Short, Packey & Holt, A Manual for the Economic Evaluation of Energy Efficiency and Renewable Energy Technologies,
 * NREL/TP-462-5173 (1995), chapters 3 and 4. Interest on a loan is in neither.
 */
export function appraise(system: Appraised): { npv: number; rupeesPerKwh: number | null } {
	const { cost, savings, spending, yearlyKwh, degradationPct, discountPct } = system
	const factor = (year: number) => (1 + discountPct / 100) ** -(year + 1)
	let worth = 0
	let spent: number = cost
	let kwh = 0
	for (const [year, saved] of savings.entries()) {
		worth += saved * factor(year)
		spent += (spending[year] ?? 0) * factor(year)
		kwh += yearlyKwh * (1 - degradationPct / 100) ** year * factor(year)
	}
	return {
		npv: toRupees(paise(Math.round(worth - spent))),
		rupeesPerKwh: kwh > 0 ? rounded(spent / 100 / kwh, 2) : null,
	}
}

/** The spending of each year in all. @param upkeep of every year */
export const yearlySpending = (
	replacements: readonly Paise[],
	upkeep: Paise,
	years: number,
): Paise[] => {
	const yearly = Array<Paise>(years).fill(upkeep)
	for (const [year, amount] of replacements.slice(0, years).entries())
		yearly[year] = add(amount, upkeep)
	return yearly
}
