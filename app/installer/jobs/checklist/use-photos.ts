import { useEffect, useState } from 'react'
import type { ChecklistStep } from '../../../../domain/installations/schema'
import { leaveOut, makeChange, tryAgain } from '../../../components/installer/waiting/queue'
import { useQueue } from '../../../components/installer/waiting/use-queue'
import { storedFile } from '../../../components/installer/waiting/waiting-store'
import { useSending } from '../../../ui/self-saving'
import { placeOfPhoto } from '../waiting/place-of-photo'
import { smallPhoto } from '../waiting/small-photo'

const NOT_KEPT = 'This phone could not keep it.'

/** A photo on its way. */
export interface Sending {
	/** Its key in the queue, or one of this page where it was not taken into the queue. */
	id: string
	name: string
	/** Null until it is read. */
	preview: string | null
	percent: number
	problem: string | null
	/** Whether it can be sent again. */
	isKept: boolean
}

/** The photos of a step that are on their way: kept in the queue, sent one after the other; a refused one stays. */
export function usePhotos(orderId: string, step: ChecklistStep) {
	const { changes, percent } = useQueue()
	const [unfit, setUnfit] = useState<Sending[]>([])
	const queued = changes.flatMap(({ key, orderId: of, change, refused }) =>
		change.kind === 'photo' && of === orderId && change.step === step
			? [{ key, name: change.name, problem: refused?.detail ?? null }]
			: [],
	)
	const previews = usePreviews(queued.map(({ key }) => key))
	const kept = queued.map(({ key, name, problem }) => ({
		id: key,
		name,
		preview: previews[key] ?? null,
		percent: percent[key] ?? 0,
		problem,
		isKept: true,
	}))
	const sendings: Sending[] = [...kept, ...unfit]
	// Kept photos are safe, and the sign-off goes after them.
	useSending(`photos ${step}`, unfit.length > 0 ? 'failed' : 'saved')

	const isUnfit = (file: File, problem: string) =>
		setUnfit((all) => [
			...all,
			{
				id: crypto.randomUUID(),
				name: file.name,
				preview: URL.createObjectURL(file),
				percent: 0,
				problem,
				isKept: false,
			},
		])

	async function keep(file: File, onKept?: () => void) {
		try {
			const [small, place] = await Promise.all([smallPhoto(file), placeOfPhoto(file)])
			if ('problem' in small) return isUnfit(file, small.problem)
			const { bytes } = small
			const about = { step, name: file.name, bytes: bytes.byteLength, place }
			const change = { kind: 'photo', ...about } as const
			await makeChange(orderId, change, bytes, onKept)
		} catch {
			isUnfit(file, NOT_KEPT)
		}
	}

	return {
		sendings,
		/** @param onKept called once a photo is safe on the phone */
		add(files: FileList | null, onKept?: () => void) {
			for (const file of files ?? []) void keep(file, onKept)
		},
		again: (id: string) => void tryAgain(id),
		leave(id: string) {
			if (queued.some(({ key }) => key === id)) return void leaveOut(id)
			setUnfit((all) => all.filter((each) => each.id !== id))
		},
	}
}

/** Addresses of photos that wait, by key; each is read once. */
function usePreviews(keys: string[]) {
	const [previews, setPreviews] = useState<Record<string, string>>({})
	const missing = keys.find((key) => previews[key] === undefined)
	useEffect(() => {
		if (missing === undefined) return
		let isLeft = false
		storedFile(missing).then((bytes) => {
			if (isLeft) return
			const url = bytes ? URL.createObjectURL(new Blob([bytes])) : ''
			setPreviews((all) => ({ ...all, [missing]: url }))
		})
		return () => {
			isLeft = true
		}
	}, [missing])
	return previews
}
