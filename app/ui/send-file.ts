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

/** So often a file is sent anew where the store is busy. */
const MAX_RETRIES = 5
const BUSY = 503

/** How long the store asks to wait, milliseconds. */
const waitOf = (request: XMLHttpRequest) =>
	Math.max(1, Number(request.getResponseHeader('retry-after'))) * 1000

/**
 * Sends a file to a call in the field `image`, and reports the progress, which fetch cannot.
 * Where the store is busy with others it waits as long as it is asked to and sends again.
 * @returns the call's answer, or its sentence; an empty one when the network gave none
 */
export function sendFile<T>(to: string, file: File, onProgress: (percent: number) => void) {
	let request: XMLHttpRequest
	let timer: ReturnType<typeof setTimeout> | undefined
	const form = new FormData()
	form.set('image', file)
	const sent = new Promise<FileReply<T>>((resolve) => {
		const send = (retries: number) => {
			request = new XMLHttpRequest()
			request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
			request.onload = () => {
				if (request.status !== BUSY || retries === 0) return resolve(reply(request))
				onProgress(0)
				timer = setTimeout(send, waitOf(request), retries - 1)
			}
			request.onerror = () => resolve({ ok: false, detail: '' })
			request.open('POST', to)
			request.send(form)
		}
		send(MAX_RETRIES)
	})
	const abort = () => {
		clearTimeout(timer)
		request.abort()
	}
	return { sent, abort }
}
