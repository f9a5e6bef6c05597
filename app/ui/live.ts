import { useEffect, useEffectEvent, useRef } from 'react'
import type { NotificationEvent } from '../../domain/notifications/schema'

/** After a refusal, which the browser takes as final, it is tried again so much later. */
const AGAIN = 30_000

/**
 * Hears of notifications as they come, while the page is in view; coming back into view it hears
 * what it missed. The browser itself takes a broken connection up again where it ended.
 * @param after the events' cursor of when the page was read
 * @param hear told each event and its number, which is above that of every earlier one
 */
export function useLive(after: string, hear: (event: NotificationEvent, number: number) => void) {
	const last = useRef(after)
	const heard = useEffectEvent((message: MessageEvent<string>) => {
		last.current = message.lastEventId
		hear(JSON.parse(message.data), Number(message.lastEventId))
	})
	useEffect(() => {
		let source: EventSource | null = null
		let timer: ReturnType<typeof setTimeout> | undefined
		const close = () => {
			clearTimeout(timer)
			source?.close()
			source = null
		}
		const open = () => {
			source = new EventSource(`/api/events?after=${last.current}`)
			source.addEventListener('notification', heard)
			source.addEventListener('error', () => {
				if (source?.readyState !== EventSource.CLOSED) return
				close()
				timer = setTimeout(look, AGAIN)
			})
		}
		// A page out of view gives its connection back: a browser has only a few for all its pages.
		const look = () => {
			if (document.hidden) close()
			else if (!source) open()
		}
		look()
		document.addEventListener('visibilitychange', look)
		window.addEventListener('pageshow', look)
		window.addEventListener('pagehide', close)
		return () => {
			document.removeEventListener('visibilitychange', look)
			window.removeEventListener('pageshow', look)
			window.removeEventListener('pagehide', close)
			close()
		}
	}, [])
}
