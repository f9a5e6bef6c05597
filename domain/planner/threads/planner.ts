import type { Logger } from 'pino'
import type { Item } from '../electrical/items.ts'
import type { PlanResult } from '../internal/threads/plan-message.ts'
import { PlanThreads } from '../internal/threads/plan-threads.ts'
import { answerPlan } from '../sizing/answer/plan-answer.ts'
import type { PlanInput } from '../sizing/plan-input.ts'
import { isSmall } from '../sizing/search/cost.ts'

/** Makes plans: small ones at once, larger ones in threads. */
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
		if (isSmall(catalogue)) return answerPlan(input, catalogue)
		return this.#threads.plan(input, catalogue)
	}

	close(): Promise<void> {
		return this.#threads.close()
	}
}
