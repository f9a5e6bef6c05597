import type { CheckoutQuote, QuoteRequest } from '../../../domain/checkout/schema'
import { api, attempt, type Context } from '../../api.server'
import type { Values } from '../../ui/forms/values'

type Choice = 'heldPrice' | 'code' | 'schedule' | 'payment' | 'fulfilment'

/** The quote of a draft. */
export interface Quoted {
	/** Null where the address is not complete, or nothing is in the cart. */
	quote: CheckoutQuote | null
	/** The reasons for the choices that could not be counted with. */
	refused: Partial<Record<Choice, string>>
}

const CHOICES: readonly Choice[] = ['heldPrice', 'code', 'schedule', 'payment', 'fulfilment']

/** The request for a quote of a draft. */
export function requestOf(draft: Values, more: Partial<QuoteRequest> = {}): QuoteRequest {
	const gstin = draft.bills === 'elsewhere' ? draft['billing.gstin'] : undefined
	const sez = draft['billing.sez'] === 'yes'
	return {
		...((draft.fulfilment === 'delivery' || draft.fulfilment === 'installation') && {
			fulfilment: draft.fulfilment,
		}),
		address: { zipCode: draft.zipCode ?? '', state: draft.state || undefined },
		...(gstin && {
			billing: { gstin, ...(sez && { sez }), state: draft['billing.state'] || undefined },
		}),
		...(draft.code && { code: draft.code }),
		...(draft.heldPrice && { heldPrice: draft.heldPrice }),
		...((draft.schedule === 'milestones' || draft.schedule === 'full') && {
			schedule: draft.schedule,
		}),
		...more,
	}
}

/** A quote of a draft. A choice that cannot be counted with is left out, with the sentence that says why. */
export async function quoteOf(
	context: Context,
	draft: Values,
	more: Partial<QuoteRequest> = {},
): Promise<Quoted> {
	const refused: Quoted['refused'] = {}
	let request = requestOf(draft, more)
	for (let attempts = 0; attempts <= CHOICES.length; attempts++) {
		const answer = await attempt(api(context).checkout.quote.$post({ json: request }))
		if (answer.ok) return { quote: answer.value, refused }
		const { errors = {}, status, detail } = answer.problem
		if (status === 429 && request.code) errors.code = detail
		const wrong = CHOICES.find((name) => errors[name] !== undefined)
		if (!wrong) return { quote: null, refused }
		refused[wrong] = errors[wrong] ?? ''
		const { [wrong]: _, ...rest }: QuoteRequest = request
		request = rest
	}
	return { quote: null, refused }
}
