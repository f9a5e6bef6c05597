import type { ReactNode, Ref } from 'react'
import { useFirstError } from '../../ui/forms/first-error'
import type { FormProblem } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import { type Place, placeErrors } from './field-errors'
import type { FieldSpec } from './field-spec'
import { countedValues } from './field-values'

/** The state of the fields of a form. */
export interface FieldsForm {
	/** The ref of the form element: its first wrong field gets the focus when an answer has come. */
	ref: Ref<HTMLFormElement>
	values: Values
	/** By the path of the field, the row or the rows. */
	errors: Partial<Record<string, string>>
	wrong: Place[]
	/** The message that no field shows; null where there is none. */
	message: string | null
}

/**
 * A form of these fields.
 * @param initial the first values, until something was typed
 * @param answer the server's answer, where it is more than the problem
 */
export function useFieldsForm(
	fields: readonly FieldSpec[],
	initial: Values,
	problem: FormProblem | null | undefined,
	answer: unknown = problem,
): FieldsForm {
	const ref = useFirstError(answer)
	const values = countedValues(fields, problem?.values ?? initial)
	const { errors, wrong, elsewhere } = placeErrors(fields, values, problem?.fields ?? {})
	const message = (problem?.message ?? elsewhere.join(' ')) || null
	return { ref, values, errors, wrong, message }
}

export interface FieldsProps {
	of: readonly FieldSpec[]
	form: FieldsForm
	/** Where they stand in the form, such as `figures.tiers.0`. */
	at?: string
	/** Where their values and errors are, if elsewhere. */
	from?: string
}

/** Draws fields; given to rows, which have fields and are fields. */
export type DrawFields = (props: FieldsProps) => ReactNode

/** The id of the element that shows a field, or rows. */
export const fieldId = (path: string) => `field-${path}`
