import type { Word } from '../../../../domain/planner/bill-reading/words'
import type { Languages, OcrAnswer, OcrRequest } from './ocr-messages'
import { pngOf } from './picture.client'
import { type ReadProblem, Unreadable } from './problems'

let worker: Worker | undefined
let requests = 0

type Done = Extract<OcrAnswer, { slant: number } | { tsv: string }>

/** Asks the worker, which is started at the first use. @throws Unreadable where it cannot read */
async function ask(
	wanted: Omit<OcrRequest, 'id' | 'png'>,
	picture: HTMLCanvasElement,
	onPercent: (percent: number) => void,
): Promise<Done> {
	const id = requests++
	const png = await pngOf(picture)
	worker ??= new Worker(new URL('./ocr-worker.ts', import.meta.url), { type: 'module' })
	const started = worker
	return new Promise((resolve, reject) => {
		const end = (problem?: ReadProblem) => {
			started.removeEventListener('message', hear)
			started.removeEventListener('error', fail)
			if (problem) reject(new Unreadable(problem))
		}
		const fail = () => {
			worker?.terminate()
			worker = undefined
			end('no-reader')
		}
		const hear = ({ data }: MessageEvent<OcrAnswer>) => {
			if (data.id !== id) return
			if ('percent' in data) return onPercent(data.percent)
			if ('failed' in data) return end('no-reader')
			end()
			resolve(data)
		}
		started.addEventListener('message', hear)
		started.addEventListener('error', fail)
		started.postMessage({ ...wanted, id, png }, [png])
	})
}

/** How much the lines of a picture rise, radians. */
export async function slantOf(picture: HTMLCanvasElement): Promise<number> {
	const done = await ask({ wanted: 'slant', languages: 'eng' }, picture, () => {})
	return 'slant' in done ? done.slant : 0
}

/** The words of a picture. @param scale of the picture against the page that is shown */
export async function recognize(
	picture: HTMLCanvasElement,
	page: number,
	scale: number,
	languages: Languages,
	onPercent: (percent: number) => void,
): Promise<Word[]> {
	const done = await ask({ wanted: 'words', languages }, picture, onPercent)
	return 'tsv' in done ? wordsOfTsv(done.tsv, page, scale) : []
}

/** Of the rows, that of a word; the others are its page, block, paragraph and line. */
const WORD = '5'

const wordsOfTsv = (tsv: string, page: number, scale: number): Word[] =>
	tsv.split('\n').flatMap((row) => {
		const cells = row.split('\t')
		const [left = 0, top = 0, width = 0, height = 0] = cells.slice(6, 10).map(Number)
		const [confidence = '0', text = ''] = cells.slice(10)
		if (cells[0] !== WORD || text.trim() === '') return []
		return {
			page,
			text: text.trim(),
			confidence: Number(confidence),
			left: left / scale,
			top: top / scale,
			right: (left + width) / scale,
			bottom: (top + height) / scale,
		}
	})
