import { useEffect, useEffectEvent } from 'react'
import type { NotificationEvent } from '../../domain/notifications/schema'

/** After a refusal, which the browser takes as final, it is tried again so much later. */
const AGAIN = 30_000

interface Ear {
	/** The number up to which it has been told everything. */
	last: number
	hear: (event: NotificationEvent, number: number) => void
}

/*
 * One connection serves all who listen on a page: a browser has only a few for all its pages. It is
 * given back while the page is out of view; coming back, it resumes where its hindmost listener ended.
 */
const ears = new Set<Ear>()
let source: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function close() {
	clearTimeout(timer)
	source?.close()
	source = null
}

function tell(message: MessageEvent<string>) {
	const number = Number(message.lastEventId)
	const event: NotificationEvent = JSON.parse(message.data)
	for (const ear of ears) {
		if (number <= ear.last) continue
		ear.last = number
		ear.hear(event, number)
	}
}

function open() {
	source = new EventSource(`/api/events?after=${Math.min(...[...ears].map(({ last }) => last))}`)
	source.addEventListener('notification', tell)
	source.addEventListener('error', () => {
		if (source?.readyState !== EventSource.CLOSED) return
		close()
		timer = setTimeout(look, AGAIN)
	})
}

function look() {
	if (document.hidden || ears.size === 0) close()
	else if (!source) open()
}

function join(ear: Ear) {
	// One that knows less than the others starts the connection anew, from where it stands.
	if ([...ears].some(({ last }) => last > ear.last)) close()
	ears.add(ear)
	if (ears.size === 1) {
		document.addEventListener('visibilitychange', look)
		window.addEventListener('pageshow', look)
		window.addEventListener('pagehide', close)
	}
	look()
}

function leave(ear: Ear) {
	ears.delete(ear)
	if (ears.size > 0) return
	document.removeEventListener('visibilitychange', look)
	window.removeEventListener('pageshow', look)
	window.removeEventListener('pagehide', close)
	close()
}

/**
 * Hears of notifications as they come, while the page is in view; coming back into view it hears
 * what it missed. The browser itself takes a broken connection up again where it ended.
 * @param after the events' cursor of when the page was read; null hears nothing
 * @param hear told each event and its number, which is above that of every earlier one
 */
export function useLive(
	after: string | null,
	hear: (event: NotificationEvent, number: number) => void,
) {
	const heard = useEffectEvent(hear)
	const listens = after !== null
	// biome-ignore lint/correctness/useExhaustiveDependencies: a later cursor of the same page changes nothing
	useEffect(() => {
		if (after === null) return
		const ear = { last: Number(after), hear: heard }
		join(ear)
		return () => leave(ear)
	}, [listens])
}
