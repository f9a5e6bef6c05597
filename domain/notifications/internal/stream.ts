import type { SignedIn } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { type Language, rendered } from '../../../shared/messages/render.ts'
import { rateLimited } from '../../../shared/requests/rate-limited.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { logUnexpected } from '../../log.ts'
import { HEARTBEAT_INTERVAL_MS, MAX_WAITING_EVENTS, RETRY_SECONDS } from '../limits.ts'

const HEADERS = {
	'content-type': 'text/event-stream',
	'cache-control': 'no-store, no-transform',
	'x-accel-buffering': 'no',
	// So that the connection ends with the stream, and none is left idle when the store closes.
	connection: 'close',
}

const TOO_MANY = message('notifications.too_many_streams')
const TOO_MANY_OF_NETWORK = message('notifications.too_many_streams_of_network')

/**
 * Counts a stream for the account and the network. @returns a function that counts it off again, or why there may be
 * none
 */
async function admit(
	{ feed, policy }: AppContext,
	{ id }: SignedIn,
	network: string,
): Promise<Result<() => void>> {
	const leaveAccount = await feed.streams.ofAccount(id, policy.streamsPerAccount)
	if (!leaveAccount) return { ok: false, problem: rateLimited(TOO_MANY, RETRY_SECONDS) }
	const leaveNetwork = await feed.streams.ofNetwork(network, policy.streamsPerNetwork)
	if (leaveNetwork)
		return ok(() => {
			leaveNetwork()
			leaveAccount()
		})
	leaveAccount()
	return { ok: false, problem: rateLimited(TOO_MANY_OF_NETWORK, RETRY_SECONDS) }
}

/**
 * The actor's notifications as server-sent events. The stream ends at once with the session, in any process; an account
 * and a network have a limited number at a time, on each machine.
 */
export async function eventStream(
	ctx: AppContext,
	{ actor, network }: { actor: SignedIn; network: string },
	after: number | undefined,
	session: Parameters<AppContext['sessions']['watch']>[0],
	language: Language,
): Promise<Result<Response>> {
	const { feed, sessions, log } = ctx
	const admitted = await admit(ctx, actor, network)
	if (!admitted.ok) return admitted
	const text = new TextEncoder()
	let open = true
	let leave = () => {}
	let unwatch = () => {}
	let heartbeat: NodeJS.Timeout | undefined
	const stop = () => {
		open = false
		clearInterval(heartbeat)
		unwatch()
		leave()
		admitted.value()
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
				if ((controller.desiredSize ?? 0) < -MAX_WAITING_EVENTS) end()
			}
			const failed = (error: unknown) => {
				logUnexpected(log, error, 'a stream of events ended')
				end()
			}
			send('retry: 1000')
			heartbeat = setInterval(() => send(': here'), HEARTBEAT_INTERVAL_MS).unref()
			unwatch = sessions.watch(session, end)
			const onEvent = (id: number, event: object) =>
				send(`id: ${id}\nevent: notification\ndata: ${JSON.stringify(rendered(event, language))}`)
			feed.listen(actor, after, { onEvent, end }).then((left) => {
				leave = left
				if (!open) leave()
			}, failed)
		},
		cancel: stop,
	})
	return ok(new Response(body, { headers: HEADERS }))
}
