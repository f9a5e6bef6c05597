/** What a generator makes, as a body that is made as fast as it is read and no faster. */
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
