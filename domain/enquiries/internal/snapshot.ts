import { fromRupees, paise, toRupees } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { choiceOf, optionOf, planRequestIn } from '../../planner/plan-address.ts'
import { planInput } from '../../planner/queries.ts'
import { answerPlan } from '../../planner/sizing/answer/plan-answer.ts'
import { PlanRequest } from '../../planner/sizing/schema.ts'
import type { PlanSnapshot, SystemSnapshot } from '../schema.ts'
import { systemSnapshot } from '../snapshot-rules.ts'

/** A system as it is stored: amounts in paise. */
interface StoredSnapshot extends SystemSnapshot {
	/** When it was calculated, epoch milliseconds. */
	at: number
}

/** The same system with every amount of money changed into other units. */
function withMoney(system: SystemSnapshot, change: (amount: number) => number): SystemSnapshot {
	const { parts, price, installation, subsidy, cost, saving } = system
	return {
		...system,
		parts: parts.map((part) => ({ ...part, price: change(part.price) })),
		price: change(price),
		installation: change(installation),
		subsidy: change(subsidy),
		cost: change(cost),
		saving: change(saving),
	}
}

const inPaise = (rupees: number): number => fromRupees(rupees) ?? Math.round(rupees * 100)

/**
 * The system that a plan's address chooses, by the products and rates of now, as it is stored with an enquiry; null
 * where the address is no plan or nothing fits. An enquiry is taken all the same, so any other error is logged and not
 * thrown.
 */
export async function snapshotAt(
	ctx: AppContext,
	plan: string,
	at: number,
): Promise<string | null> {
	try {
		const params = new URLSearchParams(plan.slice(plan.indexOf('?') + 1))
		const asked = PlanRequest.safeParse(planRequestIn(params))
		if (!asked.success) return null
		const input = await planInput(ctx, asked.data, at)
		const answer = answerPlan(input, ctx.catalogue.products)
		if (!answer.ok) return null
		const option = optionOf(answer.value, choiceOf(params))
		if (!option) return null
		const kept: StoredSnapshot = { at, ...withMoney(systemSnapshot(answer.value, option), inPaise) }
		return JSON.stringify(kept)
	} catch (error) {
		ctx.log.error({ err: error }, 'the plan of an enquiry could not be calculated')
		return null
	}
}

/** The snapshot in rupees, with today's price of each part. */
export function snapshotIn(text: string | null, catalogue: Catalogue): PlanSnapshot | null {
	if (text === null) return null
	const { at, ...kept }: StoredSnapshot = JSON.parse(text)
	const system = withMoney(kept, (amount) => toRupees(paise(amount)))
	return {
		...system,
		sentAt: new Date(at).toISOString(),
		parts: system.parts.map((part) => {
			const product = catalogue.byId(part.productId)
			return { ...part, today: product ? { price: product.price, stock: product.stock } : null }
		}),
	}
}
