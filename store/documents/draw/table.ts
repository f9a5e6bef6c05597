import type { Block, Column } from '../content.ts'
import { BAND_COLOUR, LEADING, STYLES } from './look.ts'
import type { PageCursor } from './page.ts'
import type { Style } from './type.ts'

type Table = Extract<Block, { kind: 'table' }>

const PAD = { x: 6, y: 4 }

interface Cell extends Column {
	x: number
	width: number
}

/** The widest word of a column: undivided text has room for it. */
function wholeWidth({ type }: PageCursor, { columns, rows }: Table, at: number): number {
	const words = (text: string) => text.split(/[ \t\n]+/)
	const widths = (text: string, style: Style) => words(text).map((word) => type.width(word, style))
	const heads = widths(columns[at]?.head ?? '', STYLES.head)
	const cells = rows.flatMap((row) => widths(row[at] ?? '', STYLES.text))
	// The width of a line is compared to that of its words: without a little more they are not the same.
	return Math.max(0, ...heads, ...cells) + 2 * PAD.x + 0.01
}

/** Columns by their shares of the width; those of whole words have room for them, and the others the rest. */
function cellsOf(cursor: PageCursor, table: Table): Cell[] {
	const least = table.columns.map((column, at) =>
		column.whole ? wholeWidth(cursor, table, at) : 0,
	)
	const grown = new Set<number>()
	const shared = () => {
		const rest = table.columns.filter((_, at) => !grown.has(at))
		const taken = least.reduce((sum, width, at) => (grown.has(at) ? sum + width : sum), 0)
		return (cursor.width - taken) / rest.reduce((sum, { share }) => sum + share, 0)
	}
	for (let each = shared(), before = -1; before !== grown.size; each = shared()) {
		before = grown.size
		table.columns.forEach(({ share }, at) => {
			if (share * each < (least[at] ?? 0)) grown.add(at)
		})
	}
	const each = shared()
	let x = cursor.x
	return table.columns.map((column, at) => {
		const cell = { ...column, x, width: grown.has(at) ? (least[at] ?? 0) : column.share * each }
		x += cell.width
		return cell
	})
}

/** A table in rows that break between pages; a row higher than a page breaks within. */
export function drawTable(cursor: PageCursor, table: Table): void {
	const { rows } = table
	const cells = cellsOf(cursor, table)
	const first = rows[0] ? heightOf(cursor, cells, rows[0]) : 0
	cursor.need(headHeight(cursor, cells) + Math.min(first, LEADING * STYLES.text.size * 3))
	drawHeads(cursor, cells)
	for (const row of rows) drawRow(cursor, cells, row)
	cursor.y += 10
}

const linesIn = ({ type }: PageCursor, { width }: Cell, text: string, style: Style) =>
	type.lines(text, style, width - 2 * PAD.x)

const tallest = (cursor: PageCursor, cells: Cell[], texts: readonly string[], style: Style) => {
	const counts = cells.map((cell, at) => linesIn(cursor, cell, texts[at] ?? '', style).length)
	return Math.max(1, ...counts) * style.size * LEADING + 2 * PAD.y
}

const headHeight = (cursor: PageCursor, cells: Cell[]) =>
	tallest(
		cursor,
		cells,
		cells.map(({ head }) => head),
		STYLES.head,
	)

const heightOf = (cursor: PageCursor, cells: Cell[], row: readonly string[]) =>
	tallest(cursor, cells, row, STYLES.text)

function drawHeads(cursor: PageCursor, cells: Cell[]): void {
	const height = headHeight(cursor, cells)
	cursor.doc.rect(cursor.x, cursor.y, cursor.width, height).fill(BAND_COLOUR)
	for (const cell of cells)
		drawCell(cursor, cell, linesIn(cursor, cell, cell.head, STYLES.head), STYLES.head)
	cursor.y += height
}

function drawCell(cursor: PageCursor, cell: Cell, lines: readonly string[], style: Style): void {
	const y = cursor.y + PAD.y
	if (cell.align === 'right') cursor.right(lines, cell.x + cell.width - PAD.x, y, style)
	else cursor.lines(lines, cell.x + PAD.x, y, style)
}

function drawRow(cursor: PageCursor, cells: Cell[], row: readonly string[]): void {
	const step = STYLES.text.size * LEADING
	let left = cells.map((cell, at) => linesIn(cursor, cell, row[at] ?? '', STYLES.text))
	const again = () => {
		if (cursor.need(Math.min(fullHeight(left), step * 3 + 2 * PAD.y))) drawHeads(cursor, cells)
	}
	const fits = () => Math.max(1, Math.floor((cursor.end - cursor.y - 2 * PAD.y) / step))
	again()
	// A row that goes on a new page whole is not divided.
	if (fullHeight(left) > cursor.end - cursor.y && fullHeight(left) < cursor.end / 2) {
		cursor.need(fullHeight(left))
		drawHeads(cursor, cells)
	}
	for (;;) {
		const count = fits()
		const here = left.map((lines) => lines.slice(0, count))
		cells.forEach((cell, at) => {
			drawCell(cursor, cell, here[at] ?? [], STYLES.text)
		})
		cursor.y += fullHeight(here)
		cursor.rule(cursor.y)
		left = left.map((lines) => lines.slice(count))
		if (left.every((lines) => lines.length === 0)) return
		again()
	}
}

const fullHeight = (lines: readonly (readonly string[])[]) =>
	Math.max(1, ...lines.map(({ length }) => length)) * STYLES.text.size * LEADING + 2 * PAD.y
