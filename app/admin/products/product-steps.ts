import { intents, type NameOf } from '../../ui/forms/intents'
import type { Refused } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'

/** The field of a product that the list can change. */
export const stepIntents = intents('price', 'stock', 'archived')
export type StepField = NameOf<typeof stepIntents>

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
	/** What else came of it. */
	note?: string | undefined
}

/** With what the field is now, where another admin has changed it. */
type StepRefusal = Refused & { present?: string }

/** The step that a form asked for. */
export const stepIn = ({
	intent,
	id = '',
	name = '',
	value = '',
	was = '',
}: Values): ProductStep => ({
	...{ id, name, value, was },
	field: intent as StepField,
})

/** The form that is sent for a step. */
export const formOf = ({ field, ...step }: ProductStep): Record<string, string> => ({
	...stepIntents.entry(field),
	...step,
})

/** The step that takes this one back. */
export const undoing = (step: ProductStep): ProductStep => ({
	...step,
	value: step.was,
	was: step.value,
})
