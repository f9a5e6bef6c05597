import { inflateSync } from 'node:zlib'
import { MAX_PDF_TEXT_BYTES } from '../limits.ts'

const unpacked = (bytes: Buffer, most: number): string => {
	try {
		return inflateSync(bytes, { finishFlush: 2, maxOutputLength: most }).toString('latin1')
	} catch {
		return ''
	}
}

const LITERAL = /\(((?:[^()\\]|\\.)*)\)|<([0-9A-Fa-f\s]+)>/g

/** The strings that a content shows, one after the other, without what stands between the parts of one. */
function shownIn(content: string): string {
	const parts = [...content.matchAll(LITERAL)].map(([, text, hex]) =>
		text === undefined
			? Buffer.from((hex ?? '').replace(/\s/g, ''), 'hex')
					.toString('latin1')
					.replaceAll('\0', '')
			: text.replace(/\\(.)/g, '$1'),
	)
	return parts.join('')
}

/**
 * The text of a PDF as far as it can be had without drawing it: strings in plain and packed contents. Scans, encrypted
 * files and fonts with codes of their own have none.
 */
export function pdfText(pdf: Buffer): string {
	const plain = pdf.toString('latin1')
	let left = MAX_PDF_TEXT_BYTES
	const texts: string[] = [shownIn(plain.replace(/stream\r?\n[\s\S]*?endstream/g, ''))]
	for (const match of plain.matchAll(/stream\r?\n/g)) {
		if (left <= 0) break
		const from = match.index + match[0].length
		const end = plain.indexOf('endstream', from)
		if (plain.slice(Math.max(0, match.index - 3), match.index) === 'end') continue
		const raw = pdf.subarray(from, end === -1 ? undefined : end)
		const content = unpacked(raw, left) || raw.toString('latin1').slice(0, left)
		left -= content.length
		texts.push(shownIn(content))
	}
	return texts.join('\n')
}
