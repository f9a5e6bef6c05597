import PDFDocument from 'pdfkit'
import type { DocumentContent } from '../content.ts'
import { drawBlock } from './blocks.ts'
import { drawFeet, drawHead } from './head.ts'
import { PAGE } from './look.ts'
import { PageCursor } from './page.ts'
import { Type } from './type.ts'

/**
 * A document as a PDF, A4. The same content gives the same bytes.
 * @throws Error where a picture is neither PNG nor JPEG, or a font's package is missing
 */
export async function drawDocument(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
	const written = new Date(content.at)
	const doc = new PDFDocument({
		size: [PAGE.width, PAGE.height],
		margin: 0,
		bufferPages: true,
		pdfVersion: '1.7',
		lang: content.language,
		displayTitle: true,
		// Without it pdfkit opens a font of its own.
		font: null as unknown as string,
		info: {
			Title: content.title,
			Author: content.from.name,
			CreationDate: written,
			ModDate: written,
		},
	})
	const chunks: Uint8Array[] = []
	const whole = new Promise<void>((done, failed) => {
		doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
		doc.on('end', done)
		doc.on('error', failed)
	})
	const cursor = new PageCursor(doc, new Type(doc))
	drawHead(cursor, content)
	for (const block of content.blocks) drawBlock(cursor, block)
	drawFeet(cursor, content)
	doc.end()
	await whole
	return new Uint8Array(Buffer.concat(chunks))
}
