import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { Dispatches } from '../../../domain/dispatches/schema'
import type { Installation } from '../../../domain/installations/schema'
import type { Order } from '../../../domain/orders/schema'
import type { CancelRequests } from '../../../domain/returns/cancelling/cancel-schema'
import type { OrderReturns } from '../../../domain/returns/schema'
import { readApi } from '../../api-call'
import { useLive } from '../notifications/live'

export interface Followed {
	order: Order
	/** Null until the order is accepted. */
	installation: Installation | null
	/** Null where the order is installed. */
	sent: Dispatches | null
	/** The order's returns and requests to cancel; null for installers, and where no money is taken. */
	returned: OrderReturns | null
	cancelRequests: CancelRequests | null
}

interface Options {
	/** The events' cursor of when the page was read; null where nobody is signed in. */
	after: string | null
	/** How often this page has made a change without a form; it is read again after each. */
	made?: number
}

/**
 * How often it is read: signed-in people get most changes as events, but not a photo. An order that is done changes
 * rarely.
 */
const POLL_INTERVAL_MS = { withEvents: 15_000, alone: 5000 }

type Place = { param: { id: string }; query: Record<never, never> }

async function readAgain(id: string): Promise<Followed | null> {
	const place = { param: { id }, query: {} }
	const order = await readApi('/orders/:id', place)
	if (!order) return null
	const goods = await goodsOf(order, place)
	const wishes = goods && (await wishesOf(order, place))
	return wishes && { order, ...goods, ...wishes }
}

async function goodsOf(order: Order, place: Place) {
	if (order.fulfilment === 'delivery') {
		const sent = await readApi('/orders/:id/dispatches', place)
		return sent && { installation: null, sent }
	}
	if (!order.approved) return { installation: null, sent: null }
	const installation = await readApi('/orders/:id/installation', place)
	return installation && { installation, sent: null }
}

async function wishesOf({ money }: Order, place: Place) {
	if (!money) return { returned: null, cancelRequests: null }
	const returned = await readApi('/orders/:id/returns', place)
	const cancelRequests = returned && (await readApi('/orders/:id/cancel-request', place))
	return cancelRequests && { returned, cancelRequests }
}

/**
 * An order with its installation, parcels, returns and requests to cancel as they are now: read again when an event
 * names the order and every few seconds while the page is in view, until nothing can change any more. A part that
 * cannot be read is left as it was.
 */
export function useFollowed(read: Followed, { after, made = 0 }: Options): Followed {
	const [fresh, setFresh] = useState({ of: read, is: read })
	const latest = useRef(0)
	const now = fresh.of === read ? fresh.is : read
	const { id, status, money, requiresContact } = now.order
	const { state } = useNavigation()
	const look = useEffectEvent(async () => {
		// The page behind a form of this page is read by itself, and this order may no longer be the caller's.
		if (state !== 'idle') return
		const mine = ++latest.current
		const is = await readAgain(id)
		if (is && mine === latest.current) setFresh({ of: read, is })
	})
	useLive(after, ({ orderId }) => {
		if (orderId === id) look()
	})
	useEffect(() => {
		if (made > 0) look()
	}, [made])
	const isDone = status === 'installed' || status === 'delivered'
	// A declined order may be opened again, and delivered goods may come back.
	const isOpen = status !== 'cancelled' && (!isDone || money !== null)
	const isAlone = after === null || requiresContact
	const every = isAlone && !isDone ? POLL_INTERVAL_MS.alone : POLL_INTERVAL_MS.withEvents
	useEffect(() => {
		if (!isOpen) return
		const lookIfSeen = () => {
			if (!document.hidden) look()
		}
		const timer = setInterval(lookIfSeen, every)
		document.addEventListener('visibilitychange', lookIfSeen)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', lookIfSeen)
		}
	}, [isOpen, every])
	return now
}
