import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPlace } from '../ui/focus-place'

/**
 * Leads the keyboard and the screen reader into a page that a link has led to, as it begins anew where a page is loaded:
 * the focus moves to the part that the address names, else to the page's heading. A field with typed text keeps the
 * focus, and a part that a page has focused itself.
 */
export function usePageFocus() {
	const { pathname, hash } = useLocation()
	const before = useRef(pathname + hash)
	useEffect(() => {
		if (before.current === pathname + hash) return
		before.current = pathname + hash
		const { activeElement: focused } = document
		const main = document.getElementById('content')
		const part = (hash && document.getElementById(hash.slice(1))) || main
		if (!main || !part || part.contains(focused) || (focused as HTMLInputElement | null)?.value)
			return
		focusPlace(part === main ? (main.querySelector('h1') ?? main) : part)
	}, [pathname, hash])
}
