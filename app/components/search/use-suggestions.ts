import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../domain/catalogue/search/search-schema'
import { callApi } from '../../api-call'

const TYPING_DEBOUNCE_MS = 150

/** The suggestions for a text; null while nothing is typed or known. */
export interface Suggested {
	q: string
	found: Suggestions
}

/** The store's suggestions for the text of a field; an answer to an earlier text is never shown. */
export function useSuggestions(input: HTMLInputElement): Suggested | null {
	const [q, setQ] = useState(input.value.trim())
	const [suggested, setSuggested] = useState<Suggested | null>(null)

	useEffect(() => {
		const read = () => setQ(input.value.trim())
		// A form that is reset has its old value until the event is over.
		const empty = () => setQ('')
		const { form } = input
		// Text may have been typed since it was drawn first.
		read()
		input.addEventListener('input', read)
		form?.addEventListener('reset', empty)
		return () => {
			input.removeEventListener('input', read)
			form?.removeEventListener('reset', empty)
		}
	}, [input])

	useEffect(() => {
		if (q === '') return setSuggested(null)
		const request = new AbortController()
		const timer = setTimeout(async () => {
			const { signal } = request
			const answer = await callApi('get', '/products/suggestions', { query: { q } }, { signal })
			if (!answer?.ok) return
			const found = (await answer.json().catch(() => null)) as Suggestions | null
			if (found && !signal.aborted) setSuggested({ q, found })
		}, TYPING_DEBOUNCE_MS)
		return () => {
			clearTimeout(timer)
			request.abort()
		}
	}, [q])

	return suggested
}
