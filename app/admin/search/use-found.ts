import { useEffect, useState } from 'react'
import type { PortalSearch } from '../../../domain/reports/search/search-schema'
import { callApi } from '../../api-call'

const TYPING_DEBOUNCE_MS = 120

export interface Found {
	q: string
	/** Null where the store gave no answer. */
	found: PortalSearch | null
}

/** What the store finds for a text; an answer to an earlier text is never shown. */
export function useFound(text: string): Found | null {
	const q = text.trim()
	const [answer, setAnswer] = useState<Found | null>(null)
	useEffect(() => {
		if (q === '') return
		const request = new AbortController()
		const timer = setTimeout(async () => {
			const { signal } = request
			const sent = await callApi('get', '/portal-search', { query: { q } }, { signal })
			const found: PortalSearch | null = sent?.ok ? await sent.json().catch(() => null) : null
			if (!signal.aborted) setAnswer({ q, found })
		}, TYPING_DEBOUNCE_MS)
		return () => {
			clearTimeout(timer)
			request.abort()
		}
	}, [q])
	return answer?.q === q ? answer : null
}
