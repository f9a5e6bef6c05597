import { redirect } from 'react-router'
import { NewEnquiry } from '../../../../domain/enquiries/schema'
import { day } from '../../../../shared/day'
import { type Asked, api, attempt, type Context, read } from '../../../api.server'
import { formAction, onForm } from '../../../ui/forms/form-action.server'
import { ONE_FORM } from '../../../ui/forms/intents'
import { askAddress, type Subject } from './enquiry-subject'

const UNEXPECTED = 'Your enquiry could not be sent. Please try again.'

/** What the address of the page asks about; null where it names no plan. */
export function subjectIn(params: URLSearchParams): Subject | null {
	const plan = NewEnquiry.shape.plan.safeParse(params.get('plan'))
	if (!plan.success) return null
	return {
		plan: plan.data,
		pin: params.get('pin'),
		summary: (params.get('summary') ?? '').replace(/\p{Cc}/gu, ' ').trim(),
	}
}

/** Sends the enquiry. @throws a redirect to the page that says so, where no script has sent it */
export const ask = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(NewEnquiry, async (json, form) => {
			const result = await attempt(api(context).enquiries.$post({ json }))
			if (!result.ok) return form.refuse(result.problem, UNEXPECTED)
			const { pin, plan, summary = '', contactNumber, email } = json
			const { number, promisedDay, notifiedInstallers } = result.value
			if (!form.stays) {
				const sent = new URLSearchParams({ sent: number, by: promisedDay ?? '' })
				throw redirect(`${askAddress({ pin, plan, summary })}&${sent}`, 303)
			}
			const { whatsappNumber } = await read(api(context).store.$get())
			const to = { pin, notifiedInstallers, contactNumber, email }
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

/** What the address of the page says was sent; null where it says nothing of the kind. */
export async function sentIn(params: URLSearchParams, context: Context): Promise<Sent | null> {
	const number = params.get('sent') ?? ''
	const by = params.get('by') ?? ''
	if (!/^EQ-[\dA-Z]{4}-[\dA-Z]{4}$/.test(number) || !day().safeParse(by).success) return null
	const { whatsappNumber } = await read(api(context).store.$get())
	return { number, promisedDay: by, whatsappNumber, to: null }
}
