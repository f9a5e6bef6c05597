import { type Paise, paise } from '../../../../shared/money.ts'
import type { Connection } from '../../../tariffs/bill/connection.ts'
import { type MonthTotals, monthTotals } from '../../../tariffs/bill/month-totals.ts'
import { memoize, memoizePair } from '../memoize.ts'
import { BAND_PCT, DEGRADATION_PCT, TARIFF_GROWTH_PCT, YEARS } from './assumptions.ts'
import { flowsBy, type Supply } from './flows.ts'
import { type Flows, noFlows } from './flows-of-year.ts'
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
	return returnsOver(spanOf(outlook), outlook, firstYear)
}

/** The tariffs and the production of a year, as shares of those of the first. */
interface YearOn {
	growth: number
	left: number
}

let usual: { key: string; years: readonly YearOn[] } | undefined

/** The same for nearly every plan. */
function yearsOf({
	years = YEARS,
	degradationPct = DEGRADATION_PCT,
	tariffGrowthPct = TARIFF_GROWTH_PCT,
}: Outlook): readonly YearOn[] {
	const key = `${years} ${degradationPct} ${tariffGrowthPct}`
	if (usual?.key === key) return usual.years
	const found = Array.from({ length: years }, (_, year) => ({
		growth: (1 + tariffGrowthPct / 100) ** year,
		left: (1 - degradationPct / 100) ** year,
	}))
	usual = { key, years: found }
	return found
}

/** What the years of a system have in common, however good they are. */
interface Span {
	years: readonly YearOn[]
	/** Paise of each month without solar. */
	without: readonly number[]
	totals: readonly MonthTotals[]
	/** Written over. */
	flows: Flows
}

const spanOf = (outlook: Outlook): Span => {
	const { supply, use } = outlook
	const bills = billsWithout(supply.without ?? supply.connection, use)
	return {
		years: yearsOf(outlook),
		without: bills.map(({ total }) => total),
		totals: totalsWith(supply, use),
		flows: noFlows(),
	}
}

function returnsOver(
	{ years, without, totals, flows }: Span,
	outlook: Outlook,
	firstYear?: Saving,
): Returns {
	const { supply, use, production, cost, replacements = [], firstMonth = 1 } = outlook
	const spent = cost + (outlook.interest ?? 0)
	const flowsWith = flowsBy(supply, use, production, flows)
	/** Of the year at hand. */
	const savings = Array<number>(MONTHS).fill(0)
	const yearly: Paise[] = []
	/** Less replacements. */
	let saved = 0
	let paybackMonths: number | null = spent <= 0 ? 0 : null
	let year = 0
	for (const { growth, left } of years) {
		const { billed, surplus, shares } = flowsWith(left)
		const known = year === 0 ? firstYear?.months : undefined
		let ofYear = 0
		for (let month = 0; month < MONTHS; month++) {
			let saving = known?.[month]?.saving as number | undefined
			if (saving === undefined) {
				const total = totals[month]?.(billed[month] ?? 0, shares[month]) ?? 0
				const less =
					(without[month] ?? 0) - billWith(supply, total, (production[month] ?? 0) * left)
				saving = Math.round(less * growth + paidFor(supply, surplus[month] ?? 0))
			}
			savings[month] = saving
			ofYear += saving
		}
		saved -= replacements[year] ?? 0
		paybackMonths ??= paidBackAt(savings, spent - saved, firstMonth, year)
		saved += ofYear
		yearly.push(paise(ofYear))
		year++
	}
	return { yearly, paybackMonths, net: paise(saved - spent), produced: lifeKwh(production, years) }
}

/** Months from the start until the savings of this year have for the first time paid the rest; null where they do not. */
function paidBackAt(
	savings: readonly number[],
	rest: number,
	firstMonth: number,
	year: number,
): number | null {
	let soFar = 0
	for (let step = 0; step < MONTHS; step++) {
		soFar += savings[(firstMonth - 1 + step) % MONTHS] ?? 0
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
	const span = spanOf(outlook)
	const at = (pct: number) => {
		const production = outlook.production.map((kwh) => kwh * (1 + pct / 100))
		return returnsOver(span, { ...outlook, production })
	}
	const firstYear = savingOf(outlook.supply, outlook.use, outlook.production)
	return {
		firstYear,
		low: at(-bandPct),
		expected: returnsOver(span, outlook, firstYear),
		high: at(bandPct),
	}
}

/** kg of CO₂ that the grid would have given off for the energy. @param kgPerKwh of the grid */
export const avoidedCo2 = (kwh: number, kgPerKwh: number) => kwh * kgPerKwh
