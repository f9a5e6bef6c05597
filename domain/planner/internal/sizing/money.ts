import { type Message, message } from '../../../../shared/messages/message.ts'
import { plainData } from '../../../../shared/messages/plain-data.ts'
import { type Paise, paise, sum, toRupees, zero } from '../../../../shared/money.ts'
import { hundredths } from '../../../../shared/rounding.ts'
import type { Work } from '../../../reference-data/limits.ts'
import type { Connection } from '../../../tariffs/bill/connection.ts'
import { priceOf } from '../../electrical/items.ts'
import { installedPct, installedRange, splitInstalled } from '../../money/gst.ts'
import { netCostOf } from '../../money/net-cost.ts'
import type { SystemWithMessages } from '../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../sizing/schema.ts'
import { yearlySpending } from '../money/appraisal.ts'
import { YEARS } from '../money/assumptions.ts'
import { type Outlook, returnsBand } from '../money/finance.ts'
import { instalmentsOf, loanOf } from '../money/loan.ts'
import { replacementsOf, type Wearing } from '../money/replacements.ts'
import { connectionsWith, type MonthOfSaving, savingOf } from '../money/saving.ts'
import { afterTaxOf } from './answer/after-tax.ts'
import { appraisalOf } from './answer/appraisal.ts'
import { phasesOf } from './estimates.ts'
import type { Offer } from './search/offers.ts'
import type { PlannedSystem } from './search/planned-system.ts'
import type { Terms } from './search/terms.ts'
import { supplyWith } from './supply.ts'
import type { StateRules } from './tariff/state-rules.ts'
import { timeOfDayMoney } from './tariff/time-of-day-money.ts'
import { balanceOf, spendingOf } from './use/balance.ts'
import type { Months } from './use/months.ts'
import { ownShares, ownUseOf } from './use/own-use.ts'
import { waysToPay } from './ways-to-pay.ts'

type Money = SystemWithMessages['money']

/** Paid to the distribution company, so outside the GST of the supply. */
const FEES: readonly Work[] = ['meter', 'meter-fee', 'load-raise', 'phase-change']

const MONTHS = 12
/** Rules that change a year by less are not told, paise. */
const WORTH_SAYING = 50_00

type MoneyRequest = Pick<
	PlanRequest,
	| 'degradationPct'
	| 'tariffGrowthPct'
	| 'discountPct'
	| 'upkeepPerKw'
	| 'gstScheme'
	| 'taxation'
	| 'incomeTaxPct'
>

export interface MoneyOfSystem {
	money: Money
	/** January first: the shares of the units billed with it in each band of the hours; none where all cost the same. */
	billedShares: readonly MonthOfSaving['shares'][]
	/** How each month is billed with it, January first. */
	connections: readonly Connection[]
	/** Rules of the state that are not counted, with what they would change. */
	told: Message[]
}

/** The cost, savings and returns of a system over the years, in rupees; poor and good years beside it. */
export function moneyOf(
	terms: Terms,
	system: PlannedSystem,
	months: Months,
	request: MoneyRequest,
): MoneyOfSystem {
	const subsidy = terms.subsidy.subsidyOf(system)
	const plant = { kwp: system.kwp, isSubsidised: subsidy.amount > 0 }
	const phases = phasesOf(system, terms.rules.singlePhaseW)
	const installation = terms.installationOf(system)
	const works = terms.works.listOf({ kwp: system.kwp, phases })
	const estimates = [
		...system.missing.map(({ part, price }) => ({ of: part, price })),
		...works.map(({ work, price }) => ({ of: work, price })),
	]
	const installed = system.whole
	const ofCompany = sum(works.flatMap(({ work, price }) => (FEES.includes(work) ? price : [])))
	const cost = paise(Math.max(0, installed - subsidy.amount))
	const loan = loanFor(installed, terms.loan)
	const replacements = replacementsOf(wearing(system))
	const upkeep = paise(Math.round((request.upkeepPerKw ?? 0) * 100 * system.kwp))
	const spending = yearlySpending(replacements?.yearly ?? [], upkeep, YEARS)
	const outlook: Outlook = {
		supply: supplyWith(terms, system, plant, months),
		use: months.use,
		production: months.production,
		cost,
		interest: loan?.interest ?? zero,
		replacements: spending,
		degradationPct: request.degradationPct,
		tariffGrowthPct: request.tariffGrowthPct,
	}
	const band = returnsBand(outlook, terms.bandPct)
	const { firstYear, low, expected, high } = band
	const isSubsidised = terms.connection.tariffs.some(({ tariff }) => tariff.subsidy)
	const byUse = isSubsidised
		? savingOf(outlook.supply, months.use, months.production, 'used').saving
		: null
	const { gst, market, kgPerKwh } = terms
	// The prices others paid were for systems without batteries.
	const gstWithin = gst ? splitInstalled(paise(installed - ofCompany), gst).gst : zero
	const range = market && !system.battery ? installedRange(market, system.kwp) : null
	const own = ownShares(months)
	const ownUse = ownUseOf(months, own)
	const money: Money = {
		saving: toRupees(firstYear.saving),
		savingByUse: byUse === null ? null : toRupees(byUse),
		timeOfDay: timeOfDayMoney(terms.known, outlook, firstYear),
		savingRange: {
			low: toRupees(low.yearly[0] ?? zero),
			high: toRupees(high.yearly[0] ?? zero),
		},
		subsidy: {
			amount: toRupees(subsidy.amount),
			reasons: subsidy.reasons,
			ofState: toRupees(subsidy.ofState),
		},
		delivery: system.delivery && toRupees(system.delivery),
		installation: toRupees(installation),
		estimates: estimates.map(({ of, price }) => ({
			what: message('planner.estimate', { of }),
			amount: toRupees(price),
		})),
		whole: toRupees(installed),
		gst: gst && {
			amount: toRupees(gstWithin),
			pct: hundredths(installedPct(gst)),
			...gst,
		},
		market: range && { low: toRupees(range.low), high: toRupees(range.high) },
		cost: toRupees(cost),
		netCost: netCostOf({
			total: paise(system.price + (system.delivery ?? 0)),
			subsidy: subsidy.amount,
			installation: installation > 0 ? installation : null,
			estimates,
			note:
				installed > system.price
					? message('net_cost.plan_note', {
							cost,
							whole: installed,
							hasSubsidy: subsidy.amount > 0,
						})
					: null,
		}),
		replacements: replacements && {
			amount: toRupees(replacements.amount),
			what: replacements.what,
		},
		paybackMonths: expected.paybackMonths,
		paybackRange: { earliest: high.paybackMonths, latest: low.paybackMonths },
		net: { low: toRupees(low.net), expected: toRupees(expected.net), high: toRupees(high.net) },
		balance: balanceOf(band, spendingOf({ installed, cost, loan, replacements: spending })),
		ownUse: { ...ownUse, what: message('planner.own_use', ownUse) },
		months: plainData(firstYear.months.map((month, at) => shown(month, own[at] ?? 0))),
		waysToPay: waysToPay(
			terms.loans,
			{
				...plant,
				whole: installed,
				saving: firstYear.saving,
				net: paise(expected.net + (loan?.interest ?? 0)),
			},
			loan && terms.loan ? { ...terms.loan, amount: loan.amount } : null,
		),
		appraisal: appraisalOf(request, {
			cost,
			spending,
			upkeep,
			savings: expected.yearly,
			yearlyKwh: sumOf(months.production),
		}),
		afterTax: afterTaxOf(
			request,
			{
				cost,
				spending,
				gst: gstWithin,
				interest: loan?.interest ?? zero,
				savings: expected.yearly,
			},
			{ ...terms, years: YEARS },
		),
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
	const savingBy = ({ ruled }: StateRules['told'][number]) =>
		savingOf(ruled(outlook.supply, plant), months.use, months.production).saving
	return {
		money,
		billedShares: firstYear.months.map(({ shares }) => shares),
		connections: connectionsWith(outlook.supply, months.use),
		told: terms.rules.told.flatMap((rule) => {
			const more = savingBy(rule) - firstYear.saving
			return Math.abs(more) < WORTH_SAYING ? [] : [rule.sentence(more)]
		}),
	}
}

/** The parts of a system that do not last as long as its panels. */
function wearing({ inverter, inverters, battery }: PlannedSystem): Wearing[] {
	const worn = (
		name: Wearing['name'],
		{ item, figures }: Offer<'inverter'> | Offer<'battery'>,
		quantity: number,
	): Wearing => ({
		name,
		quantity,
		price: paise(priceOf({ item, quantity })),
		warrantyYears: figures.warrantyYears,
	})
	return [
		worn('inverter', inverter, inverters),
		...(battery ? [worn('battery', battery, battery.quantity)] : []),
	]
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The loan asked for, out of the sum to pay before the subsidy comes. */
function loanFor(installed: Paise, loan: Terms['loan']) {
	if (!loan) return null
	const amount = paise(Math.round((installed * loan.sharePct) / 100))
	const terms = [amount, loan.ratePct, loan.years * MONTHS] as const
	return {
		amount,
		ratePct: loan.ratePct,
		...loanOf(...terms),
		instalments: instalmentsOf(...terms),
	}
}

const shown = (month: MonthOfSaving, ownShare: number): Money['months'][number] => ({
	use: hundredths(month.use),
	production: hundredths(month.production),
	own: hundredths(month.production * ownShare),
	billed: hundredths(month.billed),
	surplus: hundredths(month.surplus),
	without: toRupees(month.without),
	withSolar: toRupees(month.withSolar),
	carried: hundredths(month.carried),
	paid: toRupees(month.paid),
	saving: toRupees(month.saving),
})
