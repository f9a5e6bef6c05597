import { StrictMode, startTransition, useInsertionEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { HydratedRouter } from 'react-router/dom'

declare global {
	interface Window {
		/** Made by HydratedRouter when it is first rendered. */
		__reactRouterDataRouter?: DataRouter
	}
}

/**
 * The router, each of its changes as a transition. HydratedRouter changes the location outside any transition; React
 * then throws away the parts not hydrated yet, with everything opened and typed there, in place of waiting for their
 * code.
 */
function Router() {
	useInsertionEffect(() => {
		const router = window.__reactRouterDataRouter
		if (!router) return
		const { subscribe } = router
		router.subscribe = (subscriber) =>
			subscribe((...change) => {
				const [{ navigation }] = change
				// The first sign of the next page waits for no render.
				document.documentElement.toggleAttribute('data-leaving', navigation.state !== 'idle')
				startTransition(() => subscriber(...change))
			})
		return () => {
			router.subscribe = subscribe
		}
	}, [])
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
