import type { DeliveryQuote, DeliveryRates } from '../../../domain/delivery/schema'
import { type ApiProblem, api, attempt, type Context, read } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { deliveryIntents } from './delivery-intents'
import { type RateValues, ratesOf, valuesOfRates } from './rates-fields'

/** The rates as somebody else has saved them meanwhile. */
export interface RatesConflict {
	revision: number
	current: RateValues
}

interface Answer {
	problem: Refused['problem'] | null
	conflict?: RatesConflict
	/** What was typed, and what delivery would cost by it. */
	tried?: { values: RateValues; quote: DeliveryQuote }
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

/** Shown again as the API counted it: without what was left out. */
const counted = (values: RateValues, rates: DeliveryRates): RateValues => ({
	'try.pin': values['try.pin'] ?? '',
	'try.items': values['try.items'] ?? '',
	...valuesOfRates(rates),
})

/** What the forms of the page ask for: to save, to try rates that are not saved, or to have those before again. */
export function handleRates(request: Request, context: Context): Promise<Answer> {
	return formAction(request, deliveryIntents, {
		save: onForm(anyText(), async (values, form): Promise<Answer> => {
			const { revision = '' } = values
			const rates = ratesOf(values)
			const put = await putRates(context, rates, revision)
			if (put.ok) throw redirectHere(request, { done: 'saved', before: revision })
			const { problem } = form.refuse(put.problem, FAILED)
			return { problem: { ...problem, values: counted(values, rates) }, ...conflictIn(put.problem) }
		}),
		try: onForm(anyText(), async (values, form): Promise<Answer> => {
			const rates = ratesOf(values)
			const { 'try.pin': pin = '', 'try.items': items = '' } = values
			const quote = await attempt(
				api(context).deliveryRates.try.$post({ json: { rates, pin, items } }),
			)
			const typed = counted(values, rates)
			if (quote.ok) return { problem: null, tried: { values: typed, quote: quote.value } }
			const { problem } = form.refuse(quote.problem, FAILED)
			return { problem: { ...problem, fields: withoutRates(problem.fields), values: typed } }
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

/** A try has the rates below a name of its own; the form has their fields without it. */
const withoutRates = (fields: Partial<Record<string, string>>) =>
	Object.fromEntries(
		Object.entries(fields).map(([path, text]) => {
			const name = path === 'pin' || path === 'items' ? `try.${path}` : path
			return [name.replace(/^rates\./, ''), text]
		}),
	)

/** A product to try the rates with; blank where there is none. */
export async function exampleItems(context: Context): Promise<string> {
	const [first] = await read(api(context).catalogue.products.$get({ query: { limit: '1' } }))
	return first ? `${first.id}:1` : ''
}
