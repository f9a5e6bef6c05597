import type PDFDocument from 'pdfkit'
import { graphemesOf } from '../../../shared/format/graphemes.ts'
import { fontFile, fontName, type Weight } from './fonts.ts'
import { inDrawnOrder, type Run, runsOf, type Script } from './runs.ts'
import { hasCharacter, type Shaped, shape } from './shaper.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** How a text looks; the size in points. */
export interface Style {
	size: number
	weight: Weight
	colour: string
}

/** The parts of pdfkit's embedded font that are used here. */
interface EmbeddedFont {
	id: string
	/** The font as it was read; this document embeds a part of it. */
	font: object
	ref: () => unknown
	layout: (text: string) => Shaped
	/** The glyphs by their numbers in the file, as four hexadecimal digits each, and where each goes. */
	encode: (text: string) => [codes: string[], positions: Shaped['positions']]
}

interface Inside {
	_font: EmbeddedFont
	page: { height: number; fonts: Record<string, unknown> }
	addContent: (content: string) => void
}

/** Fonts by their names, as they were read for the first document: reading one again takes longer than drawing a page. */
const read = new Map<string, object>()

/** Sets text in the scripts of India: HarfBuzz shapes each run, and pdfkit draws its glyphs. */
export class Type {
	readonly #doc: Pdf
	readonly #fonts = new Map<string, EmbeddedFont>()

	constructor(doc: Pdf) {
		this.#doc = doc
	}

	/** How wide a text is on one line, points. */
	width(text: string, { size, weight }: Style): number {
		const runs = runsIn(text, weight)
		const of = ({ text, script }: Run) => shape(text, script, weight).advanceWidth
		return (runs.reduce((sum, run) => sum + of(run), 0) * size) / 1000
	}

	/** A text in lines that are no wider than so many points; a word that is too long is divided. */
	lines(text: string, style: Style, most: number): string[] {
		return text.split('\n').flatMap((paragraph) => this.#wrapped(paragraph, style, most))
	}

	#wrapped(paragraph: string, style: Style, most: number): string[] {
		const lines: string[] = []
		let line = ''
		for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
			const longer = line === '' ? word : `${line} ${word}`
			if (this.width(longer, style) <= most) {
				line = longer
				continue
			}
			if (line !== '') lines.push(line)
			const parts = this.#divided(word, style, most)
			line = parts.pop() ?? ''
			lines.push(...parts)
		}
		return [...lines, line]
	}

	/** A word in pieces that fit; between two letters and never within one. */
	#divided(word: string, style: Style, most: number): string[] {
		if (this.width(word, style) <= most) return [word]
		const parts: string[] = []
		let part = ''
		for (const segment of graphemesOf(word)) {
			if (part !== '' && this.width(part + segment, style) > most) {
				parts.push(part)
				part = ''
			}
			part += segment
		}
		return [...parts, part]
	}

	/** Draws a text on one line. @param baseline from the top of the page, points */
	draw(text: string, x: number, baseline: number, { size, weight, colour }: Style): void {
		const { page } = this.#inside
		const y = page.height - baseline
		const content: string[] = []
		let at = x
		for (const { text: copied, runs } of inDrawnOrder(runsIn(text, weight))) {
			const glyphs: string[] = []
			for (const { script, text: part } of runs) {
				const font = this.#font(script, weight)
				page.fonts[font.id] ??= font.ref()
				const [codes, positions] = font.encode(part)
				glyphs.push(`/${font.id} ${size} Tf`, ...glyphsAt(codes, positions, { x: at, y, size }))
				at += (shape(part, script, weight).advanceWidth * size) / 1000
			}
			// The text itself is searched and copied, in any order of its glyphs.
			const isItself = runs.every((run) => copiesItself(run.text, run.script, weight))
			content.push(...(isItself ? glyphs : [spanOf(copied), ...glyphs, 'EMC']))
		}
		this.#doc.save().fillColor(colour)
		this.#inside.addContent(`1 0 0 -1 0 ${page.height} cm BT\n${content.join('\n')}\nET`)
		this.#doc.restore()
	}

	get #inside(): Inside {
		return this.#doc as unknown as Inside
	}

	#font(script: Script, weight: Weight): EmbeddedFont {
		const name = fontName(script, weight)
		const known = this.#fonts.get(name)
		if (known) return known
		// pdfkit takes bytes, and fonts that it has read before.
		const source = read.get(name) ?? fontFile(script, weight)
		this.#doc.registerFont(name, source as Buffer).font(name)
		const { _font: font } = this.#inside
		read.set(name, font.font)
		font.layout = (text) => shape(text, script, weight)
		this.#fonts.set(name, font)
		return font
	}
}

/** Whether each glyph by itself gives its characters: so it is where letters stand in a row, and none is missing. */
const copiesItself = (text: string, script: Script, weight: Weight) =>
	script === 'Latin' && [...text].every((character) => hasCharacter(script, weight, character))

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The operators that draw glyphs from a point on; those off the line or moved by a mark have a place of their own. */
function glyphsAt(
	codes: readonly string[],
	positions: Shaped['positions'],
	{ x, y, size }: { x: number; y: number; size: number },
): string[] {
	const drawn: string[] = []
	let at = x
	let line: string[] = []
	const place = (x: number, y: number) => `1 0 0 1 ${rounded(x)} ${rounded(y)} Tm`
	let start = place(x, y)
	const flush = () => {
		if (line.length > 0) drawn.push(`${start} [${line.join('')}] TJ`)
		line = []
	}
	codes.forEach((code, nth) => {
		const { xAdvance = 0, advanceWidth = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {}
		if (xOffset !== 0 || yOffset !== 0) {
			flush()
			drawn.push(`${place(at + (xOffset * size) / 1000, y + (yOffset * size) / 1000)} <${code}> Tj`)
		} else {
			if (line.length === 0) start = place(at, y)
			const moved = rounded(advanceWidth - xAdvance)
			line.push(`<${code}>${moved === 0 ? '' : moved}`)
		}
		at += (xAdvance * size) / 1000
	})
	flush()
	return drawn
}

function spanOf(text: string): string {
	const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
	return `/Span <</ActualText <${bytes.toString('hex')}>>> BDC`
}

/** So many texts are remembered with their runs: each is measured before it is drawn, and documents repeat their words. */
const REMEMBERED = 2000
const runsOfTexts: Record<Weight, Map<string, Run[]>> = { regular: new Map(), bold: new Map() }

function runsIn(text: string, weight: Weight): readonly Run[] {
	const remembered = runsOfTexts[weight]
	const known = remembered.get(text)
	if (known) return known
	if (remembered.size >= REMEMBERED) remembered.clear()
	const runs = runsOf(text, (script, character) => hasCharacter(script, weight, character))
	remembered.set(text, runs)
	return runs
}
