import * as pdfjs from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url'
import { type Word, wordsOfLine } from '../../../../domain/planner/bill-reading/words'
import { canvasOf } from './picture.client'
import { Unreadable } from './problems'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

/** The page with the figures is the first or the second one. */
const MAX_PAGES = 3
/** Pixels: enough for letters to be recognized, where the text is a picture. */
const WIDTH = 1600

const DECODERS: Record<string, string> = {
	'jbig2.wasm': jbig2,
	'openjpeg.wasm': openjpeg,
	'qcms_bg.wasm': qcms,
}

/** Gives the decoders of scanned pages by their built addresses. */
class Decoders {
	async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
		const url = DECODERS[filename]
		const response = url ? await fetch(url) : null
		if (!response?.ok) throw new Error(`There is no ${filename}`)
		return new Uint8Array(await response.arrayBuffer())
	}
}

export interface PdfPage {
	picture: HTMLCanvasElement
	/** Those of its text; none where the page is a picture. */
	words: Word[]
}

const problemOf = (error: unknown) =>
	error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken-pdf'

/** The first pages of a PDF. @throws Unreadable */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfPage[]> {
	const task = pdfjs.getDocument({
		data: bytes,
		BinaryDataFactory: Decoders,
		disableWorkerRendering: true,
		verbosity: pdfjs.VerbosityLevel.ERRORS,
		enableXfa: false,
		stopAtErrors: false,
	} as Parameters<typeof pdfjs.getDocument>[0])
	try {
		const file = await task.promise
		const pages: PdfPage[] = []
		for (let n = 1; n <= Math.min(file.numPages, MAX_PAGES); n++)
			pages.push(await openPage(await file.getPage(n), n - 1))
		return pages
	} catch (error) {
		throw new Unreadable(problemOf(error))
	} finally {
		await task.destroy()
	}
}

async function openPage(page: pdfjs.PDFPageProxy, number: number): Promise<PdfPage> {
	const scale = WIDTH / page.getViewport({ scale: 1 }).width
	const viewport = page.getViewport({ scale })
	const { canvas } = canvasOf(viewport.width, viewport.height)
	await page.render({ canvas, viewport }).promise
	const { items } = await page.getTextContent()
	const words = items.flatMap((item): Word[] => {
		if (!('str' in item) || item.str.trim() === '') return []
		const [a, b, , , left, bottom] = pdfjs.Util.transform(viewport.transform, item.transform)
		const size = Math.hypot(a, b)
		const right = left + item.width * scale
		const place = {
			page: number,
			left,
			right,
			top: bottom - size * 0.8,
			bottom: bottom + size * 0.2,
		}
		return wordsOfLine(item.str, place)
	})
	return { picture: canvas, words }
}
