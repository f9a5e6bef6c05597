import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { announceAdded } from '../../../shell/toast'
import { sentenceOf } from '../../../ui/forms/problem'
import { isOffline } from '../../../ui/network'
import type { CartAnswer } from '../../cart/cart-answer'

const OFFLINE = 'Not added: there is no network.'

/** Sends nothing without a network: a form that waited for one could be sent twice. */
function stopOffline(event: FormEvent) {
	if (!isOffline()) return
	event.preventDefault()
	announceAdded({ name: OFFLINE, type: 'error' })
}

/**
 * Adds products to the cart without leaving the page, and notifies the shell when it is done. Forms made
 * with it post to /cart, so that they do the same, with a page of their own, where JavaScript is off.
 */
export function useAddToCart() {
	const fetcher = useFetcher<CartAnswer>()
	const shown = useRef(fetcher.data)
	const answer = fetcher.data
	useEffect(() => {
		if (!answer || answer === shown.current) return
		shown.current = answer
		const problem = sentenceOf(answer.problem)
		if (problem) announceAdded({ name: problem, type: 'error' })
		else if (!answer.problem && answer.added) announceAdded({ name: answer.added, type: 'success' })
	}, [answer])
	return {
		Form: fetcher.Form,
		onSubmit: stopOffline,
		busy: fetcher.state !== 'idle',
		/** Raised by one each time something was added. */
		answer,
	}
}
