import sharp from 'sharp'
import { expect, it } from 'vitest'
import { barCode, qrPicture } from '../../../../test/pictures/codes'
import { readCode } from './read-code'

const read = async (picture: Buffer) => {
	const { data, info } = await sharp(picture)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	return readCode({ ...info, data: new Uint8ClampedArray(data) })
}

it('reads the bar code of a plate, upright, turned and askew', async () => {
	const picture = await barCode('JKM550-2026-00017')
	expect(await read(picture)).toBe('JKM550-2026-00017')
	for (const angle of [90, 180, 3])
		expect(
			await read(await sharp(picture).rotate(angle, { background: '#fff' }).png().toBuffer()),
		).toBe('JKM550-2026-00017')
})

it('reads the QR code of an inverter', async () => {
	expect(await read(await qrPicture('SN: INV-3000-42'))).toBe('SN: INV-3000-42')
})

it('reads nothing where there is no code, and goes on with the next picture', async () => {
	const blank = { create: { width: 300, height: 200, channels: 3 as const, background: '#7a4' } }
	expect(await read(await sharp(blank).png().toBuffer())).toBeNull()
	expect(await read(await barCode('A1B2C3'))).toBe('A1B2C3')
})
