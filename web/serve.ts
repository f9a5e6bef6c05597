import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Listener } from './listener.ts'
import type { Metrics } from './metrics.ts'

/** How long a request under way may still take once the store is closing. */
const GRACE_MS = 15_000
/** How long a connection without a request may still bring one before it is closed. */
const IDLE_MS = 500
/** Longer than proxies keep a connection to the store, which is then never closed under their hands. */
const PROXY_KEEP_ALIVE_MS = 75_000

interface Options {
	log: Logger
	metrics: Metrics
	/** Connections come from proxies, which use them again and again. */
	isBehindProxies: boolean
}

function kindOf(url: string): string {
	if (url.startsWith('/api/')) return url.startsWith('/api/events') ? 'stream' : 'api'
	return /^\/(?:assets|pictures|uploads)\//.test(url) ? 'file' : 'page'
}

/** A server that counts and logs what it serves, and can be asked to finish. */
export class WebServer {
	readonly http: Server
	#listener: Listener | undefined
	#isClosing = false
	readonly #underWay = new Set<ServerResponse>()
	#listening: Promise<number> | undefined

	constructor({ log, metrics, isBehindProxies }: Options) {
		this.http = createServer((incoming, outgoing) => {
			const started = performance.now()
			const kind = kindOf(incoming.url ?? '/')
			if (this.#isClosing) outgoing.setHeader('connection', 'close')
			this.#underWay.add(outgoing)
			outgoing.on('close', () => this.#underWay.delete(outgoing))
			outgoing.on('finish', () => {
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
		if (isBehindProxies) this.http.keepAliveTimeout = PROXY_KEEP_ALIVE_MS
	}

	/** Whether the store is about to close, so that no more requests should be sent to it. */
	get isClosing(): boolean {
		return this.#isClosing
	}

	/** Answers with this listener from now on, and resolves with the port once the server listens. @throws the system's error when it cannot */
	listen(listener: Listener, port: number, host: string): Promise<number> {
		this.#listener = listener
		this.#listening ??= new Promise((resolve, reject) => {
			this.http.once('error', reject)
			this.http.listen(port, host, () => {
				const address = this.http.address()
				resolve(typeof address === 'object' ? (address?.port ?? port) : port)
			})
		})
		return this.#listening
	}

	/**
	 * Goes on serving for so long after it was decided to close, for whoever sends requests here to notice;
	 * every answer is the last of its connection.
	 */
	async drain(milliseconds: number): Promise<void> {
		this.#isClosing = true
		for (const outgoing of this.#underWay)
			if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
		await after(milliseconds)
	}

	/** Takes no more connections and resolves when every request under way has its answer. */
	finish(): Promise<void> {
		return new Promise((resolve) => {
			// An HTTP server's own `close` would cut connections on which a request is just arriving.
			SocketServer.prototype.close.call(this.http, () => resolve())
			setTimeout(
				() => setInterval(() => this.http.closeIdleConnections(), 50).unref(),
				IDLE_MS,
			).unref()
			setTimeout(() => this.http.closeAllConnections(), GRACE_MS).unref()
		})
	}
}
