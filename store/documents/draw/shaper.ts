import * as harfbuzz from 'harfbuzzjs'
import { fontFile, fontName, type Weight } from './fonts.ts'
import type { Script } from './runs.ts'

export interface Glyph {
	id: number
	/** Font units, as the font's own table has it. */
	advanceWidth: number
	/** The characters it stands for; all characters of a cluster stand with its first glyph. */
	codePoints: number[]
}

/** Thousandths of the size of the type. */
interface Position {
	xAdvance: number
	yAdvance: number
	xOffset: number
	yOffset: number
	/** Without kerning. */
	advanceWidth: number
}

export interface Shaped {
	glyphs: Glyph[]
	positions: Position[]
	advanceWidth: number
}

interface OpenFont {
	font: harfbuzz.Font
	/** From font units to thousandths. */
	scale: number
	shaped: Map<string, Shaped>
}

const fonts = new Map<string, OpenFont>()

function openFont(script: Script, weight: Weight): OpenFont {
	const name = fontName(script, weight)
	const known = fonts.get(name)
	if (known) return known
	const bytes = fontFile(script, weight)
	const face = new harfbuzz.Face(new harfbuzz.Blob(bytes.slice().buffer as ArrayBuffer))
	const opened = {
		font: new harfbuzz.Font(face),
		scale: 1000 / face.upem,
		shaped: new Map(),
	}
	fonts.set(name, opened)
	return opened
}

/** Whether a font has a character. */
export const hasCharacter = (script: Script, weight: Weight, character: string): boolean =>
	Boolean(openFont(script, weight).font.nominalGlyph(character.codePointAt(0) ?? 0))

/** So many texts of a font are remembered: documents repeat their words. */
const REMEMBERED = 2000

/** A run of one script as HarfBuzz sets it. */
export function shape(text: string, script: Script, weight: Weight): Shaped {
	const opened = openFont(script, weight)
	const known = opened.shaped.get(text)
	if (known) return known
	if (opened.shaped.size >= REMEMBERED) opened.shaped.clear()
	const shaped = shapeWith(opened, text)
	opened.shaped.set(text, shaped)
	return shaped
}

function shapeWith({ font, scale }: OpenFont, text: string): Shaped {
	const buffer = new harfbuzz.Buffer()
	buffer.addText(text)
	buffer.guessSegmentProperties()
	// Of digits alone HarfBuzz guesses the way of their script's letters.
	if (/^\p{Nd}+$/u.test(text)) buffer.setDirection(harfbuzz.Direction.LTR)
	harfbuzz.shape(font, buffer)
	const infos = buffer.getGlyphInfos()
	const placed = buffer.getGlyphPositions()
	const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b)
	const seen = new Set<number>()
	const glyphs = infos.map(({ codepoint: id, cluster }) => {
		const isFirst = !seen.has(cluster)
		seen.add(cluster)
		const end = starts[starts.indexOf(cluster) + 1] ?? text.length
		const characters = isFirst ? [...text.slice(cluster, end)] : []
		return {
			id,
			advanceWidth: font.glyphHAdvance(id),
			codePoints: characters.map((character) => character.codePointAt(0) ?? 0),
		}
	})
	const positions = placed.map(({ xAdvance, yAdvance, xOffset, yOffset }, at) => ({
		xAdvance: xAdvance * scale,
		yAdvance: yAdvance * scale,
		xOffset: xOffset * scale,
		yOffset: yOffset * scale,
		advanceWidth: (glyphs[at]?.advanceWidth ?? 0) * scale,
	}))
	const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
	return { glyphs, positions, advanceWidth }
}
