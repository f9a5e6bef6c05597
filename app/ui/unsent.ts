import { data, isRouteErrorResponse } from 'react-router'

/** Said when the network gave no answer: whether it arrived or not, it can be sent again. */
export const UNSENT = 'This did not get through. Check your connection and send it again.'

/**
 * The server's answer to a form, or the given one when none came. Its status 503 keeps the page from
 * loading itself anew over the same broken network.
 */
export async function orUnsent<T, U>(serverAction: () => Promise<T>, unsent: U) {
	try {
		return await serverAction()
	} catch (error) {
		// A redirect is thrown too, and so is a sending that a later one has overtaken.
		if (error instanceof Response) throw error
		// An answer: what was sent makes no sense to the page, or what it is about is gone.
		if (isRouteErrorResponse(error) && (error.status === 400 || error.status === 404)) throw error
		if (error instanceof DOMException && error.name === 'AbortError') throw error
		return data(unsent, { status: 503 })
	}
}
