import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Leads the keyboard and the screen reader into a page that a link has led to: the focus moves to its heading, as it
 * begins anew where a page is loaded. A field that has the focus keeps it, and a part that a page has focused itself.
 */
export function usePageFocus() {
	const { pathname, hash } = useLocation()
	const before = useRef(pathname)
	useEffect(() => {
		if (before.current === pathname) return
		before.current = pathname
		const main = document.getElementById('content')
		const focused = document.activeElement
		if (!main || hash || main.contains(focused) || focused?.matches('input, select, textarea'))
			return
		const place = main.querySelector('h1') ?? main
		place.tabIndex = -1
		place.focus({ preventScroll: true })
	}, [pathname, hash])
}
