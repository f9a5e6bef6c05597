import { useRevalidator } from 'react-router'
import { reachable } from '../../ui/network'

/**
 * Has a page read again because of an event, once the store can be reached: a page whose data does not come is replaced
 * by one that says so, with all that was typed in it.
 */
export function useReadAnew() {
	const { revalidate } = useRevalidator()
	return async () => {
		await reachable()
		await revalidate()
	}
}
