import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'

/** How far a fact can be relied on, in words. */
export const CONFIDENCE: Record<PlanAnswer['facts'][number]['confidence'], string> = {
	high: 'sure',
	medium: 'fairly sure',
	low: 'our assumption',
}
