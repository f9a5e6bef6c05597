import { StrictMode, startTransition, useInsertionEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { repeatEarlyInput } from './ui/early-input'

declare global {
	interface Window {
		/** Made by HydratedRouter when it is first rendered. */
		__reactRouterDataRouter?: DataRouter
	}
}

const withoutEnd = (path: string) => path.replace(/\/$/, '')

/** Whether the page that is shown is of another address than the one the browser is at. */
function isElsewhere({ state: { navigation, errors, matches, location } }: DataRouter): boolean {
	const page = matches.length > 1 && matches.at(-1)
	if (navigation.state !== 'idle' || errors !== null || !page) return false
	return withoutEnd(encodeURI(page.pathname)) !== withoutEnd(location.pathname)
}

/**
 * Reads the page of an address again where another is shown: the router takes a navigation for done, with the page
 * there was before, when a form's answer comes while it still asks the server which page the address is of.
 */
function showPageOfAddress(router: DataRouter) {
	let repaired = ''
	return router.subscribe(({ location: { key } }) => {
		if (key === repaired || !isElsewhere(router)) return
		repaired = key
		void router.revalidate()
	})
}

/**
 * The router, each of its changes as a transition. HydratedRouter makes one of a new location that is none; React then
 * throws away what is not hydrated yet, with what was opened and typed there, in place of waiting for its code.
 */
function Router() {
	useInsertionEffect(() => {
		const router = window.__reactRouterDataRouter
		if (!router) return
		const { subscribe } = router
		const end = showPageOfAddress(router)
		router.subscribe = (subscriber) =>
			subscribe((...change) => startTransition(() => subscriber(...change)))
		return () => {
			end()
			router.subscribe = subscribe
		}
	}, [])
	useLayoutEffect(repeatEarlyInput, [])
	return <HydratedRouter />
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<Router />
		</StrictMode>,
	)
})
