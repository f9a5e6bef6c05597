import type { IncomingMessage, ServerResponse } from 'node:http'

/** So long a body may take for each piece of itself: 20 kB, a kilobyte a second. EDGE brings eight. */
const WINDOW_MS = 20_000
const WINDOW_BYTES = 20 * 1024
const CHECK_INTERVAL_MS = 1000

interface Arriving {
	/** Since when, and with how many bytes of its connection, this piece is being waited for. */
	since: number
	bytes: number
	end: () => void
}

/** Ends requests whose bodies arrive more slowly than any network is, and so hold resources that others could use. */
export class SlowBodies {
	readonly #arriving = new Map<IncomingMessage, Arriving>()
	#timer: NodeJS.Timeout | undefined

	/** @param end ends the request */
	watch(incoming: IncomingMessage, outgoing: ServerResponse, end: () => void) {
		const { bytesRead } = incoming.socket
		this.#arriving.set(incoming, { since: performance.now(), bytes: bytesRead, end })
		outgoing.once('close', () => this.#arriving.delete(incoming))
		this.#timer ??= setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref()
	}

	#check() {
		const now = performance.now()
		for (const [incoming, piece] of this.#arriving) {
			if (incoming.complete) {
				this.#arriving.delete(incoming)
				continue
			}
			const { bytesRead } = incoming.socket
			// While the store itself does not read on, the sender is not the slow side.
			const isReading = incoming.readableFlowing && !incoming.socket.isPaused()
			if (isReading && bytesRead - piece.bytes < WINDOW_BYTES) {
				if (now - piece.since >= WINDOW_MS) piece.end()
				continue
			}
			piece.since = now
			piece.bytes = bytesRead
		}
		if (this.#arriving.size > 0) return
		clearInterval(this.#timer)
		this.#timer = undefined
	}
}
