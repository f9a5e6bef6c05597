/** The output of a generator, as a body that is made as fast as it is read and no faster. */
export function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await parts.next()
			if (done) controller.close()
			else controller.enqueue(value)
		},
		async cancel() {
			await parts.return(undefined)
		},
	})
}

/** The bytes in memory that are handed on at a time. */
const PIECE_BYTES = 65_536

/** Views of the bytes, one after the other as they are taken: a response of the bytes themselves would copy them. */
export function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0
	return new ReadableStream(
		{
			pull(controller) {
				const end = at + PIECE_BYTES
				controller.enqueue(bytes.subarray(at, end))
				if (end >= bytes.length) controller.close()
				at = end
			},
		},
		{ highWaterMark: 0 },
	)
}
