import { type Paise, paise } from '../../../../shared/money.ts'
import type { Connection } from '../../../tariffs/bill/connection.ts'
import { type MonthTotals, monthTotals } from '../../../tariffs/bill/month-totals.ts'
import { memoize, memoizePair } from '../memoize.ts'
import { BAND_PCT, DEGRADATION_PCT, TARIFF_GROWTH_PCT, YEARS } from './assumptions.ts'
import { type Flows, flowsOf, noFlows, type Supply } from './flows.ts'
import {
	billsWithout,
	billWith,
	connectionsWith,
	paidFor,
	type Saving,
	savingOf,
} from './saving.ts'

export interface Outlook {
	supply: Supply
	/** kWh of each month, January first. */
	use: number[]
	production: number[]
	/** The buyer's net cost: the price less the subsidy. */
	cost: Paise
	/** Interest on a loan for it. */
	interest?: Paise
	/** The cost of replacements in each year, the first year first; none where it is not given. */
	replacements?: readonly Paise[]
	/** The calendar month, 1 to 12, the system first works in. */
	firstMonth?: number
	years?: number
	/** The loss of production a year, per cent of the year before. */
	degradationPct?: number
	/** The rise of tariffs a year, per cent; the price of surplus stays. */
	tariffGrowthPct?: number
}

export interface Returns {
	/** The savings of each year, the first at today's tariff. */
	yearly: Paise[]
	/**
	 * Months until savings, less replacements so far, have for the first time paid the cost and all interest, including
	 * that of instalments to come; null where they do not in these years. It is the first time too where a later
	 * replacement costs more than the balance by then.
	 */
	paybackMonths: number | null
	/** Savings of all years less cost, interest and replacements; negative where it does not pay. */
	net: Paise
	/** kWh of all years. */
	produced: number
}

/** Of all systems that one plan looks at. */
export const totalsOf = memoize((connection: Connection) => monthTotals(connection))

const MONTHS = 12

const alike = memoize((connection: Connection) =>
	Array<MonthTotals>(MONTHS).fill(totalsOf(connection)),
)

const byUse = memoizePair((connection: Connection, use: readonly number[]) =>
	connectionsWith({ connection, isFixedChargeByUse: true }, use).map(totalsOf),
)

/** The totals of each month with solar, January first. */
export const totalsWith = (
	{ connection, isFixedChargeByUse }: Supply,
	use: readonly number[],
): readonly MonthTotals[] => (isFixedChargeByUse ? byUse(connection, use) : alike(connection))

/**
 * The returns of a system over the years, each year's bills calculated anew.
 * @param firstYear its bills; where there are none they are calculated as those of later years, within a few paise of each
 */
export function returnsOf(outlook: Outlook, firstYear?: Saving): Returns {
	return returnsOver(yearsOf(outlook), outlook, firstYear)
}

/** The tariffs and the production of a year, as shares of those of the first. */
interface YearOn {
	growth: number
	left: number
}

const yearsOf = ({
	years = YEARS,
	degradationPct = DEGRADATION_PCT,
	tariffGrowthPct = TARIFF_GROWTH_PCT,
}: Outlook): YearOn[] =>
	Array.from({ length: years }, (_, year) => ({
		growth: (1 + tariffGrowthPct / 100) ** year,
		left: (1 - degradationPct / 100) ** year,
	}))

function returnsOver(years: readonly YearOn[], outlook: Outlook, firstYear?: Saving): Returns {
	const { production, cost, replacements = [], firstMonth = 1 } = outlook
	const spent = cost + (outlook.interest ?? 0)
	const savings = savingsOver(years, outlook)
	for (const [month, { saving }] of firstYear?.months.entries() ?? []) savings[month] = saving
	const yearly: Paise[] = []
	/** Less replacements. */
	let saved = 0
	let paybackMonths: number | null = spent <= 0 ? 0 : null
	for (let year = 0; year < years.length; year++) {
		saved -= replacements[year] ?? 0
		paybackMonths ??= paidBackAt(savings, year, spent - saved, firstMonth)
		let ofYear = 0
		for (let month = 0; month < MONTHS; month++) ofYear += savings[year * MONTHS + month] ?? 0
		saved += ofYear
		yearly.push(paise(ofYear))
	}
	return { yearly, paybackMonths, net: paise(saved - spent), produced: lifeKwh(production, years) }
}

/** The saving of each month of the years, paise, January of the first year first. */
function savingsOver(years: readonly YearOn[], { supply, use, production }: Outlook): Float64Array {
	const without = billsWithout(supply.without ?? supply.connection, use)
	const totals = totalsWith(supply, use)
	const billed = new Float64Array(years.length * MONTHS)
	const surplus = new Float64Array(years.length * MONTHS)
	const shares: Flows['shares'] = []
	const flows = noFlows()
	for (let year = 0; year < years.length; year++) {
		flowsOf(supply, use, production, years[year]?.left ?? 1, flows)
		for (let month = 0; month < MONTHS; month++) {
			billed[year * MONTHS + month] = flows.billed[month] ?? 0
			surplus[year * MONTHS + month] = flows.surplus[month] ?? 0
			if (supply.hours) shares[year * MONTHS + month] = flows.shares[month]
		}
	}
	const savings = new Float64Array(years.length * MONTHS)
	// Month by month: from one year to the next its bill stays on the same line of the tariff.
	for (let month = 0; month < MONTHS; month++) {
		const total = totals[month]
		const before = without[month]?.total ?? 0
		const made = production[month] ?? 0
		if (!total) continue
		for (let year = 0; year < years.length; year++) {
			const at = year * MONTHS + month
			const { growth = 1, left = 1 } = years[year] ?? {}
			const withSolar = billWith(supply, total(billed[at] ?? 0, shares[at]), made * left)
			const paid = paidFor(supply, surplus[at] ?? 0)
			savings[at] = Math.round((before - withSolar) * growth + paid)
		}
	}
	return savings
}

/** Months from the start until the savings of a year have for the first time paid the rest; null where they do not. */
function paidBackAt(
	savings: Float64Array,
	year: number,
	rest: number,
	firstMonth: number,
): number | null {
	let soFar = 0
	for (let step = 0; step < MONTHS; step++) {
		soFar += savings[year * MONTHS + ((firstMonth - 1 + step) % MONTHS)] ?? 0
		if (soFar >= rest) return year * MONTHS + step + 1
	}
	return null
}

function lifeKwh(production: number[], years: readonly YearOn[]): number {
	const ofFirst = production.reduce((total, kwh) => total + kwh, 0)
	return years.reduce((all, { left }) => all + ofFirst * left, 0)
}

/** The returns of a poor, an expected and a good yield. @param bandPct either way, 0 to 100 */
export function returnsBand(outlook: Outlook, bandPct = BAND_PCT) {
	const years = yearsOf(outlook)
	const at = (pct: number) => {
		const production = outlook.production.map((kwh) => kwh * (1 + pct / 100))
		return returnsOver(years, { ...outlook, production })
	}
	const firstYear = savingOf(outlook.supply, outlook.use, outlook.production)
	return {
		firstYear,
		low: at(-bandPct),
		expected: returnsOver(years, outlook, firstYear),
		high: at(bandPct),
	}
}

/** kg of CO₂ that the grid would have given off for the energy. @param kgPerKwh of the grid */
export const avoidedCo2 = (kwh: number, kgPerKwh: number) => kwh * kgPerKwh
