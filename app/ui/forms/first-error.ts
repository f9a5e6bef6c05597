import { useLayoutEffect, useRef } from 'react'

/** A wrong field, or several that are wrong together. */
const WRONG = '[aria-invalid="true"], [data-invalid]'

/** Moves the focus to the form's first wrong field whenever an answer has come. */
export function useFirstError(answer: unknown) {
	const form = useRef<HTMLFormElement>(null)
	useLayoutEffect(() => {
		if (answer) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
	}, [answer])
	return form
}
