import type { Logger } from 'pino'
import type { Item } from '../electrical/items.ts'
import { answerPlan } from '../sizing/answer/answer.ts'
import { isSmall } from '../sizing/search/cost.ts'
import type { PlanInput, PlanResult } from './plan-message.ts'
import { PlanThreads } from './plan-threads.ts'

/** Makes plans: small ones at once, larger ones where nobody else waits for them. */
export class Planner {
	readonly #threads: PlanThreads

	constructor(
		log: Pick<Logger, 'error'>,
		threads = new PlanThreads((err) => log.error({ err }, 'a plan broke off')),
	) {
		this.#threads = threads
	}

	/** As `answerPlan`; `unavailable` where too many wait. */
	async plan(input: PlanInput, catalogue: readonly Item[]): Promise<PlanResult> {
		const { request, facts, today, unproven } = input
		if (isSmall(catalogue)) return answerPlan(request, catalogue, facts, today, undefined, unproven)
		return this.#threads.plan(input, catalogue)
	}

	close(): Promise<void> {
		return this.#threads.close()
	}
}
