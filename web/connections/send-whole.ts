import type { ServerResponse } from 'node:http'

/** So much of an answer is written at a time; the next once the other side has taken it. */
const PIECE_BYTES = 262_144

/** Sends a body in memory as fast as it is taken, and ends the response with it. */
export function sendWhole(outgoing: ServerResponse, body: string | Buffer) {
	if (body.length <= PIECE_BYTES) {
		outgoing.end(body)
		return
	}
	const bytes = Buffer.from(body)
	let at = 0
	const goOn = () => {
		const piece = bytes.subarray(at, at + PIECE_BYTES)
		at += PIECE_BYTES
		if (at >= bytes.length) outgoing.end(piece)
		else if (outgoing.write(piece)) setImmediate(goOn)
		else outgoing.once('drain', goOn)
	}
	goOn()
}
