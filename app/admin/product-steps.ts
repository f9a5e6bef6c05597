/** One change of a product made from the list, and the value it replaces, both as text. */
export interface ProductStep {
	id: string
	name: string
	field: 'price' | 'stock' | 'archived'
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

const FIELDS = ['price', 'stock', 'archived'] as const

export function stepIn(form: FormData): ProductStep {
	const text = (name: string) => String(form.get(name) ?? '')
	const field = FIELDS.find((each) => each === text('field')) ?? 'archived'
	return { id: text('id'), name: text('name'), field, value: text('value'), was: text('was') }
}

/** The form that is sent for a step. */
export const formOf = (step: ProductStep): Record<string, string> => ({ ...step, stay: 'yes' })

/** The step that takes this one back. */
export const undoing = (step: ProductStep): ProductStep => ({
	...step,
	value: step.was,
	was: step.value,
})
