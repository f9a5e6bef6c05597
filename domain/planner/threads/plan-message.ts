import type { Day } from '../../../shared/calendar.ts'
import type { Result } from '../../../shared/result.ts'
import type { Fact } from '../../facts/schema.ts'
import type { Item } from '../electrical/items.ts'
import type { Unproven } from '../law/lawful.ts'
import type { UnwordedPlan } from '../sizing/answer/answer-schema.ts'
import type { PlanRequest } from '../sizing/schema.ts'

/** What a plan is made of besides the catalogue. */
export interface PlanInput {
	request: PlanRequest
	facts: readonly Fact[]
	today: Day
	unproven: Unproven
}

/** To a thread: what has changed of the catalogue since the last time, or what is to be planned. */
export type ToThread =
	| { kind: 'items'; items: Item[] }
	/** All that are for sale, in the order of the shop. */
	| { kind: 'order'; ids: string[] }
	| { kind: 'plan'; input: PlanInput; searchMs: number }

export type PlanResult = Result<UnwordedPlan>

/** From a thread, once it has read its program and for each plan. */
export type FromThread = 'ready' | PlanResult
