/**
 * The text of an answer from elsewhere. One that goes on for longer is read no further, and its connection is ended.
 * @returns null where it is of more bytes than that
 */
export async function boundedText(
	{ headers, body }: Pick<Response, 'headers' | 'body'>,
	maxBytes: number,
): Promise<string | null> {
	if (!body) return ''
	if (Number(headers.get('content-length')) > maxBytes) {
		await body.cancel()
		return null
	}
	const decoder = new TextDecoder()
	let text = ''
	let bytes = 0
	// Leaving the loop cancels the rest.
	for await (const chunk of body) {
		bytes += chunk.byteLength
		if (bytes > maxBytes) return null
		text += decoder.decode(chunk, { stream: true })
	}
	return text + decoder.decode()
}
