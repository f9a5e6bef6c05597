import { z } from 'zod'
import { BulkArchive, type ProductChange } from '../../../domain/catalogue/schema'
import { rupeesNumber, wholeNumber } from '../../../shared/numbers/number-schema'
import { type ApiProblem, type Asked, api, attempt, type Context } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../ui/forms/form-action.server'
import { outOfStockWithout } from './kits.server'
import {
	type ChosenAnswer,
	type StepAnswer,
	type StepField,
	stepIn,
	stepIntents,
} from './product-steps'

const FAILED = 'The change could not be saved. Please try again.'

/** A field's new value, and the one it replaces. */
const stepOf = <Value extends z.ZodType>(value: Value) =>
	z.object({ id: Id, name: z.string(), value, was: value })
const PriceStep = stepOf(rupeesNumber())
const StockStep = stepOf(wholeNumber())
const FlagStep = stepOf(z.boolean())

/** Changes one field of one product, if it still is as it was on the screen, and leads back to the list. */
export function stepProduct({ request, context }: Asked) {
	async function take(
		field: StepField,
		input: z.input<typeof PriceStep | typeof FlagStep>,
		form: Sent,
	): Promise<StepAnswer> {
		const { id, value, was } = input
		const json = { [field]: value, expected: { [field]: was } } as ProductChange
		const call = { param: { id }, json }
		const result = await attempt(api(context).catalogue.products[':id'].$put(call))
		if (!result.ok) return refused(result.problem, field, form)
		if (!form.stays) throw redirectHere(request)
		const note =
			field === 'archived' && value === true ? await outOfStockWithout(context, id) : undefined
		return { problem: null, step: stepIn(form.values), note } as const
	}
	return formAction(request, stepIntents, {
		price: onForm(PriceStep, (input, form) => take('price', input, form)),
		stock: onForm(StockStep, (input, form) => take('stock', input, form)),
		archived: onForm(FlagStep, (input, form) => take('archived', input, form)),
		'archive-chosen': onForm(Ids, ({ ids }, form) => archive(context, ids, true, form)),
		'restore-chosen': onForm(Ids, ({ ids }, form) => archive(context, ids, false, form)),
	})
}

const Ids = BulkArchive.pick({ ids: true })

/** Archives or restores the products chosen. The page that says so has no address of its own: it is gone after Back. */
async function archive(
	context: Context,
	ids: string[],
	archived: boolean,
	form: Pick<Sent, 'refuse'>,
): Promise<ChosenAnswer> {
	const json = { ids, archived }
	const result = await attempt(api(context).catalogue.products.$patch({ json }))
	if (!result.ok) return form.refuse(result.problem, FAILED)
	return { problem: null, chosen: { ...result.value, archived } }
}

type Sent = Pick<SentForm<never>, 'refuse' | 'stays' | 'values'>

function refused(problem: ApiProblem, field: StepField, form: Sent): StepAnswer {
	const { changed } = problem as { changed?: Record<string, unknown> }
	if (!changed || !(field in changed)) return form.refuse(problem, FAILED)
	const present = String(changed[field])
	return { ...form.refuse(`Another admin has set it to ${present} meanwhile.`), present }
}
