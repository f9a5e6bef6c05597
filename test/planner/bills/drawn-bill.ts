import { type Word, wordsOfLine } from '../../../domain/planner/bill-reading/words.ts'

/** The figures that a drawn bill says, as a careful reader finds them. */
export interface Truth {
	company: string | null
	pin: string
	/** kW */
	load: number
	phase: 'single' | 'three'
	units: number
	months: number
	/** Rupees. */
	amount: number
}

export interface PlacedText {
	x: number
	/** Of the line the letters stand on. */
	y: number
	text: string
	size: number
	isBold: boolean
}

export interface DrawnBill {
	name: string
	truth: Truth
	texts: PlacedText[]
	/** Lines of a table, as x, y and length; they run across. */
	rules: [x: number, y: number, length: number][]
}

/** A4 at 100 dots an inch. */
export const PAGE = { width: 827, height: 1169 }

/** A sheet that texts are put on, row after row. */
export class Sheet {
	readonly texts: PlacedText[] = []
	readonly rules: DrawnBill['rules'] = []

	put(y: number, size: number, ...cells: (readonly [x: number, text: string, isBold?: 'bold'])[]) {
		for (const [x, text, bold] of cells)
			this.texts.push({ x, y, text, size, isBold: bold === 'bold' })
		return this
	}

	rule(y: number, x = 40, length = PAGE.width - 80) {
		this.rules.push([x, y, length])
		return this
	}
}

/** How a company arranges the figures of its bills. */
export type Layout = (truth: Truth) => Sheet

export const drawn = (name: string, layout: Layout, truth: Truth): DrawnBill => {
	const { texts, rules } = layout(truth)
	return { name, truth, texts, rules }
}

/** About as wide as the letters of a sans serif are. */
const EM_PER_LETTER = 0.53

/** The words of a bill where a reader of its PDF would find them. */
export const wordsOfBill = ({ texts }: DrawnBill): Word[] =>
	texts.flatMap(({ x, y, text, size }) =>
		wordsOfLine(text, {
			page: 0,
			left: x,
			right: x + text.length * size * EM_PER_LETTER,
			top: y - size * 0.75,
			bottom: y + size * 0.2,
		}),
	)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The bill as a picture. @param family of the font its texts are in */
export function svgOfBill({ texts, rules }: DrawnBill, family = 'sans-serif'): string {
	const drawn = texts.map(
		({ x, y, text, size, isBold }) =>
			`<text x="${x}" y="${y}" font-size="${size}"${isBold ? ' font-weight="700"' : ''}>${escaped(text)}</text>`,
	)
	const lines = rules.map(([x, y, length]) => `<path d="M${x} ${y}h${length}" stroke="#777"/>`)
	const { width, height } = PAGE
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${family}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}${drawn.join('')}</svg>`
}

/** `1,23,456.00` */
export const money = (rupees: number, decimals = 2) =>
	rupees.toLocaleString('en-IN', {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	})
