import { data, isRouteErrorResponse } from 'react-router'
import type { Refused } from './problem'
import { type Values, valuesOf } from './values'

/** Said when the network gave no answer: whether it arrived or not, it can be sent again. */
export const UNSENT = 'This did not get through. Check your connection and send it again.'

interface Sending<T> {
	request: Request
	serverAction: () => Promise<T>
}

/**
 * The server's answer to a form, or why there is none. The status 503 keeps the page from loading itself anew
 * over the same broken network.
 * @param onAnswer is told of either, with what was sent
 */
export async function sendForm<T>(
	{ request, serverAction }: Sending<T>,
	unsent = UNSENT,
	onAnswer: (answer: T, values: Values) => void = () => {},
): Promise<T> {
	const values = valuesOf(await request.clone().formData())
	try {
		const answer = await serverAction()
		onAnswer(answer, values)
		return answer
	} catch (error) {
		if (isAnswer(error)) throw error
		const { intent = '' } = values
		const problem = { intent, message: unsent, fields: {}, values }
		const answer = { problem } satisfies Refused as T
		onAnswer(answer, values)
		return data(answer, { status: 503 }) as T
	}
}

function isAnswer(error: unknown): boolean {
	// A redirect is thrown too, and so is a sending that a later one has overtaken.
	if (error instanceof Response) return true
	if (error instanceof DOMException && error.name === 'AbortError') return true
	// What was sent makes no sense to the page, or what it is about is gone.
	return isRouteErrorResponse(error) && (error.status === 400 || error.status === 404)
}
