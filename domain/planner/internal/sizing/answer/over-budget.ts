import { message } from '../../../../../shared/messages/message.ts'
import { paise, toRupees } from '../../../../../shared/money.ts'
import type {
	OverBudgetWithMessages,
	SystemWithMessages,
} from '../../../sizing/answer/option-schema.ts'
import { type Choices, type Chosen, choose, type Limits } from '../search/choice.ts'
import type { Goal } from '../search/goal.ts'

/** So much more than the budget is still looked at. */
const MAX_SHARE_OF_BUDGET = 1.2

/**
 * The system that a plan for a budget a little larger has as its best; null where it is not worth more than the best
 * within the budget.
 * @param withoutWarning taken first, where the choices of the plan are those with warnings
 * @param goal the objective of the plan, and that of the best
 */
export function aboveBudget(
	{ choices, withoutWarning }: { choices: Choices; withoutWarning: Choices | null },
	limits: Limits,
	goal: Required<Pick<Goal, 'objective' | 'below'>>,
): Chosen | null {
	const { budget } = limits
	if (budget === undefined) return null
	const larger = { ...limits, budget: Math.floor(budget * MAX_SHARE_OF_BUDGET) }
	const found = withoutWarning && choose(withoutWarning, larger, { objective: goal.objective })
	if (found) return found.objective < goal.below ? found : null
	return choose(choices, larger, goal)
}

/**
 * As the API returns it; null where it neither costs less in the end than the best within the budget nor makes more, or
 * ends in a loss.
 * @param budget rupees
 */
export function overBudgetAnswer(
	system: SystemWithMessages,
	best: SystemWithMessages,
	budget: number,
): OverBudgetWithMessages | null {
	const inPaise = (amount: number) => Math.round(amount * 100)
	const whole = inPaise(system.money.whole)
	const more = whole - inPaise(budget)
	const saves = inPaise(best.money.cost) - inPaise(system.money.cost)
	if (saves <= 0 && system.yearlyKwh <= best.yearlyKwh) return null
	if (system.money.net.expected < 0) return null
	const about = {
		more,
		whole,
		saves,
		subsidy: inPaise(system.money.subsidy.amount),
		cost: inPaise(system.money.cost),
		instead: inPaise(best.money.cost),
		kwp: system.kwp,
		saving: inPaise(system.money.saving - best.money.saving),
	}
	return {
		system,
		more: toRupees(paise(more)),
		saves: toRupees(paise(saves)),
		title: message('planner.over_budget.title', about),
		sentence: message('planner.over_budget', about),
	}
}
