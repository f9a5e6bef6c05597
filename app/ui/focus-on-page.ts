import { useEffect, useRef } from 'react'
import { focusPlace } from './focus-place'

/**
 * Leads from the links between the pages of a list to its heading once another page has come: the one of the section
 * that the links stand in, else the one of the whole page.
 * @param page the page that is shown
 * @returns the ref of the element with the links
 */
export function useFocusOnPage<E extends HTMLElement>(page: number) {
	const links = useRef<E>(null)
	const before = useRef(page)
	useEffect(() => {
		if (before.current === page) return
		before.current = page
		const focused = document.activeElement
		if (focused !== document.body && !links.current?.contains(focused)) return
		const heading =
			links.current?.closest('section')?.querySelector<HTMLElement>('h2') ??
			document.querySelector<HTMLElement>('#content h1')
		if (heading) focusPlace(heading)
	}, [page])
	return links
}
