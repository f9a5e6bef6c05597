import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when the control it was on goes with a change: it moves to the element of this ref.
 * @param state the state that changes
 * @param isGone whether the control is not there in this state
 */
export function useFocusAfter<E extends HTMLElement>(state: unknown, isGone = true) {
	const place = useRef<E>(null)
	const before = useRef(state)
	useEffect(() => {
		if (isGone && before.current !== state && document.activeElement === document.body)
			place.current?.focus({ preventScroll: true })
		before.current = state
	}, [state, isGone])
	return place
}
