import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'
import type { Listener } from './listener.ts'
import type { Metrics } from './metrics.ts'

/** How long a request under way may still take once the store is closing. */
const GRACE_MS = 15_000

function kindOf(url: string): string {
	if (url.startsWith('/api/')) return url.startsWith('/api/events') ? 'stream' : 'api'
	return /^\/(?:assets|pictures|uploads)\//.test(url) ? 'file' : 'page'
}

/** A server that counts and logs what it serves, and can be asked to finish. */
export class WebServer {
	readonly http: Server
	#listener: Listener | undefined

	constructor({ log, metrics }: { log: Logger; metrics: Metrics }) {
		this.http = createServer((incoming, outgoing) => {
			const started = performance.now()
			outgoing.on('finish', () => {
				const kind = kindOf(incoming.url ?? '/')
				const milliseconds = performance.now() - started
				metrics.observe(kind, outgoing.statusCode, milliseconds / 1000)
				// Only the kind, never the address or the query: those can hold personal data.
				if (incoming.method !== 'GET' || outgoing.statusCode >= 400)
					log.info(
						{ kind, method: incoming.method, status: outgoing.statusCode, milliseconds },
						'served',
					)
			})
			this.#listener?.(incoming, outgoing)
		})
	}

	/** Resolves with the port once the server listens. @throws the system's error when it cannot */
	listen(listener: Listener, port: number, host: string): Promise<number> {
		this.#listener = listener
		return new Promise((resolve, reject) => {
			this.http.once('error', reject)
			this.http.listen(port, host, () => {
				const address = this.http.address()
				resolve(typeof address === 'object' ? (address?.port ?? port) : port)
			})
		})
	}

	/** Takes no more connections and resolves when every request under way has its answer. */
	finish(): Promise<void> {
		return new Promise((resolve) => {
			this.http.close(() => resolve())
			// A connection is kept for a next request that will not be answered any more.
			setInterval(() => this.http.closeIdleConnections(), 50).unref()
			setTimeout(() => this.http.closeAllConnections(), GRACE_MS).unref()
		})
	}
}
