import { MAX_PHOTO_BYTES, PHOTO_SIDE_PX } from '../../../../domain/uploads/limits'
import { isHeic } from '../../../../domain/uploads/rules'

const QUALITIES = [0.85, 0.7, 0.55, 0.4]

/** A photo ready to be sent, or the reason why it cannot be, in words. */
type SmallPhoto = { bytes: ArrayBuffer } | { problem: string }

const KNOWN = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF)/

/** Why a browser could not open a picture, by its first twelve bytes, and the setting to change. */
export function whyUnreadable(head: Uint8Array): string {
	if (isHeic(head))
		return 'This is a HEIC photo, which this browser cannot open. In the settings of the camera choose JPEG (iPhone: Settings, Camera, Formats, Most Compatible), and take it again.'
	if (KNOWN.test(String.fromCharCode(...head)))
		return 'This phone cannot open a photo of this size. In the settings of the camera choose 12 megapixels or fewer, and take it again.'
	return 'The file must be a picture.'
}

/**
 * A photo of a job as it is sent: its longer side at most 2,560 pixels, at most 1.5 MB, upright. One that is small
 * enough is left as it is.
 */
export async function smallPhoto(file: File): Promise<SmallPhoto> {
	const picture = await createImageBitmap(file).catch(() => null)
	if (!picture)
		return { problem: whyUnreadable(new Uint8Array(await file.slice(0, 12).arrayBuffer())) }
	const side = Math.max(picture.width, picture.height)
	if (side <= PHOTO_SIDE_PX && file.size <= MAX_PHOTO_BYTES) {
		picture.close()
		return { bytes: await file.arrayBuffer() }
	}
	for (let scale = Math.min(1, PHOTO_SIDE_PX / side); ; scale *= 0.8) {
		const canvas = drawn(picture, scale)
		for (const quality of QUALITIES) {
			const blob = await new Promise<Blob | null>((made) =>
				canvas.toBlob(made, 'image/jpeg', quality),
			)
			if (!blob) return { problem: 'This phone could not make the photo smaller.' }
			if (blob.size <= MAX_PHOTO_BYTES) {
				picture.close()
				return { bytes: await blob.arrayBuffer() }
			}
		}
	}
}

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
	const canvas = document.createElement('canvas')
	canvas.width = Math.round(picture.width * scale)
	canvas.height = Math.round(picture.height * scale)
	const context = canvas.getContext('2d')
	if (context) context.imageSmoothingQuality = 'high'
	context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
	return canvas
}
