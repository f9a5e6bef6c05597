import type { PhotoPlace } from '../../../../domain/installations/photos/schema'
import { exifPlace } from '../../../../shared/photos/exif-place'

/** The beginning of a photo that has its metadata, bytes. */
const METADATA_BYTES = 262_144
/** How long a photo waits for the phone's position, and for the answer to the browser's question, milliseconds. */
const POSITION_MS = 3000
const QUESTION_MS = 8000
/** How old a position may be, milliseconds. */
const RECENT_MS = 60_000

/** Whether it was refused: the browser is asked no more while the page is open. */
let isRefused = false

/** Where a photo was taken: as its file says, else where the phone is now; null where neither is known. */
export async function placeOfPhoto(file: File): Promise<PhotoPlace | null> {
	const head = new Uint8Array(await file.slice(0, METADATA_BYTES).arrayBuffer())
	const inFile = exifPlace(head)
	if (inFile) return { ...inFile, from: 'file' }
	const here = isRefused ? null : await position()
	return here && { ...here, from: 'phone' }
}

async function position() {
	const { geolocation, permissions } = navigator
	const known = await permissions?.query({ name: 'geolocation' }).catch(() => null)
	if (!geolocation || known?.state === 'denied') return null
	const found = new Promise<Pick<PhotoPlace, 'latitude' | 'longitude'> | null>((resolve) => {
		geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
			({ code, PERMISSION_DENIED }) => {
				isRefused = code === PERMISSION_DENIED
				resolve(null)
			},
			{ enableHighAccuracy: true, maximumAge: RECENT_MS, timeout: POSITION_MS },
		)
	})
	const patience = known?.state === 'granted' ? POSITION_MS : QUESTION_MS
	return Promise.race([found, new Promise<null>((over) => setTimeout(over, patience, null))])
}
