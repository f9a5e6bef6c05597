import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '../../api-call'

/** How long a cleared notification can still be brought back, milliseconds. */
const UNDO_FOR_MS = 5000

/** Sent so that it arrives even while the page is being left. */
const send = (id: string) =>
	callApi('delete', '/notifications/:id', { param: { id } }, { keepalive: true })

/**
 * Clears notifications: they leave the list at once, and the store after the time in which the last of them
 * can be brought back, or when the page is left.
 */
export function useClearing() {
	const { revalidate } = useRevalidator()
	const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
	const [cleared, setCleared] = useState<readonly string[]>([])
	const [failed, setFailed] = useState<string | null>(null)
	/** The one that was cleared last, as long as it can be brought back. */
	const [last, setLast] = useState<string | null>(null)

	useEffect(() => {
		const all = timers.current
		const sendAll = () => {
			for (const [id, timer] of all) {
				clearTimeout(timer)
				send(id)
			}
			all.clear()
		}
		window.addEventListener('pagehide', sendAll)
		return () => {
			window.removeEventListener('pagehide', sendAll)
			sendAll()
		}
	}, [])

	const showAgain = (id: string) => setCleared((ids) => ids.filter((each) => each !== id))
	const leaveUndo = (id: string) => setLast((shown) => (shown === id ? null : shown))

	async function finish(id: string) {
		timers.current.delete(id)
		leaveUndo(id)
		const answer = await send(id)
		if (answer?.ok || (answer as Response | null)?.status === 404) return revalidate()
		setFailed(id)
		showAgain(id)
	}

	return {
		isCleared: (id: string) => cleared.includes(id),
		failed,
		last,
		clear(id: string) {
			setFailed(null)
			setCleared((ids) => [...ids, id])
			setLast(id)
			timers.current.set(id, setTimeout(finish, UNDO_FOR_MS, id))
		},
		undo(id: string) {
			clearTimeout(timers.current.get(id))
			timers.current.delete(id)
			leaveUndo(id)
			showAgain(id)
		},
	}
}
