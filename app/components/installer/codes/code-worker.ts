import { readCode } from './read-code'

/** The part of a worker that is used here; the project's types are those of pages. */
interface Worker {
	addEventListener(type: 'message', listener: (event: MessageEvent<ImageBitmap>) => void): void
	postMessage(code: string | null): void
}

const worker = self as unknown as Worker

worker.addEventListener('message', ({ data: picture }) => {
	const { width, height } = picture
	const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
	canvas?.drawImage(picture, 0, 0)
	picture.close()
	worker.postMessage(canvas ? readCode(canvas.getImageData(0, 0, width, height)) : null)
})
