import type { PhotoPlace } from '../../../../domain/installations/photos/schema'
import { exifPlace } from '../../../../shared/photos/exif-place'

/** The beginning of a photo that has its metadata, bytes. */
const METADATA_BYTES = 262_144
/** How long a photo waits for the phone's position, and for the answer to the browser's question, milliseconds. */
const POSITION_MS = 3000
const QUESTION_MS = 8000
/** How old a position may be, milliseconds. */
const RECENT_MS = 60_000

type Position = Pick<PhotoPlace, 'latitude' | 'longitude'>

/** The answer to the browser's question, which a page asks once: null where it was refused, or had none in time. */
let question: Promise<Position | null> | undefined

/** Where a photo was taken: as its file says, else where the phone is now; null where neither is known. */
export async function placeOfPhoto(file: File): Promise<PhotoPlace | null> {
	const head = new Uint8Array(await file.slice(0, METADATA_BYTES).arrayBuffer())
	const inFile = exifPlace(head)
	if (inFile) return { ...inFile, from: 'file' }
	const here = await positionNow()
	return here && { ...here, from: 'phone' }
}

async function positionNow(): Promise<Position | null> {
	const { geolocation, permissions } = navigator
	const known = await permissions?.query({ name: 'geolocation' }).catch(() => null)
	if (!geolocation || known?.state === 'denied') return null
	if (known?.state === 'granted') return locate(POSITION_MS)
	if (question) return (await question) && locate(POSITION_MS)
	question = locate(QUESTION_MS)
	return question
}

/** @param patience how long it may take, milliseconds; null is its answer then */
function locate(patience: number): Promise<Position | null> {
	const found = new Promise<Position | null>((resolve) => {
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
			() => resolve(null),
			{ enableHighAccuracy: true, maximumAge: RECENT_MS, timeout: POSITION_MS },
		)
	})
	return Promise.race([found, new Promise<null>((over) => setTimeout(over, patience, null))])
}
