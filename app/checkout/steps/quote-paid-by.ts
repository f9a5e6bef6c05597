import type { CheckoutQuote } from '../../../domain/checkout/schema'
import type { PaymentProvider } from '../../../domain/payments/schema'
import type { Values } from '../../ui/forms/values'

interface Quotes {
	step: string
	quote: CheckoutQuote | null
	/** The same paid on delivery. */
	cod: CheckoutQuote | null
	draft: Values
}

/** The way of payment that is chosen in a form; the first on offer unless it is another of them. */
export const wayChosen = (
	{ payments }: Pick<CheckoutQuote, 'payments'>,
	chosen: string | null | undefined,
): PaymentProvider | undefined => payments.find((way) => way === chosen) ?? payments[0]

/** The quote of the way of payment that is chosen at the last step, with its fee. @param picked since the page came */
export function quotePaidBy(
	{ step, quote, cod, draft }: Quotes,
	picked: string | null,
): CheckoutQuote | null {
	if (!quote || step !== 'pay') return quote
	return wayChosen(quote, picked ?? draft.payment) === 'cod' ? (cod ?? quote) : quote
}
