import { redirect } from 'react-router'
import { EnquiryPlan, NewEnquiry } from '../../../../domain/enquiries/schema'
import { day } from '../../../../shared/day'
import { type Asked, api, attempt, type Context, read } from '../../../api.server'
import { formAction, onForm } from '../../../ui/forms/form-action.server'
import { ONE_FORM } from '../../../ui/forms/intents'
import { itemsText } from '../../delivery/coverage.server'
import { askAddress, type Subject } from './enquiry-subject'

const UNEXPECTED = 'Your enquiry could not be sent. Please try again.'

/** What the address of the page asks about; null where it names neither a plan nor goods that are sold. */
export async function subjectIn(
	params: URLSearchParams,
	context: Context,
): Promise<Subject | null> {
	const plan = EnquiryPlan.safeParse(params.get('plan')).data ?? null
	const items = NewEnquiry.shape.items.safeParse(params.get('items') ?? undefined).data
	const goods = items && (await goodsSentence(items, context))
	if (plan === null && !goods) return null
	const summary = (params.get('summary') ?? '').replace(/\p{Cc}/gu, ' ').trim()
	return {
		plan,
		pin: params.get('pin'),
		summary: summary || (goods ?? ''),
		items: items && goods ? itemsText(items) : undefined,
		asks: goods && params.get('asks') === 'delivery-cost' ? ('delivery-cost' as const) : undefined,
	}
}

/** `4 × Solar Panel 250W, 1 × Solar Inverter 3kW`; null where one is not sold. */
async function goodsSentence(
	items: readonly { productId: string; quantity: number }[],
	context: Context,
): Promise<string | null> {
	const { products } = api(context).catalogue
	const names = await Promise.all(
		items.map(async ({ productId: id, quantity }) => {
			const found = await attempt(products[':id'].$get({ param: { id: encodeURIComponent(id) } }))
			return found.ok ? `${quantity} × ${found.value.name}` : null
		}),
	)
	return names.includes(null) ? null : names.join(', ')
}

/** Sends the enquiry. @throws a redirect to the page that says so, where no script has sent it */
export const ask = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(NewEnquiry, async (json, form) => {
			const result = await attempt(api(context).enquiries.$post({ json }))
			if (!result.ok) return form.refuse(result.problem, UNEXPECTED)
			const { pin, plan = null, items, asks, summary = '', contactNumber, email } = json
			const { number, promisedDay, notifiedInstallers } = result.value
			if (!form.stays) {
				const sent = new URLSearchParams({ sent: number, by: promisedDay ?? '' })
				throw redirect(`${askAddress({ pin, plan, items, asks, summary })}&${sent}`, 303)
			}
			const { whatsappNumber } = await read(api(context).store.$get())
			const to = { pin, asks, notifiedInstallers, contactNumber, email }
			return { problem: null, number, promisedDay, whatsappNumber, to }
		}),
	})

export type AskAnswer = Awaited<ReturnType<typeof ask>>

/** That it was sent. */
export interface Sent {
	number: string
	promisedDay: string | null
	/** The store's own, to write to. */
	whatsappNumber: string | null
	/** Who was notified and how the sender can be reached; null on a page that was led to. */
	to: Exclude<AskAnswer, { problem: object }>['to'] | null
}

/** The enquiry that the page's address says was sent; null where it names none. */
export async function sentIn(params: URLSearchParams, context: Context): Promise<Sent | null> {
	const number = params.get('sent') ?? ''
	const by = params.get('by') ?? ''
	if (!/^EQ-[\dA-Z]{4}-[\dA-Z]{4}$/.test(number) || !day().safeParse(by).success) return null
	const { whatsappNumber } = await read(api(context).store.$get())
	return { number, promisedDay: by, whatsappNumber, to: null }
}
