import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../shared/requests/network.ts'
import { type CountOpen, OpenCount } from '../../shared/requests/open-count.ts'
import { Pipeline } from './pipeline.ts'

const pipelines = new WeakMap<Socket, Pipeline>()

/** A response that its connection counts from the moment its request is read, in any listener. */
export class PipelinedResponse extends ServerResponse {
	constructor(...args: ConstructorParameters<typeof ServerResponse>) {
		super(...args)
		pipelines.get(args[0].socket)?.begin(this)
	}
}

/** Whether this response is the next on its connection, and nothing of it has been sent. */
export const isUnbegun = (outgoing: ServerResponse) =>
	pipelines.get(outgoing.req.socket)?.isUnbegun(outgoing) ?? false

/** The most connections of a network beyond its limit that get an answer; later ones are cut off. */
const MAX_REFUSED = 64
/** How long one of them may still ask, milliseconds. */
const REFUSED_MS = 5000

export interface ConnectionBounds {
	/** How many connections a network may have; null where a proxy counts them. */
	perNetwork: number | null
	/** How long the other side may take nothing of an answer, milliseconds. */
	unreadMs: number
	/** Counts for several processes together, besides this one's own count. */
	countOpen?: CountOpen | undefined
}

/** Bounds the memory of connections: requests, answers that are not read, and the connections themselves. */
export class Connections {
	readonly #open = new OpenCount<string>()
	readonly #refused = new OpenCount<string>()
	readonly #refusedSockets = new WeakSet<Socket>()

	constructor(http: Server, { perNetwork, unreadMs, countOpen }: ConnectionBounds) {
		http.timeout = unreadMs
		http.on('timeout', (socket: Socket) => {
			if (!pipelines.get(socket)?.isAnswering) socket.destroy()
		})
		http.on('connection', (socket: Socket) => {
			pipelines.set(socket, new Pipeline(socket))
			if (perNetwork !== null) this.#count(socket, perNetwork, countOpen)
		})
		http.on('connect', (_: IncomingMessage, socket: Socket) => {
			socket.removeAllListeners('data')
			socket.end(
				'HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
			)
			socket.destroySoon()
		})
	}

	/** Whether this connection is one too many of its network, and its request only to be refused. */
	isRefused(socket: Socket): boolean {
		return this.#refusedSockets.has(socket)
	}

	#count(socket: Socket, perNetwork: number, countOpen?: CountOpen) {
		const network = networkOf(socket.remoteAddress ?? '')
		const release = this.#open.open(network, perNetwork)
		if (!release) return this.#refuse(socket, network)
		socket.once('close', release)
		if (countOpen) void this.#countTogether(socket, network, countOpen(network, perNetwork))
	}

	/** The connection goes on meanwhile: a request that is quicker than the count is answered. */
	async #countTogether(socket: Socket, network: string, counted: ReturnType<CountOpen>) {
		const release = await counted
		if (!release) this.#refuse(socket, network)
		else if (socket.destroyed) release()
		else socket.once('close', release)
	}

	#refuse(socket: Socket, network: string) {
		const told = this.#refused.open(network, MAX_REFUSED)
		if (!told) return socket.destroy()
		this.#refusedSockets.add(socket)
		const timer = setTimeout(() => socket.destroy(), REFUSED_MS)
		return socket.once('close', () => {
			clearTimeout(timer)
			told()
		})
	}
}
