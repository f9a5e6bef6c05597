import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router'
import { loadIfReachable } from '../../shell/load-if-reachable'

/**
 * The scripts that the page to pay may load stay out of every other page: each is loaded as a document. Until it comes
 * this page stays, so nothing can be pressed in the next one that would be lost with it.
 */
export function useLeaveWhole() {
	const { location, proceed } = useBlocker(
		({ currentLocation: here, nextLocation: next }) =>
			// A form is sent there, which an address alone would not do.
			next.pathname !== '/logout' &&
			(next.pathname !== here.pathname || next.search !== here.search),
	)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is wanted
	useEffect(() => {
		if (!location) return
		document.documentElement.toggleAttribute('data-leaving', true)
		loadIfReachable(createPath(location)).then((isLoading) => isLoading || proceed?.())
	}, [location])
	useEffect(() => () => window.location.reload(), [])
}
