import type { RouterContextProvider } from 'react-router'
import type { ProductChange } from '../../../domain/catalogue/schema'
import { api, attempt } from '../../api.server'
import { idIn, textIn } from '../../ui/dispatch.server'
import { refusalOf } from '../../ui/refusal'
import { outOfStockWithout } from './kits.server'
import type { ProductStep, StepAnswer, StepField } from './product-steps'

const FAILED = 'The change could not be saved. Please try again.'

/** A number where one was typed; anything else goes as it is, for the API to say what is wrong with it. */
const numeric = (text: string) =>
	(text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text.trim()) as number

const meant = (field: ProductStep['field'], text: string) =>
	field === 'archived' ? text === 'true' : numeric(text)

/** The change a form asks of a product's field. @throws 404 where it names no product */
export const stepIn = (form: FormData, field: StepField): ProductStep => ({
	id: idIn(form),
	name: textIn(form, 'name'),
	field,
	value: textIn(form, 'value'),
	was: textIn(form, 'was'),
})

/** Changes one field of one product, if it still is what it was on the screen. */
export async function takeStep(
	context: Readonly<RouterContextProvider>,
	step: ProductStep,
): Promise<StepAnswer> {
	const { id, field, value, was } = step
	const json = {
		[field]: meant(field, value),
		expected: { [field]: meant(field, was) },
	} as ProductChange
	const result = await attempt(api(context).catalogue.products[':id'].$put({ param: { id }, json }))
	if (result.ok) {
		const archives = field === 'archived' && value === 'true'
		const note = archives ? await outOfStockWithout(context, id) : undefined
		return { step, problem: null, present: null, note }
	}
	const { changed } = result.problem as { changed?: Record<string, unknown> }
	if (changed && field in changed) {
		const present = String(changed[field])
		return { step, problem: `Another admin has set it to ${present} meanwhile.`, present }
	}
	const { errors, message } = refusalOf(result.problem, FAILED)
	return { step, problem: message ?? errors[field] ?? FAILED, present: null }
}
