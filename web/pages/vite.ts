import type { Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { Listener } from '../listener.ts'

const BUILD = 'virtual:react-router/server-build'

/** Vite in middleware mode: pages and styles change in the browser as they are edited. */
export async function openVite(server: Server) {
	const { createServer } = await import('vite')
	const vite = await createServer({
		// Its socket to the browser shares the store's own port, so that two stores never meet on another.
		server: { middlewareMode: true, ws: { server } },
		appType: 'custom',
	})
	return {
		/** Vite answers its own requests; the rest go on to the store. */
		before:
			(answer: Listener): Listener =>
			(incoming, outgoing) =>
				vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing)),
		loadBuild: () => vite.ssrLoadModule(BUILD) as Promise<unknown> as Promise<ServerBuild>,
		close: () => vite.close(),
	}
}
