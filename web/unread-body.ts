import type { IncomingMessage } from 'node:http'

/** The time, and the bytes, that an unread body may still come in after the answer. */
const LINGER_MS = 5000
const MAX_LINGER_BYTES = 64 * 1_048_576

export const hasBody = ({ headers }: IncomingMessage) =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Whether some of the request's body has not even arrived, so that the answer was made without it. */
export const isUnread = (incoming: IncomingMessage) => hasBody(incoming) && !incoming.complete

/**
 * The answer as the last of its connection: bytes that still come look like a next request. The rest is taken in and
 * thrown away before the connection closes, since an early close could cost the sender the answer.
 */
export async function lastAnswer(response: Response, incoming: IncomingMessage): Promise<Response> {
	const { status } = response
	const headers = new Headers(response.headers)
	headers.set('connection', 'close')
	if (!response.body) return new Response(null, { status, headers })
	const answer = new Uint8Array(await response.arrayBuffer())
	headers.set('content-length', String(answer.length))
	const body = new ReadableStream<Uint8Array>({
		async start(controller) {
			controller.enqueue(answer)
			await discarded(incoming)
			controller.close()
		},
	})
	return new Response(body, { status, headers })
}

/** Resolves when the rest of the body has come in, or enough of it. */
function discarded(incoming: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		let bytes = 0
		const timer = setTimeout(resolve, LINGER_MS)
		const end = () => {
			clearTimeout(timer)
			resolve()
		}
		for (const event of ['end', 'error', 'close']) incoming.once(event, end)
		// A handler that had begun to read would pause it again.
		incoming.removeAllListeners('data')
		incoming.on('data', (chunk: Buffer) => {
			bytes += chunk.length
			if (bytes > MAX_LINGER_BYTES) end()
		})
		incoming.resume()
	})
}
