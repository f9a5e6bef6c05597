import { useEffect, useSyncExternalStore } from 'react'
import type { SignedInUser } from '../../../../domain/accounts/schema'
import { currentQueue, followQueue, NO_QUEUE, openQueue, type Queue, sendWaiting } from './queue'
import type { Waiting } from './waiting-rules'

/** How often changes that wait are tried again while a page is open. */
const TRY_AGAIN_MS = 10_000

const NONE = () => NO_QUEUE

/** The changes of the phone that the store has not taken yet. */
export const useQueue = (): Queue => useSyncExternalStore(followQueue, currentQueue, NONE)

/**
 * Opens the queue of the installer of a page, and sends it on opening, on signal, on coming back, and now and then.
 * @param user the account of the page
 */
export function useSendingQueue(user: SignedInUser | null | undefined): Queue {
	const queue = useQueue()
	const accountId = user?.role === 'Installer' ? user.id : null
	useEffect(() => {
		if (accountId) openQueue(accountId)
	}, [accountId])
	const isWaiting = queue.changes.some(isToSend)
	useEffect(() => {
		if (!isWaiting) return
		const send = () => void sendWaiting()
		const sendIfSeen = () => {
			if (!document.hidden) send()
		}
		const timer = setInterval(send, TRY_AGAIN_MS)
		window.addEventListener('online', send)
		document.addEventListener('visibilitychange', sendIfSeen)
		return () => {
			clearInterval(timer)
			window.removeEventListener('online', send)
			document.removeEventListener('visibilitychange', sendIfSeen)
		}
	}, [isWaiting])
	return queue
}

export const isToSend = ({ refused }: Waiting): boolean => refused === null
