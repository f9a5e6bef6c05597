import type { TextInputProps } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

/** The props of a field whose hint is read out as it appears. */
export const HINT: Pick<TextInputProps, 'descriptionProps'> = {
	descriptionProps: { 'aria-live': 'polite' },
}

/**
 * The value of a field when it was left. Where a press elsewhere leaves it, that waits for the press to end: a hint
 * that appears in the middle of it would move the button away from under the finger.
 */
export function useLeft(initial: string) {
	const [left, setLeft] = useState(initial)
	const isPressed = useRef(false)
	useEffect(() => {
		const note = ({ type }: Event) => {
			isPressed.current = type === 'pointerdown'
		}
		for (const type of PRESSES) window.addEventListener(type, note, true)
		return () => {
			for (const type of PRESSES) window.removeEventListener(type, note, true)
		}
	}, [])
	function leave(text: string) {
		if (!isPressed.current) return setLeft(text)
		window.addEventListener('pointerup', () => setTimeout(() => setLeft(text)), { once: true })
	}
	return [left, leave] as const
}

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel']
