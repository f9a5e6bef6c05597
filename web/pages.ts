import type { Context as HonoContext } from 'hono'
import {
	createRequestHandler,
	type RequestHandler,
	RouterContextProvider,
	type ServerBuild,
} from 'react-router'
import type { ApiEnv } from '../api/room.ts'
import type { Door } from '../app/api.server.ts'

type Build = ServerBuild & { entry: { module: { doorContext?: object } } }
type Api = { fetch: (request: Request, env: ApiEnv['Bindings']) => Response | Promise<Response> }

/** Makes the handler of every page: React Router, with the API in process behind its loaders. */
export function pages(
	api: Api,
	loadBuild: () => Promise<ServerBuild>,
	mode: 'production' | 'development',
) {
	let known: { build: Build; handler: RequestHandler } | undefined

	/** The routes are laid out once per build: in production once, in development when a page has changed. */
	async function current() {
		const build = (await loadBuild()) as Build
		if (known?.build !== build) known = { build, handler: createRequestHandler(build, mode) }
		return known
	}

	return async (c: HonoContext<ApiEnv>): Promise<Response> => {
		const request = c.req.raw
		const { build, handler } = await current()
		const cookies: string[] = []
		const context = new RouterContextProvider()
		const door: Door = async (inner) => {
			for (const name of ['cookie', 'user-agent']) {
				const value = request.headers.get(name)
				if (value) inner.headers.set(name, value)
			}
			const response = await api.fetch(inner, { address: c.env.address, inProcess: true })
			cookies.push(...response.headers.getSetCookie())
			return response
		}
		context.set(build.entry.module.doorContext as Parameters<typeof context.set>[0], door)
		const response = await handler(request, context)
		for (const cookie of cookies) response.headers.append('set-cookie', cookie)
		if (!response.headers.has('cache-control'))
			response.headers.set('cache-control', 'private, no-cache')
		return response
	}
}
