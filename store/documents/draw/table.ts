import type { Block, Column } from '../content.ts'
import { BAND_COLOUR, LEADING, STYLES } from './look.ts'
import type { Place } from './page.ts'
import type { Style } from './type.ts'

type Table = Extract<Block, { kind: 'table' }>

const PAD = { x: 6, y: 4 }

interface Cell extends Column {
	x: number
	width: number
}

/** The widest word of a column: what is never divided has room for it. */
function wholeWidth({ type }: Place, { columns, rows }: Table, at: number): number {
	const words = (text: string) => text.split(/[ \t\n]+/)
	const widths = (text: string, style: Style) => words(text).map((word) => type.width(word, style))
	const heads = widths(columns[at]?.head ?? '', STYLES.head)
	const cells = rows.flatMap((row) => widths(row[at] ?? '', STYLES.text))
	// The width of a line is compared to that of its words: without a little more they are not the same.
	return Math.max(0, ...heads, ...cells) + 2 * PAD.x + 0.01
}

/** Columns by their shares of the width; those of whole words have room for them, and the others what is left. */
function cellsOf(place: Place, table: Table): Cell[] {
	const least = table.columns.map((column, at) => (column.whole ? wholeWidth(place, table, at) : 0))
	const grown = new Set<number>()
	const shared = () => {
		const rest = table.columns.filter((_, at) => !grown.has(at))
		const taken = least.reduce((sum, width, at) => (grown.has(at) ? sum + width : sum), 0)
		return (place.width - taken) / rest.reduce((sum, { share }) => sum + share, 0)
	}
	for (let each = shared(), before = -1; before !== grown.size; each = shared()) {
		before = grown.size
		table.columns.forEach(({ share }, at) => {
			if (share * each < (least[at] ?? 0)) grown.add(at)
		})
	}
	const each = shared()
	let x = place.x
	return table.columns.map((column, at) => {
		const cell = { ...column, x, width: grown.has(at) ? (least[at] ?? 0) : column.share * each }
		x += cell.width
		return cell
	})
}

/** A table in rows that break between pages; a row higher than a page breaks within. */
export function drawTable(place: Place, table: Table): void {
	const { rows } = table
	const cells = cellsOf(place, table)
	const first = rows[0] ? heightOf(place, cells, rows[0]) : 0
	place.need(headHeight(place, cells) + Math.min(first, LEADING * STYLES.text.size * 3))
	drawHeads(place, cells)
	for (const row of rows) drawRow(place, cells, row)
	place.y += 10
}

const linesIn = ({ type }: Place, { width }: Cell, text: string, style: Style) =>
	type.lines(text, style, width - 2 * PAD.x)

const tallest = (place: Place, cells: Cell[], texts: readonly string[], style: Style) => {
	const counts = cells.map((cell, at) => linesIn(place, cell, texts[at] ?? '', style).length)
	return Math.max(1, ...counts) * style.size * LEADING + 2 * PAD.y
}

const headHeight = (place: Place, cells: Cell[]) =>
	tallest(
		place,
		cells,
		cells.map(({ head }) => head),
		STYLES.head,
	)

const heightOf = (place: Place, cells: Cell[], row: readonly string[]) =>
	tallest(place, cells, row, STYLES.text)

function drawHeads(place: Place, cells: Cell[]): void {
	const height = headHeight(place, cells)
	place.doc.rect(place.x, place.y, place.width, height).fill(BAND_COLOUR)
	for (const cell of cells)
		drawCell(place, cell, linesIn(place, cell, cell.head, STYLES.head), STYLES.head)
	place.y += height
}

function drawCell(place: Place, cell: Cell, lines: readonly string[], style: Style): void {
	const y = place.y + PAD.y
	if (cell.align === 'right') place.right(lines, cell.x + cell.width - PAD.x, y, style)
	else place.lines(lines, cell.x + PAD.x, y, style)
}

function drawRow(place: Place, cells: Cell[], row: readonly string[]): void {
	const step = STYLES.text.size * LEADING
	let left = cells.map((cell, at) => linesIn(place, cell, row[at] ?? '', STYLES.text))
	const again = () => {
		if (place.need(Math.min(fullHeight(left), step * 3 + 2 * PAD.y))) drawHeads(place, cells)
	}
	const fits = () => Math.max(1, Math.floor((place.end - place.y - 2 * PAD.y) / step))
	again()
	// A row that goes on a new page whole is not divided.
	if (fullHeight(left) > place.end - place.y && fullHeight(left) < place.end / 2) {
		place.need(fullHeight(left))
		drawHeads(place, cells)
	}
	for (;;) {
		const count = fits()
		const here = left.map((lines) => lines.slice(0, count))
		cells.forEach((cell, at) => {
			drawCell(place, cell, here[at] ?? [], STYLES.text)
		})
		place.y += fullHeight(here)
		place.rule(place.y)
		left = left.map((lines) => lines.slice(count))
		if (left.every((lines) => lines.length === 0)) return
		again()
	}
}

const fullHeight = (lines: readonly (readonly string[])[]) =>
	Math.max(1, ...lines.map(({ length }) => length)) * STYLES.text.size * LEADING + 2 * PAD.y
