import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { describedCalls } from '../api/app.ts'
import type { AppContext } from '../domain/app-context.ts'
import { createWeb } from '../web/app.ts'
import { cacheableBy } from '../web/caching/cacheable.ts'
import { CachedResponses } from '../web/caching/cached-responses.ts'
import { listenerOf } from '../web/listener.ts'
import { openMetrics } from '../web/metrics/metrics.ts'
import { pageRules } from '../web/pages/page-rules.ts'

const BUILT = 'build/pages/server/index.js'

let build: Promise<ServerBuild> | undefined

/** The pages as `npm test` has built them. */
function builtPages(): Promise<ServerBuild> {
	if (!existsSync(BUILT)) throw new Error('The pages are not built: run npm test, or npm start.')
	build ??= import(/* @vite-ignore */ pathToFileURL(BUILT).href) as Promise<ServerBuild>
	return build
}

/** Everything one address serves, pages included, without a network between. */
export const webOf = (store: AppContext) =>
	createWeb(store, { loadBuild: builtPages, metrics: openMetrics(), dev: false })

export const builtRules = async () => pageRules(await builtPages())

/** The same as the store's process serves it, with the response cache. */
export async function cachingListener(store: AppContext) {
	const cacheableOf = cacheableBy(await builtRules(), describedCalls())
	return listenerOf(webOf(store), { cache: new CachedResponses(store.catalogue), cacheableOf })
}

/** The same, listening on a port of its own. */
export async function listening(store: AppContext) {
	const server = createServer(await cachingListener(store))
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		port: (server.address() as AddressInfo).port,
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}
