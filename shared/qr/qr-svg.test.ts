import { expect, it } from 'vitest'
import { qrSvg } from './qr-svg.ts'

const MARGINS = 8
const sideOf = (svg: string) => Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) - MARGINS

it.each([
	[14, 21],
	[15, 25],
	[180, 53],
	[666, 97],
])('takes %i bytes into %i modules of level M', (bytes, side) => {
	expect(sideOf(qrSvg('x'.repeat(bytes)))).toBe(side)
})

it('counts letters of other scripts by their bytes', () => {
	expect(qrSvg('सौ'.repeat(30))).not.toBe(qrSvg('xx'.repeat(30)))
	expect(sideOf(qrSvg('सौ'.repeat(30)))).toBe(sideOf(qrSvg('x'.repeat(180))))
})

it('has a light margin of four modules round it', () => {
	expect(qrSvg('x')).toMatch(/^<svg [^>]*viewBox="0 0 29 29"/)
	expect(qrSvg('x')).toContain('d="M4 4h1v1h-1z')
})
