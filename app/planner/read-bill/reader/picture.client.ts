import { isHeic } from '../../../../domain/uploads/rules'
import { Unreadable } from './problems'

/** The longer side of a picture as it is read: letters of a bill are some 20 pixels high. */
const READ_SIDE = 2200
/** A larger one would only take memory. */
const MAX_ENLARGED = 2

export function canvasOf(width: number, height: number) {
	const canvas = document.createElement('canvas')
	canvas.width = Math.round(width)
	canvas.height = Math.round(height)
	const context = canvas.getContext('2d', { willReadFrequently: false })
	if (!context) throw new Unreadable('no-reader')
	context.fillStyle = '#fff'
	context.fillRect(0, 0, canvas.width, canvas.height)
	context.imageSmoothingQuality = 'high'
	return { canvas, context }
}

/** A photo or another picture, upright, in the size in which it is read. @throws Unreadable */
export async function openPicture(file: File): Promise<HTMLCanvasElement> {
	const bitmap = await createImageBitmap(file).catch(() => null)
	if (!bitmap) {
		const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
		throw new Unreadable(isHeic(head) ? 'heic' : 'no-picture')
	}
	const scale = Math.min(MAX_ENLARGED, READ_SIDE / Math.max(bitmap.width, bitmap.height))
	const { canvas, context } = canvasOf(bitmap.width * scale, bitmap.height * scale)
	context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
	bitmap.close()
	return canvas
}

/** The picture in another size, turned about its middle. @param radians clockwise */
export function redrawn(picture: HTMLCanvasElement, scale: number, radians = 0) {
	const { canvas, context } = canvasOf(picture.width * scale, picture.height * scale)
	context.translate(canvas.width / 2, canvas.height / 2)
	context.rotate(radians)
	context.scale(scale, scale)
	context.drawImage(picture, -picture.width / 2, -picture.height / 2)
	return canvas
}

export async function pngOf(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
	const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'))
	if (!blob) throw new Unreadable('no-reader')
	return blob.arrayBuffer()
}
