import { useEffectEvent, useLayoutEffect } from 'react'

/** A form that the page has sent without being left, and the server's answer. */
export interface FormAnswer {
	/** As it was sent. */
	form: FormData
	/** The result of the page's action; undefined where it leads to another page, as after saving. */
	answer: unknown
}

const EVENT = 'form-answer'

export function announceFormAnswer(detail: FormAnswer): void {
	window.dispatchEvent(new CustomEvent<FormAnswer>(EVENT, { detail }))
}

/**
 * Calls back with the answer to each form of the page, as soon as it is there. An effect of the form's own may come too
 * late or not at all: a busy page is drawn for the first time after the answer when its data is there too, perhaps
 * without the form.
 */
export function useFormAnswers(onAnswer: (answer: FormAnswer) => void): void {
	const onEvent = useEffectEvent((event: Event) =>
		onAnswer((event as CustomEvent<FormAnswer>).detail),
	)
	useLayoutEffect(() => {
		window.addEventListener(EVENT, onEvent)
		return () => window.removeEventListener(EVENT, onEvent)
	}, [])
}
