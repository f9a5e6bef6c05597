import { approx } from '../../../shared/format/lakh'
import { figure, paidBackIn, perUnit, rupees, withTenth } from '../../components/planner/words'
import { total } from '../drawings/figures'
import { METERING_WAYS, tariffName } from '../figures/grid-labels'
import { netInLakh } from '../figures/net-saving'
import {
	type Explained,
	type Explanation,
	OUTLOOK,
	PRICES,
	type Source,
	sourcesOf,
} from './explanation'

function tariffOf({ tariff }: Explained['plan']): Source[] {
	if (tariff) return [{ ...tariff, what: tariffName(tariff) }]
	return [
		{ what: 'Tariff', source: 'The price of a unit that you gave', asOf: null, confidence: 'high' },
	]
}

function ruleOf({ metering: { rule } }: Explained['plan']): Source[] {
	return rule ? [{ ...rule, what: 'Metering' }] : []
}

/** The inputs of the bills where hours have prices of their own. */
const hoursIn = ({ timeOfDay }: Explained['option']['money']): Explanation['inputs'] =>
	timeOfDay
		? [
				...timeOfDay.bands.map(
					({ what, use, billed }) =>
						[
							`Units from ${what}`,
							`${figure(use)} without solar, ${figure(billed)} with it`,
						] as const,
				),
				[
					'For these hours',
					`${rupees(timeOfDay.without)} without solar, ${rupees(timeOfDay.withSolar)} with it`,
				],
				['If every hour cost the same', `${rupees(timeOfDay.savingAtOnePrice)} saved`],
			]
		: []

/** The saving of the first year. */
export function saving({ plan, option }: Explained): Explanation {
	const { months, savingRange } = option.money
	const of = (name: 'without' | 'withSolar' | 'paid') => total(months.map((month) => month[name]))
	const { assumed, metering } = plan
	return {
		formula: [
			'Twelve bills without solar − twelve bills with it + what is paid for surplus',
			`${rupees(of('without'))} − ${rupees(of('withSolar'))} + ${rupees(of('paid'))} = ${rupees(option.money.saving)}`,
		],
		inputs: [
			['You use', `${figure(total(plan.monthlyUse))} kWh a year`],
			['The system makes', `${figure(option.yearlyKwh)} kWh a year`],
			['A unit costs you', `${perUnit(plan)}, the mean of the year`],
			...hoursIn(option.money),
			['Surplus', METERING_WAYS[metering.way]],
			[
				'Paid for a unit of surplus',
				metering.surplusRupeesPerKwh === null
					? 'Not known, counted as nothing'
					: `₹${assumed.exportRupeesPerKwh}`,
			],
			[
				`Yield ${assumed.bandPct} % lower or higher`,
				`${rupees(savingRange.low)} to ${rupees(savingRange.high)}`,
			],
		],
		sources: [...tariffOf(plan), ...ruleOf(plan)],
	}
}

export function cost({ plan, option: { price, money } }: Explained): Explanation {
	const { installation, estimates, subsidy, cost: sum, gst, market } = money
	const isBrought = money.delivery !== null && money.delivery > 0
	return {
		formula: [
			`Parts${isBrought ? ' + delivery' : ''} + installation + estimates − subsidy`,
			`${rupees(price)} + ${isBrought ? `${rupees(money.delivery ?? 0)} + ` : ''}${rupees(installation)} + ${rupees(total(estimates.map(({ amount }) => amount)))} − ${rupees(subsidy.amount)} = ${rupees(sum)}`,
		],
		inputs: [
			...(gst ? [['GST within it', rupees(gst.amount)] as const] : []),
			...(market
				? [['Typical market price', `${rupees(market.low)} to ${rupees(market.high)}`] as const]
				: []),
		],
		sources: [
			PRICES,
			...sourcesOf(plan, {
				'installation-price': 'Installation',
				'part-estimates': 'Estimates',
				'work-estimates': 'Estimates',
				'home-subsidy': 'Subsidy',
				'society-subsidy': 'Subsidy',
				'state-subsidy': 'Subsidy of the state',
				gst: 'GST',
				'installed-price': 'Typical market price',
			}),
		],
	}
}

export function subsidy({ plan, option: { kwp, money } }: Explained): Explanation {
	const { amount, reasons } = money.subsidy
	return {
		formula: [...reasons, rupees(amount)],
		inputs: [['Power of the panels', `${withTenth(kwp)} kW`]],
		sources: sourcesOf(plan, {
			'home-subsidy': 'Scheme',
			'society-subsidy': 'Scheme',
			'state-subsidy': 'Scheme of the state',
		}),
	}
}

/** The inputs of the returns over the years. */
const years = ({ plan: { assumed }, option: { money } }: Explained): Explanation['inputs'] => [
	['Cost', rupees(money.cost)],
	...(money.loan ? [['Interest on the loan', rupees(money.loan.interest)] as const] : []),
	['Saved in the first year', rupees(money.saving)],
	['Panels lose', `${withTenth(assumed.degradationPct)} % a year`],
	['Tariffs rise', `${withTenth(assumed.tariffGrowthPct)} % a year`],
	...(money.replacements
		? [[`Parts replaced in ${assumed.years} years`, rupees(money.replacements.amount)] as const]
		: []),
	...(money.appraisal?.upkeep ? [['Upkeep a year', rupees(money.appraisal.upkeep)] as const] : []),
]

export const payback = (explained: Explained): Explanation => {
	const { saving: first, cost: sum, paybackRange } = explained.option.money
	return {
		formula: [
			'The first month by which savings, less parts replaced so far, have paid the cost and all interest',
			`${rupees(sum)} at ${rupees(first)} in the first year: ${paidBackIn(paybackRange)}`,
		],
		inputs: years(explained),
		sources: [...tariffOf(explained.plan), OUTLOOK],
	}
}

export const net = (explained: Explained): Explanation => {
	const { low, expected, high } = netInLakh(explained.option.money.net)
	return {
		formula: [
			`Savings of ${explained.plan.assumed.years} years − cost − interest − parts replaced`,
			`${expected}; ${low} in poor years, ${high} in good ones`,
		],
		inputs: years(explained),
		sources: [...tariffOf(explained.plan), OUTLOOK],
	}
}

export function co2({ plan, option: { yearlyKwh, money } }: Explained): Explanation {
	const { yearKg = 0, lifeKg = 0 } = money.co2 ?? {}
	return {
		formula: [
			'What the system makes × what the grid gives off for a unit',
			`${figure(yearlyKwh)} kWh × ${withTenth((100 * yearKg) / yearlyKwh)} kg for 100 kWh = ${figure(yearKg)} kg`,
		],
		inputs: [[`In ${plan.assumed.years} years`, `${figure(approx(lifeKg))} kg`]],
		sources: sourcesOf(plan, { 'grid-emission': 'Emissions of the grid' }),
	}
}
