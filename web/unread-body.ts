import type { IncomingMessage } from 'node:http'
import { ByteBudget } from '../http/byte-budget.ts'
import { networkOf } from '../shared/requests/network.ts'

/** The time, and the bytes, that an unread body may still come in after the answer. */
const LINGER_MS = 5000
const MAX_LINGER_BYTES = 64 * 1_048_576
/** So much of it is read at a time, and then waits. */
const TURN_BYTES = 65_536
const TURN_MS = 4
/** A sender who is silent for so long, milliseconds, makes no work, and gives its place to the next. */
const SILENT_MS = 100

export const hasBody = ({ headers }: IncomingMessage) =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Whether some of the request's body has not even arrived, so that the answer was made without it. */
export const isUnread = (incoming: IncomingMessage) => hasBody(incoming) && !incoming.complete

/** Bodies that are taken in unread at a time, counted in places; an answer waits until there is one for it. */
const openPlaces = () =>
	new ByteBudget({
		maxBytes: 48,
		maxBytesOfNetwork: 3,
		spareBytes: 0,
		maxWaiting: 512,
		maxWaitMs: LINGER_MS,
	})

/** Answers requests whose body was not read, a few of each network at a time: taking bodies in is work too. */
export class LastAnswers {
	readonly #places = openPlaces()

	/**
	 * The answer as the last of its connection: bytes that still come look like a next request. The rest is taken in and
	 * thrown away before the connection closes, since an early close could cost the sender the answer.
	 */
	async make(response: Response, incoming: IncomingMessage, address: string): Promise<Response> {
		const { status } = response
		const headers = new Headers(response.headers)
		headers.set('connection', 'close')
		if (!response.body) return new Response(null, { status, headers })
		const answer = new Uint8Array(await response.arrayBuffer())
		headers.set('content-length', String(answer.length))
		const gone = new AbortController()
		incoming.once('close', () => gone.abort())
		const place = this.#places.begin(networkOf(address), gone.signal)
		await place.growTo(1)
		const body = new ReadableStream<Uint8Array>({
			async start(controller) {
				controller.enqueue(answer)
				await discarded(incoming, place.release)
				place.release()
				controller.close()
			},
		})
		return new Response(body, { status, headers })
	}
}

/** Resolves when the rest of the body has come in, or enough of it. @param onSilence called once its sender pauses */
function discarded(incoming: IncomingMessage, onSilence: () => void): Promise<void> {
	return new Promise((resolve) => {
		if (incoming.destroyed) return resolve()
		let bytes = 0
		let turn = 0
		const timer = setTimeout(resolve, LINGER_MS)
		const silence = setTimeout(onSilence, SILENT_MS)
		const end = () => {
			clearTimeout(timer)
			clearTimeout(silence)
			resolve()
		}
		for (const event of ['end', 'error', 'close']) incoming.once(event, end)
		// A handler that had begun to read would pause it again.
		incoming.removeAllListeners('data')
		incoming.on('data', (chunk: Buffer) => {
			silence.refresh()
			bytes += chunk.length
			turn += chunk.length
			if (bytes > MAX_LINGER_BYTES) end()
			if (turn < TURN_BYTES) return
			turn = 0
			incoming.pause()
			setTimeout(() => incoming.resume(), TURN_MS)
		})
		incoming.resume()
	})
}
