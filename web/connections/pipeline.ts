import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** So many requests of one connection are under way at a time; the next is read once one of them has its answer. */
const MAX_UNDER_WAY = 4
/** While so much of its answers waits to be taken, no further request of a connection is read. */
const MAX_UNSENT_BYTES = 1_048_576
/** The end of a request's head. In the middle of a body it means nothing. */
const HEAD_END = Buffer.from('\r\n\r\n')
/** A body is handed on in pieces of at least this size, however many such ends are in it. */
const MIN_BODY_BYTES = 1024

/**
 * Hands a connection's bytes to Node's parser as far as requests may begin. Node itself parses all requests that come
 * in one packet, some thousands, and calls for the answers of all of them.
 */
export class Pipeline {
	readonly #socket: Socket
	readonly #parse: (bytes: Buffer) => void
	/** In the order in which they were asked for. */
	readonly #underWay = new Set<ServerResponse>()
	#last: ServerResponse | undefined
	/** Bytes that have come and are not parsed yet. */
	#rest: Buffer | null = null
	/** The parser or the reader of a body has paused the connection, and resumes it. */
	#isPausedByOthers = false
	#isHeld = false
	/** Whether the rest is parsed in the next round of events. */
	#isDue = false

	/** @param socket one that a `node:http` server has just taken on */
	constructor(socket: Socket) {
		this.#socket = socket
		// Node's server listens for `data`, as it takes any stream for a connection.
		const [parse] = socket.listeners('data')
		this.#parse = parse as (bytes: Buffer) => void
		socket.removeListener('data', this.#parse)
		socket.on('data', (bytes: Buffer) => {
			this.#rest = this.#rest ? Buffer.concat([this.#rest, bytes]) : bytes
			this.#advance()
		})
		socket.on('resume', this.#onResume)
	}

	/** Whether the store owes the next bytes, instead of the other side having to take some. */
	get isAnswering(): boolean {
		return this.#underWay.size > 0 && this.#socket.writableLength === 0
	}

	/** Whether this response is the next on its connection, and nothing of it has been sent. */
	isUnbegun(outgoing: ServerResponse): boolean {
		const [first] = this.#underWay
		return first === outgoing && !outgoing.headersSent
	}

	begin(outgoing: ServerResponse) {
		this.#underWay.add(outgoing)
		this.#last = outgoing
		outgoing.once('close', () => {
			this.#underWay.delete(outgoing)
			this.#advanceSoon()
		})
	}

	#onResume = () => {
		// Told late, it may have been paused again meanwhile.
		if (this.#socket.isPaused()) return
		this.#isPausedByOthers = false
		if (this.#isHeld) this.#socket.pause()
		else this.#advance()
	}

	/** Once other connections have had their turn: requests answered at once would go on until all are done. */
	#advanceSoon() {
		if (!this.#rest || this.#isDue) return
		this.#isDue = true
		setImmediate(() => {
			this.#isDue = false
			this.#advance()
		})
	}

	#advance() {
		const socket = this.#socket
		while (this.#rest && !this.#isPausedByOthers) {
			if (socket.destroyed || socket.writableEnded) {
				this.#rest = null
				return
			}
			if (!this.#mayBegin()) return this.#hold()
			this.#goOn()
			this.#parse(this.#next(this.#rest))
			this.#isPausedByOthers = socket.isPaused()
		}
	}

	#mayBegin(): boolean {
		if (this.#underWay.size === 0) return true
		if (this.#underWay.size >= MAX_UNDER_WAY) return false
		let unsent = 0
		for (const { writableLength } of this.#underWay) unsent += writableLength
		return unsent < MAX_UNSENT_BYTES
	}

	/** Cuts off the next bytes to parse: the heads of as many requests as may begin, and the bytes between. */
	#next(rest: Buffer): Buffer {
		let end = 0
		for (let begun = this.#underWay.size; begun < MAX_UNDER_WAY; begun++) {
			const at = rest.indexOf(HEAD_END, end)
			end = at < 0 ? rest.length : at + HEAD_END.length
			if (end === rest.length) break
		}
		if (this.#last?.req.complete === false) end = Math.max(end, MIN_BODY_BYTES)
		this.#rest = end < rest.length ? rest.subarray(end) : null
		return this.#rest ? rest.subarray(0, end) : rest
	}

	#hold() {
		if (this.#isHeld) return
		this.#isHeld = true
		this.#socket.pause()
	}

	#goOn() {
		if (!this.#isHeld) return
		this.#isHeld = false
		this.#socket.resume()
	}
}
