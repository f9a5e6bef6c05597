import * as harfbuzz from 'harfbuzzjs'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { streamsOf } from '../../../test/documents/pdf-text.ts'
import { fontFile } from './fonts.ts'
import type { Script } from './runs.ts'
import { Type } from './type.ts'

const NAMES: [Script, string][] = [
	['Gujarati', 'અંકિત'],
	['Telugu', 'శ్రీ'],
	['Gurmukhi', 'ਸਿੰਘ'],
	['Malayalam', 'സ്ത്രീ'],
	['Devanagari', 'अंकित'],
	['Bengali', 'শ্রী'],
	['Tamil', 'தமிழ்'],
	['Kannada', 'ಕನ್ನಡ'],
	['Oriya', 'ଓଡ଼ିଆ'],
	['Arabic', 'شریف'],
	['Ol_Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
	['Meetei_Mayek', 'ꯃꯤꯇꯩ'],
	['Symbols', '→'],
]

function byHarfBuzz(script: Script, text: string): number[] {
	const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(fontFile(script, 'regular'))))
	const buffer = new harfbuzz.Buffer()
	buffer.addText(text)
	buffer.guessSegmentProperties()
	harfbuzz.shape(new harfbuzz.Font(face), buffer)
	return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
}

async function drawn(text: string) {
	const doc = new PDFDocument({ margin: 0, font: null as unknown as string })
	const chunks: Buffer[] = []
	doc.on('data', (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)))
	const ended = new Promise((done) => doc.on('end', done))
	new Type(doc).draw(text, 40, 100, { size: 12, weight: 'regular', colour: '#000000' })
	const { _font: font } = doc as unknown as { _font: { subset: { glyphs: number[] } } }
	doc.end()
	await ended
	const content = streamsOf(Buffer.concat(chunks)).find((stream) => stream.includes('BT')) ?? ''
	const codes = [...content.matchAll(/<([0-9a-f]{4})>(?!>)/g)].map(([, code = '']) => code)
	return { content, glyphs: codes.map((code) => font.subset.glyphs[Number.parseInt(code, 16)]) }
}

it.each(NAMES)(
	'%s is drawn as HarfBuzz shapes it, and copied as it was written: %s',
	async (script, text) => {
		const expected = byHarfBuzz(script, text)
		const { content, glyphs } = await drawn(text)
		expect(glyphs).toEqual(expected)
		expect(glyphs).not.toContain(0)
		const actual = /ActualText <feff([0-9a-f]+)>/.exec(content)?.[1] ?? ''
		expect(Buffer.from(actual, 'hex').swap16().toString('utf16le')).toBe(text)
	},
)

it('letters of the Latin script and the sign of the rupee are in the font', async () => {
	expect((await drawn('Rs ₹2,04,670')).glyphs).not.toContain(0)
})
