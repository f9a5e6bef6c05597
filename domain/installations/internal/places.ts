import { kilometresBetween, type Position } from '../../../shared/addresses/place-of-pin.ts'
import { FAR_FROM_PIN_KM, FAR_FROM_SURVEY_KM } from '../limits.ts'
import type { Photo, PhotoPlace } from '../photos/schema.ts'

interface PlaceColumns {
	latitude_e6: number | null
	longitude_e6: number | null
	place_from: PhotoPlace['from'] | null
}

const MILLION = 1_000_000

/** The place of a photo; null where it is not known. */
export const placeIn = (row: PlaceColumns): PhotoPlace | null =>
	row.latitude_e6 === null || row.longitude_e6 === null || row.place_from === null
		? null
		: {
				latitude: row.latitude_e6 / MILLION,
				longitude: row.longitude_e6 / MILLION,
				from: row.place_from,
			}

/** The columns of a photo's place. */
export const placeColumns = (place: PhotoPlace | null): PlaceColumns => ({
	latitude_e6: place && Math.round(place.latitude * MILLION),
	longitude_e6: place && Math.round(place.longitude * MILLION),
	place_from: place?.from ?? null,
})

interface Known {
	/** Of the first photo of the survey that has one; undefined for photos of the survey themselves. */
	survey?: Position | undefined
	/** The area of the order’s PIN code; null of an unknown one. */
	pin: Position | null
}

/** A place with its distance to that of the survey, or to the area of the PIN code, and whether that is far. */
export function judgedPlace(
	place: PhotoPlace,
	{ survey, pin }: Known,
): NonNullable<Photo['place']> {
	const known = survey ?? pin
	const distance = known && kilometresBetween(place, known)
	return {
		...place,
		of: survey ? 'survey' : 'pin',
		kilometres: distance && Math.round(distance * 10) / 10,
		far: distance !== null && distance > (survey ? FAR_FROM_SURVEY_KM : FAR_FROM_PIN_KM),
	}
}
