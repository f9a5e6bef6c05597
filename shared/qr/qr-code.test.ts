import { expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'
import { qrSvg } from './qr-svg.ts'

const EXPECTED = [
	'#######..#..#.#######',
	'#.....#..###..#.....#',
	'#.###.#.####..#.###.#',
	'#.###.#.###...#.###.#',
	'#.###.#.##.##.#.###.#',
	'#.....#.#...#.#.....#',
	'#######.#.#.#.#######',
	'........#..##........',
	'#.#####.....#.#####..',
	'##.#.#...##.#.#.#####',
	'.#...#######..##..##.',
	'...##....#.....#.####',
	'.##...#.####..####.##',
	'........#########.#.#',
	'#######...#.###...##.',
	'#.....#.#.###..#.##.#',
	'#.###.#.#...#.#.....#',
	'#.###.#.###.###.#.#..',
	'#.###.#.#.##.##..##..',
	'#.....#...#......##..',
	'#######.####.....#.#.',
]

const drawn = (text: string) =>
	qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

it('draws what other programs read', () => {
	// As jsQR 1.4 has read it.
	expect(drawn('otpauth://')).toEqual(EXPECTED)
})

it.each([
	[14, 21],
	[15, 25],
	[122, 45],
	[152, 49],
	[180, 53],
	[213, 57],
	[666, 97],
])('takes %i bytes into %i modules', (bytes, size) => {
	expect(qrCode('x'.repeat(bytes))).toHaveLength(size)
})

it('refuses what is too long', () => {
	expect(() => qrCode('x'.repeat(667))).toThrow(RangeError)
	// Three bytes each.
	expect(() => qrCode('सौ'.repeat(112))).toThrow(RangeError)
})

it('has a light margin of four modules round it', () => {
	expect(qrSvg('x')).toMatch(/^<svg [^>]*viewBox="0 0 29 29"/)
	expect(qrSvg('x')).toContain('d="M4 4h1v1h-1z')
})
