import {
	type BillReading,
	bothReadings,
	isNoBill,
	readBill,
} from '../../../../domain/planner/bill-reading/read-bill'
import { type Word, wordsOfText } from '../../../../domain/planner/bill-reading/words'
import { recognize, slantOf } from './ocr.client'
import type { Languages } from './ocr-messages'
import { openPicture, redrawn } from './picture.client'
import { Unreadable } from './problems'

const MAX_BYTES = 25_000_000

/** A bill that was read, with its pages as they are shown; none of a pasted text. */
export interface ReadBill {
	reading: BillReading
	pages: HTMLCanvasElement[]
}

/** The step under way, and how far, 0 to 1. */
export type OnProgress = (words: string, share: number) => void

/** Reads a PDF or a picture, here in the browser. @throws Unreadable */
export async function readFile(file: File, onProgress: OnProgress): Promise<ReadBill> {
	if (file.size > MAX_BYTES) throw new Unreadable('too-large')
	onProgress('Opening the file…', 0)
	const head = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer())
	return head.includes('%PDF-')
		? readPdf(await file.arrayBuffer(), onProgress)
		: readPictures([await openPicture(file)], onProgress)
}

export function readText(text: string): ReadBill {
	const reading = readBill(wordsOfText(text))
	if (isNoBill(reading)) throw new Unreadable('no-bill')
	return { reading, pages: [] }
}

async function readPdf(bytes: ArrayBuffer, onProgress: OnProgress): Promise<ReadBill> {
	const { openPdf } = await import('./pdf.client').catch(() => {
		throw new Unreadable('no-reader')
	})
	const pages = await openPdf(bytes)
	const pictures = pages.map(({ picture }) => picture)
	const reading = readBill(pages.flatMap(({ words }) => words))
	// A scanned page has no text, and that of old Hindi fonts says nothing.
	if (isNoBill(reading)) return readPictures(pictures.slice(0, 2), onProgress)
	return { reading, pages: pictures }
}

/** So many figures are found where the heads of a bill are in English. */
const ENOUGH = 4
/** The least mean confidence in the words of a picture that can be read. */
const MIN_MEAN = 55
const MIN_WORDS = 12
/** Of the second reading, against the first. */
const SECOND_SCALE = 0.8
/** Half a degree is no trouble to the reader of letters; the lines of a table suffer from more. */
const MIN_SLANT = 0.004

async function readPictures(given: HTMLCanvasElement[], onProgress: OnProgress): Promise<ReadBill> {
	onProgress('Loading the reader…', 0.05)
	const pages: HTMLCanvasElement[] = []
	for (const page of given) pages.push(await straightened(page))
	const english = await wordsOf(pages, 1, 'eng', (share) =>
		onProgress('Reading the letters…', 0.1 + share * 0.4),
	)
	let [first, languages]: [Word[], Languages] = [english, 'eng']
	if (countOf(readBill(english)) < ENOUGH) {
		const both = await wordsOf(pages, 1, 'hin+eng', (share) =>
			onProgress('Reading the letters in Hindi…', 0.4 + share * 0.3),
		)
		if (countOf(readBill(both)) > countOf(readBill(english))) [first, languages] = [both, 'hin+eng']
	}
	const reading = readBill(first)
	if (isNoBill(reading)) throw new Unreadable(isBlurred(first) ? 'blurred' : 'no-bill')
	const second = await wordsOf(pages, SECOND_SCALE, languages, (share) =>
		onProgress('Checking the figures…', 0.7 + share * 0.3),
	)
	return { reading: bothReadings(reading, readBill(second)), pages }
}

const countOf = ({ load, units, amount, months, company }: BillReading) =>
	[load, units, amount, months, company].filter((found) => found !== null).length

function isBlurred(words: readonly Word[]) {
	const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
	return words.length < MIN_WORDS || mean < MIN_MEAN
}

async function straightened(page: HTMLCanvasElement): Promise<HTMLCanvasElement> {
	const slant = await slantOf(page)
	return Math.abs(slant) < MIN_SLANT ? page : redrawn(page, 1, slant)
}

async function wordsOf(
	pages: readonly HTMLCanvasElement[],
	scale: number,
	languages: Languages,
	onShare: (share: number) => void,
): Promise<Word[]> {
	const words: Word[] = []
	for (const [n, page] of pages.entries()) {
		const picture = scale === 1 ? page : redrawn(page, scale)
		const onPercent = (percent: number) => onShare((n + percent / 100) / pages.length)
		words.push(...(await recognize(picture, n, scale, languages, onPercent)))
	}
	return words
}
