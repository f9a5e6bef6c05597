import { boundaryIn } from '../../http/body-rules.ts'

const HEAD_END = Buffer.from('\r\n\r\n')

/** The bytes between the content of a part and the boundary after it: the end of a line and two dashes. */
const BEFORE_BOUNDARY = 4

/** A form in parts with the content of its parts left out: as well formed as it was, and small. */
function skeleton(body: Uint8Array, boundary: string): Buffer {
	const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
	const pieces: Buffer[] = []
	for (let at = 0; ; ) {
		const head = bytes.indexOf(HEAD_END, at)
		const contentStart = head + HEAD_END.length
		const next = head < 0 ? -1 : bytes.indexOf(boundary, contentStart)
		if (next < 0) return Buffer.concat([...pieces, bytes.subarray(at)])
		pieces.push(bytes.subarray(at, contentStart))
		at = Math.max(contentStart, next - BEFORE_BOUNDARY)
	}
}

/** Whether a body is a form in parts that can be read; the parts' content is not copied to find out. */
export async function isMultipart(body: Uint8Array, contentType: string): Promise<boolean> {
	const boundary = boundaryIn(contentType)
	if (!boundary) return false
	const form = new Response(new Uint8Array(skeleton(body, boundary)), {
		headers: { 'content-type': contentType },
	})
	return form.formData().then(
		() => true,
		() => false,
	)
}
