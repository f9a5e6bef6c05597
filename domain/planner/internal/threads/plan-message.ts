import type { Result } from '../../../../shared/result.ts'
import type { Item } from '../../electrical/items.ts'
import type { PlanWithMessages } from '../../sizing/answer/answer-schema.ts'
import type { PlanInput } from '../../sizing/plan-input.ts'

/** A message to a thread: the changes of the catalogue since the last time, or a plan to make. */
export type ToThread =
	| { kind: 'items'; items: Item[] }
	/** The products for sale, in the order of the shop. */
	| { kind: 'order'; ids: string[] }
	| { kind: 'plan'; input: PlanInput; searchMs: number }

export type PlanResult = Result<PlanWithMessages>

/** From a thread, once it has read its program and for each plan. */
export type FromThread = 'ready' | PlanResult
