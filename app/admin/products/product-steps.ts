import { intents, type NameOf } from '../../ui/forms/intents'

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

export interface StepAnswer {
	/** What was asked for; null where it never arrived. */
	step: ProductStep | null
	problem: string | null
	/** What else came of it. */
	note?: string | undefined
	/** What the field is now, where another admin has changed it. */
	present: string | null
}

/** The form that is sent for a step. */
export const formOf = ({ field, ...step }: ProductStep): Record<string, string> => ({
	...stepIntents.entry(field),
	...step,
	stay: 'yes',
})

/** The step that takes this one back. */
export const undoing = (step: ProductStep): ProductStep => ({
	...step,
	value: step.was,
	was: step.value,
})
