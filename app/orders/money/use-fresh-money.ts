import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '../../../domain/orders/schema'

/** Has the page read again once the order's money has changed since it was read. */
export function useFreshMoney({ money }: Order, { money: before }: Order): void {
	const { revalidate, state } = useRevalidator()
	const isOld = JSON.stringify(money) !== JSON.stringify(before)
	useEffect(() => {
		if (isOld && state === 'idle') revalidate()
	}, [isOld, state, revalidate])
}
