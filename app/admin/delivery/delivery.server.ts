import type { DeliveryQuote, DeliveryRates } from '../../../domain/delivery/schema'
import { type ApiProblem, type Asked, api, attempt, type Context, read } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import { deliveryIntents } from './delivery-intents'
import { ratesOf, valuesOfRates } from './rates-fields'

/** The rates as somebody else has saved them meanwhile. */
export interface RatesConflict {
	revision: number
	current: Values
}

interface Answer {
	problem: Refused['problem'] | null
	conflict?: RatesConflict
	/** The typed values, and the cost of delivery by them. */
	tried?: { values: Values; quote: DeliveryQuote }
}

const FAILED = 'The rates could not be saved. Please try again.'

/** The rates with their revision. @param revision the last one unless said */
export async function readRates(context: Context, revision?: number) {
	const query = revision === undefined ? {} : { revision: String(revision) }
	const response = await api(context).deliveryRates.$get({ query })
	const rates = await read(Promise.resolve(response))
	return { rates, revision: Number(response.headers.get('etag')?.replaceAll(/\D/g, '')) }
}

const putRates = (context: Context, json: DeliveryRates, revision: string) =>
	attempt(api(context).deliveryRates.$put({ json, header: { 'if-match': `"${revision}"` } }))

interface EditConflict {
	revision?: number
	current?: DeliveryRates
}

const conflictIn = (problem: ApiProblem & EditConflict): { conflict?: RatesConflict } =>
	problem.code === 'precondition_failed' && problem.current
		? { conflict: { current: valuesOfRates(problem.current), revision: problem.revision ?? 0 } }
		: {}

/** Handles the forms of the page: to save, to try rates that are not saved, or to restore the rates before. */
export function handleRates({ request, context }: Asked): Promise<Answer> {
	return formAction(request, deliveryIntents, {
		save: onForm(anyText(), async (values, form): Promise<Answer> => {
			const { revision = '' } = values
			const put = await putRates(context, ratesOf(values).rates, revision)
			if (put.ok) throw redirectHere(request, { done: 'saved', before: revision })
			const { problem } = form.refuse(put.problem, FAILED)
			return { problem: inForm(problem), ...conflictIn(put.problem) }
		}),
		try: onForm(anyText(), async (values, form): Promise<Answer> => {
			const quote = await attempt(api(context).deliveryRates.try.$post({ json: ratesOf(values) }))
			if (quote.ok) return { problem: null, tried: { values, quote: quote.value } }
			return { problem: inForm(form.refuse(quote.problem, FAILED).problem) }
		}),
		undo: onForm(anyText(), async ({ revision = '', before = '' }, form): Promise<Answer> => {
			if (!/^\d{1,9}$/.test(before)) return form.refuse(FAILED)
			const { rates } = await readRates(context, Number(before))
			const put = await putRates(context, rates, revision)
			if (put.ok) throw redirectHere(request, { done: 'undone', before: null })
			return form.refuse(put.problem, FAILED)
		}),
	})
}

const NAMES: Record<string, string> = { daysOff: 'works', pin: 'try.pin', items: 'try.items' }

/** With mistakes by the fields of the form: a try has the rates below a name of its own, and days off are those without a tick. */
function inForm<P extends Refused['problem']>(problem: P): P {
	const fields = Object.entries(problem.fields).map(([path, sentence]) => {
		const name = path.replace(/^rates\./, '')
		return [NAMES[name.split('.')[0] ?? ''] ?? name, sentence]
	})
	return { ...problem, fields: Object.fromEntries(fields) }
}

/** A product to try the rates with; blank where there is none. */
export async function exampleItems(context: Context): Promise<string> {
	const [first] = await read(api(context).catalogue.products.$get({ query: { limit: '1' } }))
	return first ? `${first.id}:1` : ''
}
