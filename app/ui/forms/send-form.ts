import { data, isRouteErrorResponse } from 'react-router'
import { announceFormAnswer } from './form-answers'
import type { Refused } from './problem'
import { valuesOf } from './values'

/** Said when the network gave no answer: whether it arrived or not, it can be sent again. */
export const UNSENT = 'This did not get through. Check your connection and send it again.'

/** The form that a request of a client’s action sends; it can be sent on afterwards. */
export const formIn = (request: Request): Promise<FormData> => request.clone().formData()

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
		if (isRedirect(error)) announce()
		if (isAnswer(error)) throw error
		const values = valuesOf(form)
		const { intent = '' } = values
		const problem = { intent, message: unsent, fields: {}, values }
		const answer = { problem } satisfies Refused
		announce(answer)
		return data(answer, { status: 503 }) as never
	}
}

const isRedirect = (error: unknown) =>
	error instanceof Response && error.status >= 300 && error.status < 400

function isAnswer(error: unknown): boolean {
	// A redirect is thrown too, and so is a sending that a later one has overtaken.
	if (error instanceof Response) return true
	if (error instanceof DOMException && error.name === 'AbortError') return true
	// The page does not understand the form, or its subject is gone.
	return isRouteErrorResponse(error) && (error.status === 400 || error.status === 404)
}
