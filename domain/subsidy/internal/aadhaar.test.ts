import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PDF_TEXT_BYTES } from '../limits.ts'
import { hasAadhaar, passesVerhoeff } from './aadhaar.ts'
import { pdfTexts } from './pdf-text.ts'

const digits = (length: number) =>
	fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

/** The digits with the one that makes them pass. */
const checked = (first: readonly number[]) => {
	const last = [...Array(10).keys()].filter((digit) => passesVerhoeff([...first, digit].join('')))
	expect(last).toHaveLength(1)
	return [...first, last[0] as number]
}

const number = fc
	.tuple(fc.integer({ min: 2, max: 9 }), digits(10))
	.map(([first, others]) => checked([first, ...others]).join(''))

/** The zeros of Latin, Devanagari, Gujarati, Tamil and full-width digits. */
const ZEROS = [0x30, 0x966, 0xae6, 0xbe6, 0xff10]
const inScript = (text: string, zero: number) =>
	text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const gap = fc.constantFrom(
	' ',
	'  ',
	'\u00a0',
	'-',
	'–',
	' — ',
	'\t',
	'\u2009',
	'.',
	'\u00ad ',
	'\n',
)
const fours = (text: string, between: string) =>
	[text.slice(0, 4), text.slice(4, 8), text.slice(8)].join(between)

/** What a paper of identity has before and after its number. */
const around = fc.constantFrom(
	'',
	'DOB: 01/01/1990',
	'जन्म तिथि: 01/01/1990',
	'411038',
	'Pune 411038',
	'98765 43210',
	'MALE',
	'Year of birth: 2001',
)

describe('Verhoeff’s check', () => {
	it('passes the example of its author', () => expect(passesVerhoeff('2363')).toBe(true))

	it('finds every wrong digit, and every two neighbours in the wrong order', () => {
		fc.assert(
			fc.property(
				digits(11),
				fc.integer({ min: 0, max: 10 }),
				fc.integer({ min: 1, max: 9 }),
				(first, place, change) => {
					const right = checked(first)
					const wrong = right.with(place, ((right[place] as number) + change) % 10)
					expect(passesVerhoeff(wrong.join(''))).toBe(false)
					const [a, b] = [right[place] as number, right[place + 1] as number]
					const swapped = right.with(place, b).with(place + 1, a)
					expect(passesVerhoeff(swapped.join(''))).toBe(a === b)
				},
			),
		)
	})
})

describe('an Aadhaar number in a text', () => {
	const lines = fc.constantFrom(' ', '\n', ' | ')

	it('is found however it is written, whatever stands before and after it', () => {
		const script = fc.constantFrom(...ZEROS)
		fc.assert(
			fc.property(
				...([number, fc.option(gap), script, around, around, lines] as const),
				(twelve, between, zero, before, after, line) => {
					const written = inScript(between === null ? twelve : fours(twelve, between), zero)
					expect(hasAadhaar([before, written, after].join(line))).toBe(true)
				},
			),
		)
		expect(hasAadhaar('Born 19902341 2341 2346')).toBe(true)
		expect(hasAadhaar('|2|3|4|1|2|3|4|1|2|3|4|6|')).toBe(true)
	})

	it('is none where its first eight digits are covered, or where it is part of a longer one', () => {
		fc.assert(
			fc.property(number, fc.option(gap), around, lines, (twelve, between, before, line) => {
				const covered = fours(`${'X'.repeat(8)}${twelve.slice(8)}`, between ?? '')
				expect(hasAadhaar([before, covered, 'Pune 411038'].join(line))).toBe(false)
				expect(hasAadhaar([before, twelve.slice(8), '411038'].join(line))).toBe(false)
				expect(hasAadhaar(`1${twelve}`)).toBe(false)
				expect(hasAadhaar(`${twelve}1`)).toBe(false)
			}),
		)
	})
})

/** The ways in which programs write strings, as the bytes of a PDF. */
const literal = (text: string) => `(${text.replace(/[()\\]/g, '\\$&')})`
const octal = (text: string) =>
	`(${[...text].map((char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')})`
const hex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`
const hex16 = (text: string) => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

const pdfOf = (content: string, isPacked: boolean) =>
	Buffer.concat([
		Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nstream\n'),
		isPacked ? deflateSync(Buffer.from(content)) : Buffer.from(content),
		Buffer.from('\nendstream\nendobj\n'),
	])
const isFound = (content: string, isPacked = false) =>
	pdfTexts(pdfOf(content, isPacked))?.some(hasAadhaar)

describe('an Aadhaar number in a PDF', () => {
	const written = fc.constantFrom(literal, octal, hex, hex16)
	const move = fc.constantFrom(' ', ' 0 -14 Td ', ' ET BT 1 0 0 1 72 700 Tm ', ' T* ')

	it('is found beside other strings, and in parts of its own', () => {
		fc.assert(
			fc.property(
				...([number, fc.constantFrom('', ' '), written, move] as const),
				...([fc.integer({ min: 1, max: 11 }), fc.boolean()] as const),
				(twelve, between, write, to, at, isPacked) => {
					const show = (text: string) => `${write(text)} Tj`
					const others = ['DOB: 01/01/1990', '411038'].map(show) as [string, string]
					const whole = fours(twelve, between)
					for (const parts of [
						show(whole),
						`[${write(twelve.slice(0, at))} -20 ${write(twelve.slice(at))}] TJ`,
						`[${[...twelve].map(write).join(' 12.5 ')}] TJ`,
						[...twelve].map(show).join(' '),
						fours(twelve, '\n').split('\n').map(show).join(to),
						`${show(twelve.slice(0, at))} ${show(twelve.slice(at))}`,
					])
						expect(isFound([others[0], parts, others[1]].join(to), isPacked), parts).toBe(true)
				},
			),
		)
	})

	it('is found after pictures, however large they are, and too much text is not looked through', () => {
		const large = deflateSync(Buffer.alloc(MAX_PDF_TEXT_BYTES, '1'))
		const stream = (dictionary: string, packed: Buffer) =>
			Buffer.concat([
				Buffer.from(`1 0 obj\n<<${dictionary}>>\nstream\n`),
				...[packed, Buffer.from('\nendstream\nendobj\n')],
			])
		const text = stream('', deflateSync(Buffer.from('BT (2341 2341 2346) Tj ET')))
		const behind = (dictionary: string) =>
			pdfTexts(Buffer.concat([Buffer.from('%PDF-1.7\n'), stream(dictionary, large), text]))
		expect(behind('/Subtype /Image /Width 9')?.some(hasAadhaar)).toBe(true)
		expect(behind('/Subtype/Image')?.some(hasAadhaar)).toBe(true)
		expect(behind('/Length 9')).toBe(null)
	})

	it('is found in digits of other scripts', () => {
		fc.assert(
			fc.property(number, fc.constantFrom(...ZEROS.slice(1)), (twelve, zero) => {
				const text = inScript(fours(twelve, ' '), zero)
				expect(isFound(`BT (1990) Tj ${hex16(text)} Tj ET`)).toBe(true)
				expect(isFound(`BT (1990) Tj (${text}) Tj ET`, true)).toBe(true)
			}),
		)
	})

	it('is none where its first eight digits are covered', () => {
		fc.assert(
			fc.property(number, written, move, (twelve, write, to) => {
				const show = (text: string) => `${write(text)} Tj`
				const parts = ['DOB: 01/01/1990', 'XXXX XXXX', twelve.slice(8), 'PIN 411038'].map(show)
				expect(isFound(parts.join(to))).toBe(false)
			}),
		)
	})
})
