// Draws the documents of samples.ts as pictures: the two of docs/, or all of them into a folder that is named.
import { mkdirSync, writeFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import type { BillingDocument } from '../../domain/documents/billing/schema.ts'
import { drawDocument } from '../../store/documents/draw/draw.ts'
import { documentContent } from '../../store/documents/templates/document.ts'
import { OF_DOCS, SAMPLES } from './documents/samples.ts'

const NUMBER = 'SBT/26-27/000123'
const DATE = '2026-11-29T06:00:00Z'
/** Pixels for each point of the page. */
const SCALE = 1.5

const drawn = (snapshot: BillingDocument) =>
	drawDocument(
		documentContent(
			{
				id: 'sample',
				kind: snapshot.kind,
				number: NUMBER,
				orderId: null,
				createdAt: DATE,
				snapshot,
			},
			{ logo: null, signature: null, copy: 'recipient' },
		),
	)

interface Canvas {
	canvas: HTMLCanvasElement & { toBuffer: (type: 'image/png') => Buffer }
}

/** Each page of a PDF as PNG. */
async function pagesOf(data: Uint8Array): Promise<Buffer[]> {
	const task = getDocument({ data })
	const pdf = await task.promise
	const factory = pdf.canvasFactory as { create: (width: number, height: number) => Canvas }
	const pages: Buffer[] = []
	for (let n = 1; n <= pdf.numPages; n++) {
		const page = await pdf.getPage(n)
		const viewport = page.getViewport({ scale: SCALE })
		const { canvas } = factory.create(viewport.width, viewport.height)
		await page.render({ canvas, viewport }).promise
		pages.push(canvas.toBuffer('image/png'))
	}
	await task.destroy()
	return pages
}

async function main(folder: string | undefined) {
	if (folder) mkdirSync(folder, { recursive: true })
	for (const [name, snapshot] of Object.entries(SAMPLES)) {
		if (!folder && !OF_DOCS.includes(name)) continue
		const pages = await pagesOf(await drawn(snapshot))
		for (const [index, page] of pages.entries())
			if (folder) writeFileSync(`${folder}/${name}-${index + 1}.png`, page)
			else if (index === 0)
				await sharp(page).webp({ quality: 80 }).toFile(`docs/document-${name}.webp`)
	}
}

await main(process.argv[2])
