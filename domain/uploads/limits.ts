import { DAY_MS } from '../../shared/durations.ts'

/** Of the file as it is sent; the API's description says 10 MB. */
export const MAX_BYTES = 10 * 1_048_576
/** Of one part of a photo that is sent in parts. */
export const PART_BYTES = 131_072
/** Photos of one account whose parts are not all there. */
export const MAX_PARTIAL_PHOTOS = 24
/** Across times down. */
export const MAX_PIXELS = 64_000_000
/** Of the longer side. */
export const MAX_SIDE_PIXELS = 30_000
/** The widest version of a public picture that is stored. */
export const MAX_WIDTH_PX = 800
/** The longer side of a photo of a job: letters of 2 mm on a plate can be read. */
export const PHOTO_SIDE_PX = 2560
/** Of a photo of a job as it is stored, and as a phone sends it. */
export const MAX_PHOTO_BYTES = 1_500_000
/** How long an uploaded picture waits to be used, milliseconds: the form it was chosen in may be open. */
export const UNUSED_MS = DAY_MS
/** The widths in which a public picture is stored. */
export const WIDTHS_PX = [200, 400, 800]
/** The most that a picture is higher than wide; a longer one becomes narrower. */
export const MAX_HEIGHT_RATIO = 4
/** How long a bucket may take to be reached. */
export const CONNECT_MS = 3000
/** How long a bucket may take to answer. */
export const ANSWER_MS = 20_000
