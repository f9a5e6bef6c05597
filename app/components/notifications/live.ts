import { useEffect, useEffectEvent } from 'react'
import type { NotificationEvent } from '../../../domain/notifications/schema'
import { apiPath } from '../../api-call'

/** After a refusal, which the browser takes as final, it is tried again so much later. */
const RETRY_AFTER_MS = 30_000

interface Subscriber {
	/** The number up to which it has received everything. */
	last: number
	onEvent: (event: NotificationEvent, number: number) => void
}

/*
 * One connection serves all subscribers of a page: a browser has only a few for all its pages. It is
 * given back while the page is out of view; coming back, it resumes where its last subscriber ended.
 */
const subscribers = new Set<Subscriber>()
let source: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function close() {
	clearTimeout(timer)
	source?.close()
	source = null
}

function notify(message: MessageEvent<string>) {
	const number = Number(message.lastEventId)
	const event: NotificationEvent = JSON.parse(message.data)
	for (const subscriber of subscribers) {
		if (number <= subscriber.last) continue
		subscriber.last = number
		subscriber.onEvent(event, number)
	}
}

function open() {
	const after = String(Math.min(...[...subscribers].map(({ last }) => last)))
	source = new EventSource(apiPath('get', '/events', { query: { after } }))
	source.addEventListener('notification', notify)
	source.addEventListener('error', () => {
		if (source?.readyState !== EventSource.CLOSED) return
		close()
		timer = setTimeout(openOrClose, RETRY_AFTER_MS)
	})
}

function openOrClose() {
	if (document.hidden || subscribers.size === 0) close()
	else if (!source) open()
}

function join(subscriber: Subscriber) {
	// One that knows less than the others starts the connection anew, from where it stands.
	if ([...subscribers].some(({ last }) => last > subscriber.last)) close()
	subscribers.add(subscriber)
	if (subscribers.size === 1) {
		document.addEventListener('visibilitychange', openOrClose)
		window.addEventListener('pageshow', openOrClose)
		window.addEventListener('pagehide', close)
	}
	openOrClose()
}

function leave(subscriber: Subscriber) {
	subscribers.delete(subscriber)
	if (subscribers.size > 0) return
	document.removeEventListener('visibilitychange', openOrClose)
	window.removeEventListener('pageshow', openOrClose)
	window.removeEventListener('pagehide', close)
	close()
}

/**
 * Receives notifications as they come, while the page is in view; coming back into view it gets the missed ones. The
 * browser itself resumes a broken connection where it ended.
 * @param after the events' cursor of when the page was read; null receives nothing
 * @param onEvent gets each event and its number, which is above that of every earlier one
 */
export function useLive(
	after: string | null,
	onEvent: (event: NotificationEvent, number: number) => void,
) {
	const receive = useEffectEvent(onEvent)
	const listens = after !== null
	// biome-ignore lint/correctness/useExhaustiveDependencies: a later cursor of the same page changes nothing
	useEffect(() => {
		if (after === null) return
		const subscriber = { last: Number(after), onEvent: receive }
		join(subscriber)
		return () => leave(subscriber)
	}, [listens])
}
