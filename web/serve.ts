import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { Logger } from 'pino'
import { MINUTE_MS } from '../shared/durations.ts'
import type { CountOpen } from '../shared/requests/open-count.ts'
import { Connections, PipelinedResponse } from './connections/connections.ts'
import { refuseConnection, refuseSlowBody } from './connections/refusals.ts'
import { SlowBodies } from './connections/slow-bodies.ts'
import type { Listener } from './listener.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Trace } from './tracing/tracing.ts'
import { hasBody } from './unread-body.ts'

/** How long a request under way may still take once the store is closing. */
const GRACE_MS = 15_000
/** How long a connection without a request may still bring one before it is closed. */
const IDLE_MS = 500
/** Longer than proxies keep a connection to the store, which is then never closed under their hands. */
const PROXY_KEEP_ALIVE_MS = 75_000
/** As long as ten megabytes take by EDGE. A body that comes without end is ended before, by its pace. */
const REQUEST_TIMEOUT_MS = 30 * MINUTE_MS
/** How long the other side may take nothing of an answer, milliseconds. */
const UNREAD_MS = MINUTE_MS

interface Options {
	log: Logger
	metrics: Metrics
	/** Connections come from proxies, which use them again and again. */
	isBehindProxies: boolean
	/** How many a network may have open; where there are proxies in front, they count them. */
	connectionsPerNetwork: number
	/** Counts the connections of a network for several processes together. */
	countConnection?: CountOpen | undefined
	/** Where traces are sent. */
	trace?: Trace | undefined
	/** Pages are being edited, and other tools use the connections too. */
	dev?: boolean
	/** How long the other side may take nothing of an answer, milliseconds. */
	unreadMs?: number
}

function kindOf(url: string): string {
	if (url.startsWith('/api/')) return url.startsWith('/api/events') ? 'stream' : 'api'
	return /^\/(?:assets|pictures|uploads)\//.test(url) ? 'file' : 'page'
}

/** A server that counts and logs its requests, and can be asked to finish. */
export class WebServer {
	readonly http: Server
	#listener: Listener | undefined
	#isClosing = false
	/** Whether every answer is the last of its connection. */
	#isLast = false
	readonly #underWay = new Set<ServerResponse>()
	#listening: Promise<number> | undefined

	constructor({
		log,
		metrics,
		isBehindProxies,
		connectionsPerNetwork,
		countConnection: countOpen,
		trace,
		dev = false,
		unreadMs = UNREAD_MS,
	}: Options) {
		const slowBodies = new SlowBodies()
		const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
			const started = performance.now()
			const kind = kindOf(incoming.url ?? '/')
			if (this.#isLast) outgoing.setHeader('connection', 'close')
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
			if (connections?.isRefused(incoming.socket)) return refuseConnection(outgoing)
			if (hasBody(incoming))
				slowBodies.watch(incoming, outgoing, () => refuseSlowBody(incoming, outgoing))
			const reply = () => this.#listener?.(incoming, outgoing)
			if (trace) trace(incoming, outgoing, kind, reply)
			else reply()
		}
		this.http = createServer(
			{ ServerResponse: PipelinedResponse, requestTimeout: REQUEST_TIMEOUT_MS },
			answer,
		)
		const perNetwork = isBehindProxies ? null : connectionsPerNetwork
		const connections = dev ? null : new Connections(this.http, { perNetwork, unreadMs, countOpen })
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
	 * Goes on serving for so long after it was decided to close, for the load balancer to notice; every answer is the
	 * last of its connection.
	 */
	async drain(milliseconds: number): Promise<void> {
		this.#isClosing = true
		this.#endsConnections()
		await after(milliseconds)
	}

	/**
	 * As `finish`, while others take the connections to the same address: those that are open may bring requests for so
	 * long, and every answer is the last of its connection.
	 */
	retire(milliseconds: number): Promise<void> {
		this.#endsConnections()
		return this.finish(Math.max(IDLE_MS, milliseconds))
	}

	/** Takes no more connections and resolves when every request under way has its answer. */
	finish(idleMs = IDLE_MS): Promise<void> {
		return new Promise((resolve) => {
			// An HTTP server's own `close` would cut connections on which a request is just arriving.
			SocketServer.prototype.close.call(this.http, () => resolve())
			setTimeout(
				() => setInterval(() => this.http.closeIdleConnections(), 50).unref(),
				idleMs,
			).unref()
			setTimeout(() => this.http.closeAllConnections(), idleMs + GRACE_MS).unref()
		})
	}

	#endsConnections() {
		this.#isLast = true
		for (const outgoing of this.#underWay)
			if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
	}
}
