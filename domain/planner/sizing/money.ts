import { type Paise, paise, toRupees } from '../../shared/money.ts'
import { BAND_PCT, type Outlook, type Returns, returnsBand, YEARS } from '../money/finance.ts'
import { installedPct, installedRange, splitInstalled } from '../money/gst.ts'
import { loanOf } from '../money/loan.ts'
import type { Metering, MonthOfSaving } from '../money/saving.ts'
import { hundredths } from '../rounded.ts'
import type { PlanOption } from './answer-schema.ts'
import type { Candidate } from './candidates.ts'
import { ownShare } from './day.ts'
import type { PlanRequest } from './schema.ts'
import type { Terms } from './terms.ts'

type Money = PlanOption['money']

/** The months and hours of a plan: what its money is reckoned from. */
export interface Months {
	/** kWh of each month, January first. */
	use: number[]
	production: number[]
	/** A usual day of each month, 24 hours of any power. */
	hours: number[][]
	/** Of a day's use, in each hour. */
	useShares: number[]
}

type Asked = Pick<PlanRequest, 'degradationPct' | 'tariffGrowthPct' | 'loan'>

/** What a system costs, saves and brings over the years, in rupees; poor and good years beside it. */
export function moneyOf(terms: Terms, system: Candidate, months: Months, asked: Asked): Money {
	const subsidy = terms.subsidy.subsidyOf(system)
	const installation = terms.installationOf(system)
	const installed = paise(system.price + installation)
	const cost = paise(Math.max(0, installed - subsidy.amount))
	const loan = loanFor(installed, asked.loan)
	const outlook: Outlook = {
		supply: { ...terms, metering: meteringOf(terms, months) },
		use: months.use,
		production: months.production,
		cost,
		interest: loan?.interest ?? paise(0),
		degradationPct: asked.degradationPct,
		tariffGrowthPct: asked.tariffGrowthPct,
	}
	const band = returnsBand(outlook, BAND_PCT)
	const { low, expected, high } = band
	const { gst, market, kgPerKwh } = terms
	const range = market && installedRange(market, system.kwp)
	return {
		saving: toRupees(expected.firstYear.saving),
		savingRange: {
			low: toRupees(low.firstYear.saving),
			high: toRupees(high.firstYear.saving),
		},
		subsidy: {
			amount: toRupees(subsidy.amount),
			reasons: subsidy.reasons.map(({ sentence }) => sentence),
		},
		installation: toRupees(installation),
		gst: gst && {
			amount: toRupees(splitInstalled(installed, gst).gst),
			pct: hundredths(installedPct(gst)),
			...gst,
		},
		market: range && { low: toRupees(range.low), high: toRupees(range.high) },
		cost: toRupees(cost),
		paybackMonths: expected.paybackMonths,
		paybackRange: { earliest: high.paybackMonths, latest: low.paybackMonths },
		net: { low: toRupees(low.net), expected: toRupees(expected.net), high: toRupees(high.net) },
		balance: balanceOf(band),
		months: expected.firstYear.months.map(shown),
		loan: loan && {
			amount: toRupees(loan.amount),
			ratePct: loan.ratePct,
			months: loan.months,
			emi: toRupees(loan.emi),
			interest: toRupees(loan.interest),
			total: toRupees(loan.total),
		},
		co2:
			kgPerKwh === null
				? null
				: {
						yearKg: Math.round(sumOf(months.production) * kgPerKwh),
						lifeKg: Math.round(expected.produced * kgPerKwh),
					},
	}
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function meteringOf({ metering, settlementFrom }: Terms, months: Months): Metering {
	if (metering === 'net') return { way: 'net', settlementFrom }
	const { use, production, hours, useShares } = months
	const selfUse = hours.map((day, month) =>
		ownShare(day, useShares, production[month] ?? 0, use[month] ?? 0),
	)
	return { way: 'export-only', selfUse }
}

/** The loan asked for, out of what is to be paid before the subsidy comes. */
function loanFor(installed: Paise, loan: Asked['loan']) {
	if (!loan) return null
	const amount = paise(Math.round((installed * loan.sharePct) / 100))
	return { amount, ratePct: loan.ratePct, ...loanOf(amount, loan.ratePct, loan.years * 12) }
}

/** What has come in less what was spent: now, and after each year. */
function balanceOf(band: Record<'low' | 'expected' | 'high', Returns>): Money['balance'] {
	const { low, expected, high } = {
		low: runOf(band.low),
		expected: runOf(band.expected),
		high: runOf(band.high),
	}
	return expected.map((rupees, year) => ({
		low: low[year] ?? 0,
		expected: rupees,
		high: high[year] ?? 0,
	}))
}

function runOf({ yearly, net }: Returns): number[] {
	let balance = net - sumOf(yearly)
	const run = [balance]
	for (let year = 0; year < YEARS; year++) {
		balance += yearly[year] ?? 0
		run.push(balance)
	}
	return run.map((amount) => toRupees(paise(amount)))
}

const shown = (month: MonthOfSaving): Money['months'][number] => ({
	use: hundredths(month.use),
	production: hundredths(month.production),
	billed: hundredths(month.billed),
	surplus: hundredths(month.surplus),
	without: toRupees(month.without),
	withSolar: toRupees(month.withSolar),
	paid: toRupees(month.paid),
	saving: toRupees(month.saving),
})
