import type { SignedIn } from '../shared/actor.ts'
import type { Store } from '../store.ts'

/** A comment so often keeps whatever lies between from taking the connection for dead. */
const HEARTBEAT = 20_000
/** A reader who lets more than this wait is cut off; it comes back and resumes. */
const MOST_WAITING = 1000

const HEADERS = {
	'content-type': 'text/event-stream',
	'cache-control': 'no-store, no-transform',
	'x-accel-buffering': 'no',
	// So that the connection ends with the stream, and none is left idle when the store closes.
	connection: 'close',
}

/**
 * The actor's notifications as server-sent events.
 * @param stillThere asked with every heartbeat: once it says no, as after logging out, the stream ends
 */
export function eventStream(
	{ feed, log }: Store,
	actor: SignedIn,
	after: number | undefined,
	stillThere: () => Promise<boolean>,
): Response {
	const text = new TextEncoder()
	let open = true
	let leave = () => {}
	let heartbeat: NodeJS.Timeout | undefined
	const stop = () => {
		open = false
		clearInterval(heartbeat)
		leave()
	}
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const end = () => {
				if (!open) return
				stop()
				controller.close()
			}
			const send = (lines: string) => {
				if (!open) return
				controller.enqueue(text.encode(`${lines}\n\n`))
				if ((controller.desiredSize ?? 0) < -MOST_WAITING) end()
			}
			const failed = (error: unknown) => {
				log.error({ err: error }, 'a stream of events ended')
				end()
			}
			send('retry: 1000')
			heartbeat = setInterval(() => {
				stillThere().then((there) => (there ? send(': here') : end()), failed)
			}, HEARTBEAT).unref()
			const hear = (id: number, event: object) =>
				send(`id: ${id}\nevent: notification\ndata: ${JSON.stringify(event)}`)
			feed.listen(actor, after, { hear, end }).then((left) => {
				leave = left
				if (!open) leave()
			}, failed)
		},
		cancel: stop,
	})
	return new Response(body, { headers: HEADERS })
}
