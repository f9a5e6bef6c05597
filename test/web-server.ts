import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { openLog } from '../domain/log.ts'
import type { ApiEnv } from '../http/router.ts'
import { listenerOf } from '../web/listener.ts'
import { openMetrics } from '../web/metrics/metrics.ts'
import { WebServer } from '../web/serve.ts'

/** Serves an app as the store does, with its own bounds of connections, until the test is over. @returns its port */
export async function serveApp(
	app: Hono<ApiEnv>,
	options: Partial<ConstructorParameters<typeof WebServer>[0]> = {},
	caching: Parameters<typeof listenerOf>[1] = null,
): Promise<{ port: number; server: WebServer }> {
	const server = new WebServer({
		log: openLog('silent'),
		metrics: openMetrics(),
		isBehindProxies: false,
		connectionsPerNetwork: 100,
		...options,
	})
	onTestFinished(() => {
		server.http.closeAllConnections()
		server.http.close()
	})
	return { port: await server.listen(listenerOf(app, caching), 0, '127.0.0.1'), server }
}
