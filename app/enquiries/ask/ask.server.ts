import { type RouterContextProvider, redirect } from 'react-router'
import { NewEnquiry } from '../../../domain/enquiries/schema'
import { api, attempt } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
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
export const ask = (request: Request, context: Readonly<RouterContextProvider>) =>
	formAction(request, ONE_FORM, {
		send: onForm(NewEnquiry, async (json, form) => {
			const result = await attempt(api(context).enquiries.$post({ json }))
			if (!result.ok) return form.refuse(result.problem, UNEXPECTED)
			const { pin, plan, summary = '', contactNumber, email } = json
			if (!form.stays) throw redirect(`${askAddress({ pin, plan, summary })}&sent=yes`, 303)
			return { problem: null, receipt: result.value, pin, contactNumber, email }
		}),
	})

export type AskAnswer = Awaited<ReturnType<typeof ask>>
/** That it was sent, and how the sender can be reached. */
export type Sent = Exclude<AskAnswer, { problem: object }>
