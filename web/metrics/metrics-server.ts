import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShownMetrics } from './metrics.ts'

/**
 * Shows the metrics at an address that only this machine can reach.
 * @returns its port, and a function that closes it
 * @throws an Error where the port is taken
 */
export async function serveMetrics(metrics: ShownMetrics, port: number) {
	const server = createServer(async ({ url }, answer) => {
		if (url !== '/metrics') return answer.writeHead(404).end()
		answer.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text())
	})
	await once(server.listen(port, '127.0.0.1'), 'listening')
	return {
		port: (server.address() as AddressInfo).port,
		close: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}
