import { type RouterContextProvider, redirect } from 'react-router'
import { NewEnquiry } from '../../../domain/enquiries/schema'
import { api, attempt } from '../../api.server'
import { NO_REFUSAL, refusalOf } from '../../ui/refusal'
import { type AskAnswer, askAddress, type Subject, typedIn } from './asking'

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

/** Sends the enquiry. @throws a redirect to the page that says so, where the form does not stay */
export async function ask(
	form: FormData,
	context: Readonly<RouterContextProvider>,
): Promise<AskAnswer> {
	const typed = typedIn(form)
	const result = await attempt(api(context).enquiries.$post({ json: typed }))
	if (!result.ok) {
		const { errors, message } = refusalOf(result.problem, UNEXPECTED)
		const { plan, summary, ...shown } = errors
		return { receipt: null, typed, errors: shown, message: message ?? plan ?? summary ?? null }
	}
	if (!form.has('stay')) throw redirect(`${askAddress(typed)}&sent=yes`, 303)
	return { receipt: result.value, typed, ...NO_REFUSAL }
}
