import { useState } from 'react'
import type { Order } from '../../domain/orders/schema'
import { useDecisions } from './decision'

interface Refused {
	order: Order
	/** Its place in the list. */
	at: number
	refusal: string
}

export interface Listed {
	order: Order
	/** Why what was pressed was not done. */
	refusal: string | null
	/** Whether it is no longer the caller's to see, as when another installer was faster. */
	gone: boolean
}

/**
 * The orders to show: those of the list, and in its old place each that has left it because somebody
 * else took it, so that it does not vanish from under the finger.
 */
export function useListed(orders: Order[]): Listed[] {
	const [refused, setRefused] = useState<Refused[]>([])
	useDecisions(({ id, refusal }) => {
		const at = orders.findIndex((order) => order.id === id)
		const order = orders[at]
		setRefused((known) => [
			...known.filter((each) => each.order.id !== id),
			...(refusal && order ? [{ order, at, refusal }] : []),
		])
	})
	const listed = orders.map((order) => {
		const known = refused.find((each) => each.order.id === order.id)
		return { order, refusal: known?.refusal ?? null, gone: false }
	})
	for (const { order, at, refusal } of refused)
		if (!orders.some(({ id }) => id === order.id))
			listed.splice(at, 0, { order: { ...order, may: [] }, refusal, gone: true })
	return listed
}
