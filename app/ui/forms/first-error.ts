import { useLayoutEffect, useRef } from 'react'

/** Moves the focus to the form's first wrong field whenever an answer has come. */
export function useFirstError(answer: unknown) {
	const form = useRef<HTMLFormElement>(null)
	useLayoutEffect(() => {
		if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
	}, [answer])
	return form
}
