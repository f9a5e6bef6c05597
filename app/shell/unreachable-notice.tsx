import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { Failure } from './failure'
import { loadIfReachable } from './load-if-reachable'
import { lastAsked } from './shell-reading'

/**
 * Where the router cannot fetch a page's code it reloads the document, and without a network that leaves
 * the person with the browser's own error page. Here the reload waits until the store answers. From then on
 * every page is loaded as a document, since the router does not ask for the missing code again.
 * @returns the path that was wanted and could not be had, or null
 */
function useLost(): string | null {
	const location = useLocation()
	const here = createPath(location)
	const next = useNavigation().location
	const wanted = next ? createPath(next) : here
	const latest = useRef(wanted)
	latest.current = wanted
	const [lost, setLost] = useState<string | null>(null)
	const broken = useRef(false)

	useEffect(() => {
		const reloads = (event: NavigateEvent) => {
			if (event.navigationType !== 'reload' || event.userInitiated) return
			event.preventDefault()
			broken.current = true
			loadWhole(lastAsked() ?? latest.current, setLost)
		}
		window.navigation?.addEventListener('navigate', reloads)
		return () => window.navigation?.removeEventListener('navigate', reloads)
	}, [])

	useEffect(() => {
		if (broken.current && wanted !== here) loadWhole(wanted, setLost)
	}, [wanted, here])

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page was reached after all
	useEffect(() => setLost((path) => (path === here ? path : null)), [location.key])
	return lost
}

async function loadWhole(path: string, lose: (path: string) => void) {
	if (!(await loadIfReachable(path))) lose(path)
}

/** The page, or, while the one that was wanted cannot be reached, a word about that. */
export function UnreachableNotice({ children }: { children: ReactNode }) {
	const lost = useLost()
	return (
		<>
			{lost !== null && <Failure kind="unreachable" wanted={lost} />}
			<div hidden={lost !== null}>{children}</div>
		</>
	)
}
