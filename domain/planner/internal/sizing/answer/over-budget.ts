import { message } from '../../../../../shared/messages/message.ts'
import { paise, toRupees } from '../../../../../shared/money.ts'
import type {
	OverBudgetWithMessages,
	SystemWithMessages,
} from '../../../sizing/answer/option-schema.ts'
import { type Choices, type Chosen, choose, type Limits } from '../search/choice.ts'
import type { PlannedSystem } from '../search/planned-system.ts'

/** So much more than the budget is still looked at. */
const MAX_SHARE_OF_BUDGET = 1.05
/** Of a year's yield; less is the error of a product. */
const AS_MUCH = 1 - 1e-9

/** Paise; nothing is paid out where a subsidy is more. */
const costOf = (price: number, extra: number) => Math.max(0, price + extra)

/**
 * The system that costs least in the end of those that make as much as the best within the budget, or all
 * that is used, for parts a little dearer than the budget; null where none costs less than the best.
 * @param need kWh a year
 */
export function aboveBudget(
	choices: Choices,
	limits: Limits,
	best: PlannedSystem,
	need: number,
): Chosen | null {
	const { budget } = limits
	if (budget === undefined) return null
	const spent = costOf(best.price, best.extra)
	const least = Math.min(best.yearlyKwh, need) * AS_MUCH
	return choose(
		choices,
		{ ...limits, budget: Math.floor(budget * MAX_SHARE_OF_BUDGET) },
		{
			rank: (price, extra, yearlyKwh) =>
				yearlyKwh >= least && costOf(price, extra) < spent ? price + extra : Infinity,
		},
	)
}

/** As the API returns it. @param budget rupees */
export function overBudgetAnswer(
	system: SystemWithMessages,
	best: SystemWithMessages,
	budget: number,
): OverBudgetWithMessages {
	const inPaise = (amount: number) => Math.round(amount * 100)
	const price = inPaise(system.price)
	const cost = inPaise(system.money.cost)
	const instead = inPaise(best.money.cost)
	const more = price - inPaise(budget)
	const saves = instead - cost
	return {
		system,
		more: toRupees(paise(more)),
		saves: toRupees(paise(saves)),
		sentence: message('planner.over_budget', { more, saves, price, cost, instead }),
	}
}
