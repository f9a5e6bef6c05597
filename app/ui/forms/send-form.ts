import { data } from 'react-router'
import { announceFormAnswer } from './form-answers'
import type { Problem, Refused } from './problem'
import { valuesOf } from './values'

/** Said when the network gave no answer: whether it arrived or not, it can be sent again. */
export const UNSENT = 'This did not get through. Check your connection and send it again.'

/** The form that a request of a client’s action sends; it can be sent on afterwards. */
export const formIn = (request: Request): Promise<FormData> => request.clone().formData()

/** A redirect, a refusal of the store, which may say why, or what became of the sending. */
interface Thrown {
	name?: string
	status?: number
	data?: Partial<Problem> | null
}

interface Sending {
	request: Request
	serverAction: () => Promise<unknown>
}

/**
 * The server's answer to a form, or the reason there is none. The status 503 keeps the page from loading itself anew
 * over the same broken network. Either is announced to the page (`useFormAnswers`).
 * @returns of no type of its own: the page's action has the type of the answer
 */
export async function sendForm(
	{ request, serverAction }: Sending,
	unsent = UNSENT,
): Promise<never> {
	const form = await formIn(request)
	const announce = (answer?: unknown) => announceFormAnswer({ form, answer })
	try {
		const answer = await serverAction()
		announce(answer)
		return answer as never
	} catch (error) {
		const { name, status, data: said } = error as Thrown
		const isRedirect = error instanceof Response
		if (isRedirect) announce()
		// A later sending has overtaken it, the page does not understand the form, or its subject is gone.
		if (isRedirect || name === 'AbortError' || status === 400 || status === 404) throw error
		const values = valuesOf(form)
		const { intent = '' } = values
		const problem = { intent, message: said?.detail ?? unsent, fields: {}, values }
		const answer = { problem } satisfies Refused
		announce(answer)
		return data(answer, { status: 503 }) as never
	}
}
