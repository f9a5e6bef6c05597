import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { exifPlace } from './exif-place.ts'

const axis = (degrees: number) => {
	const seconds = Math.round(Math.abs(degrees) * 3600)
	return `${Math.floor(seconds / 3600)}/1 ${Math.floor(seconds / 60) % 60}/1 ${seconds % 60}/1`
}

const photo = (gps?: Record<string, string>) => {
	const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a4' } }).jpeg()
	return (gps ? picture.withExif({ IFD0: { Make: 'Test' }, IFD3: gps }) : picture).toBuffer()
}

it('is the place that is written in a photo, in each quarter of the earth', async () => {
	const whole = fc.integer({ min: -89 * 3600, max: 89 * 3600 })
	await fc.assert(
		fc.asyncProperty(whole, whole, async (north, east) => {
			const [latitude, longitude] = [north / 3600, (east * 2) / 3600]
			const bytes = await photo({
				GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
				GPSLatitude: axis(latitude),
				GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
				GPSLongitude: axis(longitude),
			})
			const place = exifPlace(new Uint8Array(bytes))
			if (north === 0 && east === 0) return expect(place).toBeNull()
			expect(place?.latitude).toBeCloseTo(latitude, 5)
			expect(place?.longitude).toBeCloseTo(longitude, 5)
		}),
		{ numRuns: 30 },
	)
})

it('is none of a photo without it, nor of any other bytes, cut off anywhere', async () => {
	expect(exifPlace(new Uint8Array(await photo()))).toBeNull()
	const place = { GPSLatitudeRef: 'N', GPSLatitude: axis(13), GPSLongitudeRef: 'E' }
	expect(exifPlace(new Uint8Array(await photo(place)))).toBeNull()
	const whole = new Uint8Array(await photo({ ...place, GPSLongitude: axis(80) }))
	fc.assert(
		fc.property(fc.nat({ max: whole.length }), fc.uint8Array(), (end, more) => {
			const cut = exifPlace(new Uint8Array([...whole.subarray(0, end), ...more]))
			if (cut) expect(Math.abs(cut.latitude)).toBeLessThanOrEqual(90)
		}),
	)
	fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void exifPlace(bytes)))
})
