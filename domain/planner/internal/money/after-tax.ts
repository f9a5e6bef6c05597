import { type Day, financialYearEnd, startOfDay } from '../../../../shared/calendar.ts'
import { DAY_MS } from '../../../../shared/durations.ts'
import { type Paise, paise, sum, zero } from '../../../../shared/money.ts'
import type { FiguresOf } from '../../../reference-data/rules.ts'

type BusinessTax = FiguresOf<'business-tax'>

/** How many days of its first tax year a system is used; the year ends on 31 March. */
export function daysOfFirstYear(commissioning: Day): number {
	const end = financialYearEnd(commissioning)
	return Math.round((startOfDay(end) - startOfDay(commissioning)) / DAY_MS) + 1
}

/** The depreciation of the first tax year, per cent: less where the system is used for fewer days than the law asks. */
export const firstYearPct = (rule: BusinessTax, commissioning: Day): number =>
	daysOfFirstYear(commissioning) < rule.fullYearDays
		? (rule.depreciationPct * rule.shortYearSharePct) / 100
		: rule.depreciationPct

/**
 * The depreciation of each year by the written-down value, whole paise.
 * @param base the amount written off; all years together are never more
 */
export function depreciationOf(base: Paise, pct: number, firstPct: number, years: number): Paise[] {
	let left: number = base
	return Array.from({ length: years }, (_, year) => {
		const off = Math.floor((left * (year === 0 ? firstPct : pct)) / 100)
		left -= off
		return paise(off)
	})
}

export interface TaxedSystem {
	/** The payments for it, less any subsidy. */
	cost: Paise
	/** The GST within it. */
	gst: Paise
	/** Interest on a loan, of all years. */
	interest: Paise
	/** Of each year, the first year first. */
	savings: readonly Paise[]
	/** Replacements and upkeep of each year. */
	spending: readonly Paise[]
}

export interface TaxedAs {
	/** Of the GST in the price, the share that comes back as input credit, 0 to 100. */
	creditPct: number
	/** Per cent of the profit; null where the income is presumed, or nothing is known of it. */
	taxPct: number | null
	depreciationPct: number
	/** Of the first year. */
	firstPct: number
}

export interface AfterTax {
	credit: Paise
	/** Income tax that depreciation saves over the years. */
	byDepreciation: Paise
	/** Income tax on the savings, less the spending on the system and its interest; below nothing where it is less. */
	tax: Paise
	/** Savings less spending, the price, interest and tax, of all years. */
	net: Paise
	/** The years until all is paid back, the credit coming in the first; null where it does not in these years. */
	paybackYears: number | null
}

/**
 * The money of a system for a business after tax. A lower power bill is a smaller expense, so the saving is taxed as
 * profit; the price net of input credit is written off by depreciation.
 */
export function afterTax(system: TaxedSystem, as: TaxedAs): AfterTax {
	const { cost, gst, interest, savings, spending } = system
	const credit = paise(Math.floor((Math.min(gst, cost) * as.creditPct) / 100))
	const base = paise(cost - credit)
	const rate = (as.taxPct ?? 0) / 100
	const written = depreciationOf(base, as.depreciationPct, as.firstPct, savings.length)
	const before = savings.map((saved, year) => saved - (spending[year] ?? 0))
	const byDepreciation = paise(Math.floor(sum(written) * rate))
	const gained = before.reduce((total, each) => total + each, 0)
	const tax = paise(Math.round((gained - interest) * rate))
	const owed = cost + Math.round(interest * (1 - rate))
	let paid: number = credit
	let paybackYears: number | null = paid >= owed ? 0 : null
	for (const [year, each] of before.entries()) {
		const ofYear = each * (1 - rate) + (written[year] ?? zero) * rate
		if (paybackYears === null && ofYear > 0 && paid + ofYear >= owed)
			paybackYears = year + (owed - paid) / ofYear
		paid += ofYear
	}
	return {
		credit,
		byDepreciation,
		tax,
		net: paise(gained + credit + byDepreciation - tax - cost - interest),
		paybackYears,
	}
}
