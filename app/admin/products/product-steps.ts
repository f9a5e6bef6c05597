import type { BulkResult } from '../../../shared/lists/bulk'
import { intents } from '../../ui/forms/intents'
import type { Refused } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'

/** The field of a product that the list can change. */
export const STEP_FIELDS = ['price', 'stock', 'archived'] as const
export type StepField = (typeof STEP_FIELDS)[number]

export const stepIntents = intents(...STEP_FIELDS, 'archive-chosen', 'restore-chosen')

/** One change of a product made from the list, and the value it replaces, both as text. */
export interface ProductStep {
	id: string
	name: string
	field: StepField
	value: string
	was: string
}

export type StepAnswer = StepTaken | StepRefusal

interface StepTaken {
	problem: null
	step: ProductStep
	/** A further result of it. */
	note?: string | undefined
}

/** With the present value of the field, where another admin has changed it. */
type StepRefusal = Refused & { present?: string }

/** The result for the chosen products. */
export interface Chosen extends BulkResult {
	archived: boolean
}

export type ChosenAnswer = { problem: null; chosen: Chosen } | Refused

/** The step that a form asked for. */
export const stepIn = ({
	intent,
	id = '',
	name = '',
	value = '',
	was = '',
}: Values): ProductStep => ({
	id,
	name,
	value,
	was,
	field: intent as StepField,
})

/** The form that is sent for a step. */
export const formOf = ({ field, ...step }: ProductStep): Record<string, string> => ({
	...stepIntents.entry(field),
	...step,
})

/** The field of a form that undoes a change; nothing is said where it succeeds. */
export const UNDOING = 'undoing'

/** The step that takes this one back. */
export const undoing = (step: ProductStep): ProductStep => ({
	...step,
	value: step.was,
	was: step.value,
})
