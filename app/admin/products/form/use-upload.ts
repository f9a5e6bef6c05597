import { useEffect, useRef, useState } from 'react'
import { MAX_MORE_PICTURES } from '../../../../domain/catalogue/limits'
import { MAX_BYTES } from '../../../../domain/uploads/limits'
import type { Uploaded } from '../../../../domain/uploads/schema'
import { apiPath } from '../../../api-call'
import { sendFile } from '../../../ui/send-file'

/** A picture that could not be uploaded: the message for the admin, and the reason. */
export interface UploadFailure {
	message: string
	reason: string
}

const failed = (reason: string): UploadFailure => ({
	message: 'Failed to upload image. Please try again.',
	reason,
})
export const MAX_PICTURES = MAX_MORE_PICTURES + 1

/** A picture of the product, or one that is on its way to the store. */
export interface ChosenPicture {
	key: string
	/** Its address; empty until it has arrived. */
	url: string
	/** A preview before it has arrived. */
	preview: string | null
	/** How much of it has left; null once it has arrived. */
	percent: number | null
}

const there = (url: string): ChosenPicture => ({ key: url, url, preview: null, percent: null })

let made = 0

function mistakeIn(file: File): string | null {
	if (!file.type.startsWith('image/')) return 'The file must be a picture.'
	return file.size > MAX_BYTES ? 'The picture is larger than 10 MB.' : null
}

/** The pictures of a product in their order; each is uploaded as soon as it is chosen. */
export function useUpload(initial: string[]) {
	const [pictures, setPictures] = useState(() => [...new Set(initial)].map(there))
	const [failure, setFailure] = useState<UploadFailure | null>(null)
	const running = useRef(new Map<string, { abort: () => void; preview: string }>())

	useEffect(() => {
		const all = running.current
		return () => {
			for (const { abort, preview } of all.values()) {
				abort()
				URL.revokeObjectURL(preview)
			}
		}
	}, [])

	const change = (key: string, changes: Partial<ChosenPicture>) =>
		setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)))

	function remove(key: string) {
		running.current.get(key)?.abort()
		setPictures((now) => now.filter((one) => one.key !== key))
	}

	async function send(file: File) {
		const key = `chosen-${made++}`
		const preview = URL.createObjectURL(file)
		setPictures((now) => [...now, { key, url: '', preview, percent: 0 }])
		const { sent, abort } = sendFile<Uploaded>(apiPath('post', '/upload'), file, (percent) =>
			change(key, { percent }),
		)
		running.current.set(key, { abort, preview })
		const answer = await sent
		if (answer.ok) return change(key, { url: answer.body.imageUrl, percent: null })
		remove(key)
		setFailure(failed(answer.detail && `${file.name}: ${answer.detail}`))
	}

	async function choose(files: File[]) {
		const wrong = files.flatMap((file) => {
			const mistake = mistakeIn(file)
			return mistake === null ? [] : `${file.name}: ${mistake}`
		})
		const room = MAX_PICTURES - pictures.length
		const tooMany = files.length > room ? `A product has at most ${MAX_PICTURES} pictures.` : null
		const problems = [...wrong, ...(tooMany ? [tooMany] : [])]
		setFailure(problems.length > 0 ? failed(problems.join('\n')) : null)
		await Promise.all(
			files
				.filter((file) => mistakeIn(file) === null)
				.slice(0, Math.max(0, room))
				.map(send),
		)
	}

	/** Moves a picture so many places on; negative is towards the first. */
	function move(key: string, by: number) {
		setPictures((now) => {
			const from = now.findIndex((one) => one.key === key)
			const picture = now[from]
			const to = Math.min(now.length - 1, Math.max(0, from + by))
			return picture ? now.toSpliced(from, 1).toSpliced(to, 0, picture) : now
		})
	}

	const [first = '', ...more] = pictures.flatMap(({ url }) => url || [])
	const uploading = pictures.some(({ percent }) => percent !== null)
	return { pictures, first, more, failure, choose, remove, move, uploading }
}

export type Upload = ReturnType<typeof useUpload>
