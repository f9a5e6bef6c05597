import { redirect } from 'react-router'
import type { CheckoutQuote } from '../../../domain/checkout/schema'
import type { NewOrder } from '../../../domain/orders/schema'
import { api, attempt, type Context, read } from '../../api.server'
import { stateSent } from '../../components/address/state-sent.server'
import { itemsText } from '../../components/delivery/coverage.server'
import { askAddress } from '../../components/enquiries/ask/enquiry-subject'
import { withNext } from '../../components/session/redirect-path'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Values } from '../../ui/forms/values'
import { hasLoggedOut, refusedOrder, toConfirmation, toCorrect } from '../checkout.server'
import {
	asTyped,
	billingIn,
	chosenAddress,
	givenPin,
	pinOf,
	remember,
} from '../checkout-addresses.server'
import { type CheckoutAnswer, FIELDS } from '../checkout-answer'
import { agreedIn, agreedOf, orderIn } from './agreed'
import { issueQuotation } from './quotation.server'
import { quoteOf } from './quote.server'
import { pathOf, type Step, stepNamed } from './steps'

type Form = SentForm<never>

/** In the address of a step that has come again, since there is more to choose. */
const ASKED_ANEW = 'more'

/** What is kept of what a step sends. */
const KEPT: Record<Step, readonly string[]> = {
	where: [...FIELDS, 'addressId', 'remember', 'bills'],
	how: ['fulfilment', 'code', 'schedule'],
	pay: ['payment'],
}

/** Loads the data of a step. */
export async function liveStep(context: Context, url: URL) {
	const asked = stepNamed(url.searchParams.get('step'))
	const { fields: draft } = await read(api(context).checkout.draft.$get())
	const settled: Values = { ...draft, ...(await savedFields(context, draft)) }
	const { quote, refused } = await quoteOf(context, settled)
	// No price is shown before the destination is known, and nothing is paid without a price.
	const step = quote ? (asked === 'pay' && !quote.hash ? 'how' : asked) : 'where'
	const { shipping, billing } = await addressesOf(context, draft)
	const cod =
		step === 'pay' && quote?.payments.includes('cod')
			? (await quoteOf(context, settled, { payment: 'cod' })).quote
			: null
	const { shop } = await read(api(context).store.$get())
	return {
		step,
		draft: draft as Values,
		/** Sent with the order besides the way of payment. */
		order: quote && {
			shipping,
			...(billing && { billing }),
			fulfilment: quote.fulfilment,
			...(quote.heldPrice && { heldPrice: draft.heldPrice }),
			...(quote.discounts[0] && { code: quote.discounts[0].code }),
			schedule: quote.schedule.length > 1 ? ('milestones' as const) : ('full' as const),
			remember: draft.remember === 'yes' && !draft.addressId,
		},
		quote: step === 'where' ? null : quote,
		cod,
		refused,
		ask: quote ? await askAddressOf(context, quote, settled.zipCode ?? '') : '/support',
		askCost: quote
			? await askAddressOf(context, quote, settled.zipCode ?? '', 'delivery-cost')
			: '/support',
		isAskedAnew: url.searchParams.has(ASKED_ANEW),
		agreed: quote && agreedOf(quote, cod),
		hasTerms: shop.texts.includes('terms'),
		pin: step === 'where' ? await pinOf(context, draft.zipCode) : null,
		billingPin: step === 'where' ? await pinOf(context, draft['billing.zipCode']) : null,
	}
}

/** The page that asks an installer about the goods of a quote, with the plan of a system in the cart. */
async function askAddressOf(
	context: Context,
	{ lines }: CheckoutQuote,
	pin: string,
	asks?: 'delivery-cost',
) {
	const { systems } = await read(api(context).cart.$get())
	const plan = systems[0]?.plan ?? null
	return askAddress({ pin, plan: asks ? null : plan, items: itemsText(lines), asks, summary: '' })
}

/** The fields of the saved address that a draft has chosen; none where it has none, or that is gone. */
async function savedFields(context: Context, draft: Values) {
	const chosen = await chosenAddress(context, draft)
	return chosen ? asTyped(chosen) : {}
}

/** Keeps the fields of a step, even with mistakes, and leads to the next one. */
export const sendStep = (request: Request, context: Context): Promise<CheckoutAnswer> =>
	formAction(request, ONE_FORM, {
		send: onForm(anyText(), async (values, form: Form): Promise<CheckoutAnswer> => {
			const step = stepNamed(values.step)
			const sent: Values = { ...(step === 'where' && UNTICKED), ...values, ...statesIn(values) }
			const fields = Object.fromEntries(
				KEPT[step].flatMap((name) => {
					const value = sent[name]
					return value === undefined ? [] : [[name, value]]
				}),
			)
			if (await hasLoggedOut(context, values)) {
				throw await toLoginAgain(context, step, fields)
			}
			const logsIn = step === 'where' && values.wants === 'login'
			if (logsIn && !hasTyped(fields, await given(context))) throw toLogin()
			const kept = await attempt(api(context).checkout.draft.$put({ json: { fields } }))
			// A first try without an answer may have emptied the cart: its values are sent again.
			if (step === 'pay')
				return values.wants === 'quotation'
					? issueQuotation(context, values, form)
					: pay(context, values, form)
			if (!kept.ok) return form.refuse(kept.problem)
			const draft: Values = kept.value.fields
			if (logsIn) throw toLogin()
			if (step === 'where') return whereTo(context, draft, form)
			throw await howOn(context, draft, values)
		}),
	})

/** The login leads back here, and the draft goes with the cart into the account. */
const toLogin = () => redirect(withNext('/login', pathOf('where')), 303)

/** The login after a session has ended, which leads back to the step with what was typed there. */
async function toLoginAgain(context: Context, step: Step, fields: Record<string, string>) {
	if (hasTyped(fields, await given(context)))
		await attempt(api(context).checkout.draft.$put({ json: { fields, withoutCart: true } }))
	return redirect(`${withNext('/login', pathOf(step))}&logged-out=yes`, 303)
}

/** The PIN code and the city that the form begins with. */
async function given(context: Context): Promise<Values> {
	const zipCode = await givenPin(context)
	return { zipCode, city: (await pinOf(context, zipCode))?.district ?? '' }
}

/**
 * Whether somebody typed more than the first values of the form: an empty draft would hide the account's saved values.
 * @param first the values that the form begins with
 */
const hasTyped = (fields: Values, first: Values) =>
	Object.entries(fields).some(([name, value]) => value && !GIVEN.has(name) && value !== first[name])

/** Fields that have a value from the first. */
const GIVEN = new Set(['country', 'state', 'billing.state'])

/** A box that is not ticked is not sent. */
const UNTICKED = { bills: '', remember: '' }

/** The states of a form's addresses as they were meant. */
const statesIn = (values: Values): Values =>
	Object.fromEntries(
		(['', 'billing.'] as const)
			.filter((under) => values[`${under}state`] !== undefined)
			.map((under) => [`${under}state`, stateSent(values, under)]),
	)

async function addressesOf(context: Context, draft: Values) {
	const chosen = await chosenAddress(context, draft)
	const typed = chosen ? asTyped(chosen) : null
	const of = (name: string) => typed?.[name as keyof typeof typed] ?? draft[name] ?? ''
	const shipping = {
		fullName: of('fullName'),
		contactNumber: of('contactNumber'),
		street: of('street'),
		city: of('city'),
		zipCode: of('zipCode'),
		country: of('country') || 'India',
		state: of('state'),
		email: draft.email,
	}
	const billing = billingIn(draft)
	return { isGone: chosen === null, typed, shipping, billing }
}

const GONE = 'The address you chose is no longer saved. Choose another one.'

/** The first step: who it is for and where it goes. */
async function whereTo(context: Context, draft: Values, form: Form): Promise<CheckoutAnswer> {
	const { isGone, typed, shipping, billing } = await addressesOf(context, draft)
	if (isGone) return form.refuse(GONE)
	const json = { shipping, ...(billing && { billing }) }
	const checked = await attempt(api(context).orderAddresses.check.$post({ json }))
	if (checked.ok) throw redirect(pathOf('how'))
	const answer = withFields(form.refuse(checked.problem), statesIn(form.values))
	const pins = {
		pin: await pinOf(context, shipping.zipCode),
		billingPin: billing ? await pinOf(context, billing.zipCode) : null,
	}
	return { ...(typed ? toCorrect(answer, typed) : answer), ...pins }
}

/** Mistakes by the names of the form's fields. @param states as they were meant */
function withFields({ problem }: CheckoutAnswer, states: Values): CheckoutAnswer {
	const fields = Object.entries(problem.fields).map(([name, said]) => [
		name.replace(/^shipping\./, ''),
		said,
	])
	const values = { ...problem.values, ...states }
	return { problem: { ...problem, fields: Object.fromEntries(fields), values } }
}

/** The second: on to paying, unless a code was to be applied, something has no price, or more is to be chosen. */
async function howOn(context: Context, draft: Values, { apply, schedule }: Values) {
	if (apply) return redirect(pathOf('how'))
	const settled = { ...draft, ...(await savedFields(context, draft)) }
	const { quote, refused } = await quoteOf(context, settled)
	// With installation chosen there may be parts to choose that the form did not offer.
	const isUnasked = schedule === undefined && (quote?.schedules.length ?? 0) > 1
	// Without its held price, it goes on at the prices of today, as the step has said.
	const isRefused = Object.keys(refused).some((name) => name !== 'heldPrice')
	const isSettled = quote?.hash && !isUnasked && !isRefused
	if (isSettled) return redirect(pathOf('pay'))
	return redirect(isUnasked ? `${pathOf('how')}&${ASKED_ANEW}` : pathOf('how'))
}

/** The last: the order, just as the page that was sent had it. */
async function pay(context: Context, values: Values, form: Form): Promise<CheckoutAnswer> {
	const { payment = '', idempotencyKey = '' } = values
	const { remember: isToRemember, ...order } = orderIn(values)
	const header = { 'idempotency-key': idempotencyKey }
	const json = { ...order, ...(payment && { payment }), ...agreedIn(values) } as NewOrder
	const result = await attempt(api(context).orders.$post({ header, json }))
	if (!result.ok) return refusedOrder(result.problem, form.refuse)
	const address = { ...order.shipping, remember: isToRemember ? 'yes' : '' }
	throw await toConfirmation(context, result.value, await remember(context, address))
}
