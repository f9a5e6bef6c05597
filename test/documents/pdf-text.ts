import { inflateSync } from 'node:zlib'

/** The contents of the streams of a PDF, unpacked. */
export function streamsOf(pdf: Buffer): string[] {
	const text = pdf.toString('latin1')
	return [...text.matchAll(/stream\n/g)].flatMap(({ index }) => {
		try {
			const packed = pdf.subarray(index + 'stream\n'.length)
			return inflateSync(packed, { finishFlush: 2 }).toString('latin1')
		} catch {
			return []
		}
	})
}

const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The character of each glyph of a font, by the font's table. */
function glyphsIn(map: string): Map<number, string> {
	const glyphs = new Map<number, string>()
	for (const [, from = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
		for (const [at, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
			glyphs.set(Number.parseInt(from, 16) + at, textOf(hex.replaceAll(' ', '')))
	return glyphs
}

/** The font of each resource name, by the objects that the PDF is made of. */
function fontsIn(pdf: Buffer): Map<string, Map<number, string>> {
	const text = pdf.toString('latin1')
	const objects = new Map(
		[...text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(
			({ 1: id = '', 2: body = '', index }) => [id, { body, at: index }],
		),
	)
	const fonts = new Map<string, Map<number, string>>()
	for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
		const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.body ?? '') ?? []
		const at = objects.get(map)?.at ?? -1
		if (at >= 0) fonts.set(name, glyphsIn(streamsOf(pdf.subarray(at)).at(0) ?? ''))
	}
	return fonts
}

/**
 * The text that a reader copies from a PDF of ours, one drawn text after the other: glyphs by the table of their font,
 * and where a piece has its text beside it, that.
 */
export function pdfText(bytes: Uint8Array): string {
	const pdf = Buffer.from(bytes)
	const fonts = fontsIn(pdf)
	const texts = streamsOf(pdf)
		.filter((stream) => stream.includes('\nBT') || stream.includes(' BT'))
		.flatMap((stream) => [...stream.matchAll(/BT\n([\s\S]*?)\nET/g)])
		.map(([, drawn = '']) => textDrawn(drawn, fonts))
	return texts.join('\n')
}

const OPERATOR = /\/(F\d+) [\d.]+ Tf|ActualText <feff(\w+)>|(EMC)|<(\w{4})>/g

function textDrawn(drawn: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
	let text = ''
	let font: Map<number, string> | undefined
	let isSaid = false
	for (const [, name, actual, end, code] of drawn.matchAll(OPERATOR)) {
		if (name) font = fonts.get(name)
		if (actual) {
			text += textOf(actual)
			isSaid = true
		}
		if (end) isSaid = false
		if (code && !isSaid) text += font?.get(Number.parseInt(code, 16)) ?? '\ufffd'
	}
	return text
}
