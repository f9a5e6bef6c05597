import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { rupees } from '../../components/planner/words'
import { total } from './figures'

export type BillMonths = PlanOption['money']['months']

/** The bills of a year before and after, in one sentence. */
export function billCaption(months: BillMonths): string {
	const before = total(months.map(({ without }) => without))
	const after = total(months.map(({ withSolar }) => withSolar))
	const paid = total(months.map((month) => month.paid))
	const fall =
		after < before
			? `Your bills fall from ${rupees(before)} to ${rupees(after)} a year`
			: `Your bills stay at ${rupees(before)} a year`
	return paid >= 0.5 ? `${fall}, and ${rupees(paid)} is paid to you for surplus.` : `${fall}.`
}
