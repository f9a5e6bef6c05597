import type { Position } from '../addresses/place-of-pin.ts'

/*
 * Where a photo was taken, by its own file: JPEG has a segment APP1 with the tables of TIFF (Exif 3.0, 4.5 and 4.6),
 * one of them of GPS. Phones write no other kind.
 */

const APP1 = 0xffe1
const START_OF_SCAN = 0xffda
const EXIF = 0x45786966
/** Tags: the table of GPS, and within it the hemisphere and degrees of both axes. */
const GPS_TABLE = 0x8825
const LATITUDE = { hemisphere: 1, degrees: 2 }
const LONGITUDE = { hemisphere: 3, degrees: 4 }

/** The place in a photo's metadata; null where it has none. @param bytes the photo, or as much of its beginning as has the metadata */
export function exifPlace(bytes: Uint8Array): Position | null {
	try {
		const tables = tablesIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
		return tables && placeIn(tables)
	} catch (error) {
		// A file that is cut off, or is none.
		if (error instanceof RangeError) return null
		throw error
	}
}

interface Tables {
	/** From its first byte on all offsets are counted. */
	view: DataView
	isLittle: boolean
}

function tablesIn(file: DataView): Tables | null {
	if (file.getUint16(0) !== 0xffd8) return null
	for (let at = 2; ; ) {
		const marker = file.getUint16(at)
		if (marker < 0xff00 || marker === START_OF_SCAN) return null
		const length = file.getUint16(at + 2)
		if (marker === APP1 && file.getUint32(at + 4) === EXIF) {
			const view = new DataView(file.buffer, file.byteOffset + at + 10, length - 8)
			return { view, isLittle: view.getUint16(0) === 0x4949 }
		}
		at += 2 + length
	}
}

function placeIn({ view, isLittle }: Tables): Position | null {
	const short = (at: number) => view.getUint16(at, isLittle)
	const long = (at: number) => view.getUint32(at, isLittle)

	/** Where the value of a tag stands in a table; undefined where it has none. */
	function entry(table: number, tag: number): number | undefined {
		for (let n = 0; n < short(table); n++) {
			const at = table + 2 + 12 * n
			if (short(at) === tag) return at + 8
		}
		return undefined
	}
	function degrees(table: number, axis: typeof LATITUDE): number | null {
		const [hemisphere, value] = [entry(table, axis.hemisphere), entry(table, axis.degrees)]
		if (hemisphere === undefined || value === undefined) return null
		const at = long(value)
		const [whole, minutes, seconds] = [0, 8, 16].map((by) => long(at + by) / long(at + by + 4))
		const sum = (whole ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600
		const letter = String.fromCharCode(view.getUint8(hemisphere))
		return letter === 'S' || letter === 'W' ? -sum : sum
	}

	const gps = entry(long(4), GPS_TABLE)
	if (gps === undefined) return null
	const [latitude, longitude] = [degrees(long(gps), LATITUDE), degrees(long(gps), LONGITUDE)]
	if (latitude === null || longitude === null) return null
	const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
	// A camera without a fix writes zeros.
	return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}
