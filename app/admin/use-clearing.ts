import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** How long a cleared notification can still be brought back. */
const UNDO_FOR = 5000

/** Sent so that it arrives even while the page is being left. */
const send = (id: string) =>
	fetch(`/api/notifications/${id}`, { method: 'DELETE', keepalive: true })

/**
 * Clears a notification after the time in which it can be undone, or at once when the page is left.
 * @param onGone called just before it disappears
 */
export function useClearing(id: string, onGone: () => void) {
	const { revalidate } = useRevalidator()
	const [state, setState] = useState<'shown' | 'clearing' | 'failed'>('shown')
	const waiting = useRef(false)

	const finish = useEffectEvent(async () => {
		waiting.current = false
		const answer = await send(id).catch(() => null)
		if (!answer?.ok && answer?.status !== 404) return setState('failed')
		onGone()
		await revalidate()
	})

	useEffect(() => {
		if (state !== 'clearing') return
		waiting.current = true
		const leave = () => {
			if (waiting.current) send(id)
			waiting.current = false
		}
		const timer = setTimeout(finish, UNDO_FOR)
		window.addEventListener('pagehide', leave)
		return () => {
			clearTimeout(timer)
			window.removeEventListener('pagehide', leave)
		}
	}, [state, id])

	useEffect(
		() => () => {
			if (waiting.current) send(id)
		},
		[id],
	)

	return {
		state,
		clear: () => setState('clearing'),
		undo: () => {
			waiting.current = false
			setState('shown')
		},
	}
}
