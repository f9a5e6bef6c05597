import { inflateSync } from 'node:zlib'
import { MAX_PDF_TEXT_BYTES } from '../limits.ts'
import { type Shown, shownIn } from './pdf-strings.ts'

const unpacked = (bytes: Buffer, most: number): string => {
	try {
		return inflateSync(bytes, { finishFlush: 2, maxOutputLength: most }).toString('latin1')
	} catch {
		return ''
	}
}

const inUtf16 = (bytes: Buffer) => {
	const marked = bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2) : bytes
	return marked
		.subarray(0, marked.length & ~1)
		.swap16()
		.toString('utf16le')
}

/** The encodings that the bytes of a string may be in. */
const READINGS: readonly ((bytes: Buffer) => string)[] = [
	(bytes) => bytes.toString('latin1').replaceAll('\0', ''),
	(bytes) => bytes.toString('utf8'),
	inUtf16,
]

/** The dictionary of a picture, before its stream. */
const PICTURE = /\/Subtype\s*\/Image\b/

/**
 * The text of a PDF as far as it can be had without drawing it, in each encoding that it may be in: strings in plain and
 * packed contents. Scans, encrypted files and fonts with codes of their own have none.
 * @returns null where there is more than is looked through
 */
export function pdfTexts(pdf: Buffer): string[] | null {
	const plain = pdf.toString('latin1')
	let left = MAX_PDF_TEXT_BYTES
	const shown: Shown[] = [...shownIn(plain.replace(/stream\r?\n[\s\S]*?endstream/g, ''))]
	for (const match of plain.matchAll(/stream\r?\n/g)) {
		const from = match.index + match[0].length
		const end = plain.indexOf('endstream', from)
		if (plain.slice(Math.max(0, match.index - 3), match.index) === 'end') continue
		if (PICTURE.test(plain.slice(plain.lastIndexOf(' obj', match.index) + 1, match.index))) continue
		if (left <= 0) return null
		const raw = pdf.subarray(from, end === -1 ? undefined : end)
		const content = unpacked(raw, left) || raw.toString('latin1').slice(0, left)
		left -= content.length
		for (const each of shownIn(content)) shown.push(each)
	}
	return READINGS.map((read) =>
		shown.map(([between, bytes]) => between + read(Buffer.from(bytes, 'latin1'))).join(''),
	)
}
