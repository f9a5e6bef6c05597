import { useSearchParams } from 'react-router'

/** The words of the action done, by the page's address; nothing once a form of the page was answered. */
export function useDoneWords(words: Record<string, string>, answer: unknown) {
	const [params] = useSearchParams()
	return !answer && (words[params.get('done') ?? ''] ?? false)
}
