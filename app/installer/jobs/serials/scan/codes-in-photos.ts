import { openReader } from '../../../../components/installer/codes/open-reader'

/** The codes in photos, in their order; a photo that cannot be opened, or has no code, is counted. */
export async function codesInPhotos(photos: Iterable<File>) {
	const reader = await openReader()
	const codes: string[] = []
	let without = 0
	for (const photo of photos) {
		const picture = await createImageBitmap(photo).catch(() => null)
		const found = picture ? await reader.read(picture) : []
		if (found.length === 0) without++
		codes.push(...found)
	}
	reader.close()
	return { codes, without }
}
