import { useEffect, useRef, useState } from 'react'

const FAILED = 'Failed to upload image. Please try again.'
export const MOST_BYTES = 10 * 1_048_576

type Reply = { ok: true; imageUrl: string } | { ok: false; detail: string }

function reply(request: XMLHttpRequest): Reply {
	try {
		const body = JSON.parse(request.responseText)
		if (request.status === 201) return { ok: true, imageUrl: body.imageUrl }
		return { ok: false, detail: String(body.detail ?? '') }
	} catch {
		return { ok: false, detail: '' }
	}
}

/** A request that tells how much of the file has left, which fetch cannot. */
function send(file: File, onProgress: (percent: number) => void) {
	const request = new XMLHttpRequest()
	const sent = new Promise<Reply>((resolve) => {
		request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
		request.onload = () => resolve(reply(request))
		request.onerror = () => resolve({ ok: false, detail: '' })
	})
	const form = new FormData()
	form.set('image', file)
	request.open('POST', '/api/upload')
	request.send(form)
	return { sent, abort: () => request.abort() }
}

/** Uploads a picture as soon as it is chosen. */
export function useUpload(initial: string) {
	const [url, setUrl] = useState(initial)
	const [preview, setPreview] = useState<string | null>(null)
	const [percent, setPercent] = useState<number | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const running = useRef<{ abort: () => void }>(undefined)

	useEffect(() => () => running.current?.abort(), [])
	useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])

	function fail(detail: string) {
		setUrl('')
		setPreview(null)
		setPercent(null)
		setFailure(`${FAILED} ${detail}`.trim())
	}

	async function choose(file: File | undefined) {
		running.current?.abort()
		if (!file) return
		if (!file.type.startsWith('image/')) return fail('The file must be a picture.')
		if (file.size > MOST_BYTES) return fail('The picture is larger than 10 MB.')
		setFailure(null)
		setUrl('')
		setPreview(URL.createObjectURL(file))
		setPercent(0)
		const upload = send(file, setPercent)
		running.current = upload
		const answer = await upload.sent
		if (!answer.ok) return fail(answer.detail)
		setPercent(null)
		setUrl(answer.imageUrl)
	}

	return { url, preview, percent, failure, choose, uploading: percent !== null }
}

export type Upload = ReturnType<typeof useUpload>
