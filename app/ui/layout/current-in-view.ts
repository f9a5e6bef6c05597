import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** In a bar that scrolls on a small screen, the link of the present page comes into view. */
export function useCurrentInView() {
	const bar = useRef<HTMLElement>(null)
	const { key } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may have moved it
	useEffect(() => {
		const link = bar.current?.querySelector<HTMLElement>('[aria-current]')
		const row = link?.parentElement
		if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
	}, [key])
	return bar
}
