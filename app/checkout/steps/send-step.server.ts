import { redirect } from 'react-router'
import { api, attempt, type Context, read } from '../../api.server'
import { stateSent } from '../../components/address/state-sent.server'
import { withNext } from '../../components/session/redirect-path'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Values } from '../../ui/forms/values'
import {
	addressesOf,
	type asTyped,
	givenPin,
	pinOf,
	savedFields,
} from '../checkout-addresses.server'
import { BY_ACCOUNT, type CheckoutAnswer, FIELDS } from '../checkout-answer'
import { placeOrder } from '../place-order.server'
import { orderIn } from './agreed'
import { ASKED_ANEW } from './asked-anew'
import { issueQuotation } from './quotation.server'
import { quoteOf } from './quote.server'
import { lastStepOf, pathOf, type Step, stepNamed } from './steps'

type Form = SentForm<never>

/** The fields that the draft keeps of a step. */
const KEPT: Record<Step, readonly string[]> = {
	where: [...FIELDS, 'addressId', 'remember', 'bills'],
	how: ['fulfilment', 'code', 'schedule'],
	pay: ['payment'],
}

/** Keeps the fields of a step, even with mistakes, and leads to the next one; the last places the order. */
export const sendStep = (request: Request, context: Context): Promise<CheckoutAnswer> =>
	formAction(request, ONE_FORM, {
		send: onForm(anyText(), async (values, form: Form): Promise<CheckoutAnswer> => {
			const { checkoutIsDemo } = await read(api(context).store.$get())
			const last = lastStepOf(checkoutIsDemo)
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
			if (step === last && !logsIn) {
				if (values.wants === 'quotation') return issueQuotation(context, values, form)
				return step === 'where'
					? placeTyped(context, sent, form)
					: placeOrder(context, orderIn(values), form)
			}
			if (!kept.ok) return form.refuse(kept.problem)
			const draft: Values = kept.value.fields
			if (logsIn) throw toLogin()
			if (step === 'where') return whereTo(context, draft, form)
			throw await howOn(context, draft, values)
		}),
	})

/** Whether a form was shown to a signed-in person whose session has ended since. */
async function hasLoggedOut(context: Context, values: Values): Promise<boolean> {
	if (!values[BY_ACCOUNT]) return false
	return (await read(api(context).accounts.session.$get())).user === null
}

/** The login leads back here, and the draft goes with the cart into the account. */
const toLogin = () => redirect(withNext('/login', pathOf('where')), 303)

/** The login after a session has ended, which leads back to the step with its typed values. */
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

const GONE = 'The address you chose is no longer saved. Choose another one.'

/** The first step: who it is for and where it goes. */
async function whereTo(context: Context, draft: Values, form: Form): Promise<CheckoutAnswer> {
	const { isGone, shipping, billing } = await addressesOf(context, draft)
	if (isGone) return form.refuse(GONE)
	const json = { shipping, billing }
	const checked = await attempt(api(context).orderAddresses.check.$post({ json }))
	if (checked.ok) throw redirect(pathOf('how'))
	return aboutAddress(context, draft, form, form.refuse(checked.problem))
}

/** The order of a form that asks for the address alone. */
async function placeTyped(context: Context, sent: Values, form: Form): Promise<CheckoutAnswer> {
	const { isGone, shipping, billing } = await addressesOf(context, sent)
	if (isGone) return form.refuse(GONE)
	const order = { shipping, billing, remember: sent.remember === 'yes' }
	return aboutAddress(context, sent, form, await placeOrder(context, order, form))
}

/** An answer with its mistakes at the fields of the address, and the lookups of its PIN codes. */
async function aboutAddress(
	context: Context,
	draft: Values,
	form: Form,
	refused: CheckoutAnswer,
): Promise<CheckoutAnswer> {
	const { typed, shipping, billing } = await addressesOf(context, draft)
	const answer = withFields(refused, statesIn(form.values))
	return {
		...(typed ? toCorrect(answer, typed) : answer),
		pin: await pinOf(context, shipping.zipCode),
		billingPin: billing ? await pinOf(context, billing.zipCode) : null,
	}
}

/** A saved address with mistakes, which the list of PIN codes may come to find, is put into the fields to be corrected. */
function toCorrect(answer: CheckoutAnswer, typed: ReturnType<typeof asTyped>): CheckoutAnswer {
	const { problem } = answer
	if (!Object.keys(typed).some((name) => name in problem.fields)) return answer
	const values = { ...problem.values, ...typed, addressId: '' }
	return { ...answer, problem: { ...problem, values }, isToCorrect: true }
}

/** Mistakes by the names of the form's fields. @param states as they were meant */
function withFields({ problem, ...more }: CheckoutAnswer, states: Values): CheckoutAnswer {
	const fields = Object.entries(problem.fields).map(([name, said]) => [
		name.replace(/^shipping\./, ''),
		said,
	])
	const values = { ...problem.values, ...states }
	return { ...more, problem: { ...problem, fields: Object.fromEntries(fields), values } }
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
