import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CodeReader, openReader } from '../../../../components/installer/codes/open-reader'

/** Pause between two pictures of the camera that are looked at, milliseconds. */
const BETWEEN_MS = 120

const NO_CAMERA =
	'The camera cannot be used. Allow it for this site in the settings of the browser, or choose photos of the codes.'

/**
 * Shows the camera in a video while a part of the page is there, and calls back with each code that comes before it.
 * @returns the video's ref, and why there is no camera; null where there is one
 */
export function useCamera(onCode: (code: string) => void) {
	const video = useRef<HTMLVideoElement>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const take = useEffectEvent(onCode)
	useEffect(() => {
		let isLeft = false
		let stream: MediaStream | undefined
		let reader: CodeReader | undefined

		async function start() {
			const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
			stream = await navigator.mediaDevices.getUserMedia({ video: wanted })
			reader = await openReader()
			const shown = video.current
			if (isLeft || !shown) return stop()
			shown.srcObject = stream
			await shown.play()
			while (!isLeft) {
				const picture = await createImageBitmap(shown).catch(() => null)
				const codes = picture ? await reader.read(picture) : []
				if (!isLeft) for (const code of codes) take(code)
				await new Promise((over) => setTimeout(over, BETWEEN_MS))
			}
		}
		function stop() {
			for (const track of stream?.getTracks() ?? []) track.stop()
			reader?.close()
		}

		start().catch(() => {
			if (!isLeft) setProblem(NO_CAMERA)
		})
		return () => {
			isLeft = true
			stop()
		}
	}, [])
	return { video, problem }
}
