import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ChecklistStep } from '../../../domain/installations/schema'
import { MAX_BYTES } from '../../../domain/uploads/limits'
import { apiPath } from '../../api-call'
import { useSending } from '../../ui/self-saving'
import { sendFile } from '../../ui/send-file'

const UNSENT = 'It did not get through.'

/** A photo on its way. */
export interface Sending {
	id: number
	name: string
	file: File
	preview: string
	percent: number
	problem: string | null
}

const problemOf = (file: File) => {
	if (!file.type.startsWith('image/')) return 'The file must be a picture.'
	if (file.size > MAX_BYTES) return 'The picture is larger than 10 MB.'
	return null
}

/** Sends photos to a step, one after the other; a failed one stays and can be sent again. */
export function usePhotos(orderId: string, step: ChecklistStep) {
	const { revalidate } = useRevalidator()
	const [sendings, setSendings] = useState<Sending[]>([])
	const ids = useRef(0)
	const last = useRef(Promise.resolve())
	const running = useRef<{ abort: () => void }>(undefined)
	const isGone = useRef(false)
	useEffect(() => {
		isGone.current = false
		return () => {
			isGone.current = true
			running.current?.abort()
		}
	}, [])

	const isRefused = sendings.some(({ problem }) => problem !== null)
	const isUnderWay = sendings.some(({ problem }) => problem === null)
	useSending(`photos ${step}`, isUnderWay ? 'saving' : isRefused ? 'failed' : 'saved')

	const change = (id: number, to: Partial<Sending>) =>
		setSendings((all) => all.map((each) => (each.id === id ? { ...each, ...to } : each)))

	function leave(id: number) {
		setSendings((all) => {
			const left = all.find((each) => each.id === id)
			if (left) URL.revokeObjectURL(left.preview)
			return all.filter((each) => each.id !== id)
		})
	}

	async function send({ id, file }: Sending) {
		if (isGone.current) return
		const param = { id: orderId, step }
		const path = apiPath('post', '/orders/:id/checklist/:step/photos', { param })
		const upload = sendFile(path, file, (percent) => change(id, { percent }))
		running.current = upload
		const answer = await upload.sent
		if (!answer.ok) return change(id, { problem: answer.detail || UNSENT })
		await revalidate()
		leave(id)
	}

	function queue(sending: Sending) {
		last.current = last.current.then(() => send(sending))
	}

	function add(files: FileList | null) {
		const added = [...(files ?? [])].map((file) => ({
			id: ids.current++,
			name: file.name,
			file,
			preview: URL.createObjectURL(file),
			percent: 0,
			problem: problemOf(file),
		}))
		setSendings((all) => [...all, ...added])
		for (const sending of added) if (sending.problem === null) queue(sending)
	}

	function again(id: number) {
		const sending = sendings.find((each) => each.id === id)
		if (!sending) return
		const problem = problemOf(sending.file)
		change(id, { problem, percent: 0 })
		if (problem === null) queue(sending)
	}

	return { sendings, add, again, leave }
}
