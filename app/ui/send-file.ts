export type FileReply<T> = { ok: true; body: T } | { ok: false; detail: string }

function reply<T>(request: XMLHttpRequest): FileReply<T> {
	try {
		const body = JSON.parse(request.responseText)
		if (request.status === 201) return { ok: true, body }
		return { ok: false, detail: String(body.detail ?? '') }
	} catch {
		return { ok: false, detail: '' }
	}
}

/**
 * Sends a file to a call in the field `image`, and tells how much of it has left, which fetch cannot.
 * @returns the call's answer, or its sentence; an empty one when the network gave none
 */
export function sendFile<T>(to: string, file: File, onProgress: (percent: number) => void) {
	const request = new XMLHttpRequest()
	const sent = new Promise<FileReply<T>>((resolve) => {
		request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
		request.onload = () => resolve(reply(request))
		request.onerror = () => resolve({ ok: false, detail: '' })
	})
	const form = new FormData()
	form.set('image', file)
	request.open('POST', to)
	request.send(form)
	return { sent, abort: () => request.abort() }
}
