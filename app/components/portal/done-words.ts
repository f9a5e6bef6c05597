import { useSearchParams } from 'react-router'

/** What the address says was done, in words; nothing once a form of the page was answered. */
export function useDoneWords(words: Record<string, string>, answer: unknown) {
	const [params] = useSearchParams()
	return !answer && (words[params.get('done') ?? ''] ?? false)
}
