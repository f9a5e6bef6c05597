import type { PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { approx, inLakh } from '../../../shared/format/lakh'
import { ofUse } from '../../../shared/messages/en/planner/share-of-use'
import {
	customerOf,
	figure,
	isFromBill,
	paidBackIn,
	partsOf,
	perUnit,
	rupees,
	withTenth,
} from '../../components/planner/words'

/** `For a home in Pune, Maharashtra, PIN 411038` */
export const forWhom = (details: PlanDetails, place: string) =>
	`For ${customerOf(details)} in ${place}${details.pin ? `, PIN\u00a0${details.pin}` : ''}`

/** The system and its benefits, for a reader new to the plan. */
export function summaryOf(option: PlanOption): string {
	const { coversPct, yearlyKwh, backupHours, money } = option
	const { cost, subsidy, saving, paybackRange } = money
	const parts = partsOf(option)
	const makes = `${parts.charAt(0).toUpperCase()}${parts.slice(1)} make about ${figure(approx(yearlyKwh))} kWh in a usual year, ${ofUse(coversPct / 100)}.`
	const without =
		backupHours === null
			? ''
			: ` When the grid is away, what you picked runs for about ${withTenth(backupHours)} hours.`
	const after = subsidy.amount > 0 ? ` after a subsidy of ${rupees(subsidy.amount)}` : ''
	const { installation } = money
	const costs = ` ${installation > 0 ? 'Installed' : 'Without installation'}, it costs about ${inLakh(approx(cost))}${after} and saves about ${rupees(approx(saving))} in its first year.`
	const back =
		paybackRange.earliest === null ? '' : ` It has paid for itself in ${paidBackIn(paybackRange)}.`
	return `${makes}${without}${costs}${back}`
}

/** The estimates in it, as far as a bill can replace them. */
export function estimatesOf(plan: PlanAnswer, details: PlanDetails): string[] {
	const { tariff, monthlyKwh } = plan
	return [
		...(isFromBill(details)
			? [`Your use, about ${figure(monthlyKwh)} units a month, is our estimate from the bill.`]
			: []),
		...(tariff && tariff.company === null
			? [
					`We assumed ${perUnit(plan)} a unit${tariff.note ? '' : ', for we know no published tariff here'}: the price on your bill is more accurate.`,
				]
			: []),
	]
}

/** @param isAbroad outside India other companies connect systems, by rules that the store does not know */
export function caveats(
	{ money, notes }: Pick<PlanOption, 'money' | 'notes'>,
	isAbroad = false,
): string[] {
	const company = isAbroad ? 'electricity' : 'distribution'
	return [
		'Prices are those of the day at the top, while stock lasts.',
		`This is a calculated plan, not a quotation from your ${company} company, which decides on the connection and the meter.`,
		money.installation > 0
			? 'The price of installation is an estimate. Where we install, the checkout shows our own price, for the system as planned.'
			: 'Installation is not part of this proposal: we do not install there.',
		...(money.subsidy.amount > 0
			? ['The subsidy is paid after commissioning: until then you pay the whole price.']
			: []),
		...notes,
	]
}
