import { message } from '../../../../../shared/messages/message.ts'
import { fromRupees, zero } from '../../../../../shared/money.ts'
import type { Item } from '../../../electrical/items.ts'
import type { PlanWithMessages } from '../../../sizing/answer/answer-schema.ts'

/** More pieces than any plan takes. */
const PLENTY = 100_000

/** Products as if none of them were sold out. */
export const asIfInStock = (catalogue: readonly Item[]): Item[] =>
	catalogue.map((item) => ({ ...item, stock: Math.max(item.stock, PLENTY) }))

type Plan = Pick<PlanWithMessages, 'options' | 'limitedBy' | 'targetKwp'>

/**
 * An estimate for a plan that no products in stock serve; null where something of the request stands in its way.
 * @param restocked the plan as if none of the products were sold out; null where there was no time for it
 */
export function estimateOf(plan: Plan, restocked: Plan | null): PlanWithMessages['estimate'] {
	const [best] = restocked?.options ?? []
	if (best) {
		const { kwp } = best
		const { whole, cost, saving } = best.money
		const paise = (rupees: number) => fromRupees(Math.round(rupees)) ?? zero
		const sums = { whole: paise(whole), cost: paise(cost), saving: paise(saving) }
		return { kwp, cost, saving, sentence: message('planner.estimate.sold_out', { kwp, ...sums }) }
	}
	if ((restocked ?? plan).limitedBy.length > 0) return null
	const kwp = plan.targetKwp
	return { kwp, cost: null, saving: null, sentence: message('planner.estimate.size', { kwp }) }
}
