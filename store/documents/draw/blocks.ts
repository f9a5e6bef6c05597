import type { Block } from '../content.ts'
import { LEADING, LINE_COLOUR, STYLES } from './look.ts'
import type { PageCursor } from './page.ts'
import { drawTable } from './table.ts'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

const GAP = 12

function drawHeading(cursor: PageCursor, { text }: Of<'heading'>): void {
	const lines = cursor.type.lines(text, STYLES.heading, cursor.width)
	// A heading stays with the text after it.
	cursor.need(lines.length * STYLES.heading.size * LEADING + 60)
	cursor.y += 4
	cursor.y += cursor.lines(lines, cursor.x, cursor.y, STYLES.heading) + 3
}

function drawText(cursor: PageCursor, { text, quiet }: Of<'text'>): void {
	const style = quiet ? STYLES.quiet : STYLES.text
	for (const line of cursor.type.lines(text, style, cursor.width)) {
		cursor.need(style.size * LEADING)
		cursor.y += cursor.lines([line], cursor.x, cursor.y, style)
	}
	cursor.y += GAP * 0.6
}

const LABELS = 0.42

function drawFacts(cursor: PageCursor, { facts }: Of<'facts'>): void {
	const labels = cursor.width * LABELS
	for (const { label, value } of facts) {
		const left = cursor.type.lines(label, STYLES.text, labels - GAP)
		const right = cursor.type.lines(value, STYLES.strong, cursor.width - labels)
		const height = Math.max(left.length, right.length) * STYLES.text.size * LEADING
		cursor.need(Math.min(height, cursor.end / 2))
		cursor.lines(left, cursor.x, cursor.y, STYLES.text)
		cursor.lines(right, cursor.x + labels, cursor.y, STYLES.strong)
		cursor.y += height + 2.5
		cursor.rule(cursor.y - 1)
	}
	cursor.y += GAP
}

/** The share of the width for sums. */
const SUMS = 0.46

function drawSums(cursor: PageCursor, { sums }: Of<'sums'>): void {
	const left = cursor.x + cursor.width * (1 - SUMS)
	const right = cursor.x + cursor.width
	const step = STYLES.text.size * LEADING + 3
	// They stay together, and with a line of the block before them.
	cursor.need(step * sums.length + GAP)
	sums.forEach(({ label, value, isTotal }) => {
		const style = isTotal ? STYLES.strong : STYLES.text
		if (isTotal) cursor.rule(cursor.y, left, cursor.width * SUMS)
		cursor.lines([label], left, cursor.y + 2, style)
		cursor.right([value], right, cursor.y + 2, style)
		cursor.y += step
	})
	cursor.y += GAP * 0.6
}

function drawSides(cursor: PageCursor, { sides }: Of<'sides'>): void {
	const width = (cursor.width - GAP * (sides.length - 1)) / sides.length
	const heights = sides.map(({ lines }) => lines.length + 1)
	cursor.need(Math.max(...heights) * STYLES.text.size * LEADING)
	const ends = sides.map(({ head, lines }, at) => {
		const x = cursor.x + at * (width + GAP)
		let y = cursor.y + cursor.lines([head], x, cursor.y, STYLES.head)
		lines.forEach((line, nth) => {
			const style = nth === 0 ? STYLES.strong : STYLES.text
			y += cursor.lines(cursor.type.lines(line, style, width), x, y, style)
		})
		return y
	})
	cursor.y = Math.max(...ends) + GAP
}

/** The room above a line for its signature. */
const SIGNED = 42

function drawSignatures(cursor: PageCursor, { under, picture }: Of<'signatures'>): void {
	const width = (cursor.width - 2 * GAP * (under.length - 1)) / under.length
	cursor.need(80)
	const fit = { fit: [Math.min(width, 160), SIGNED - 4], valign: 'bottom' } as const
	if (picture) cursor.doc.image(Buffer.from(picture), cursor.x, cursor.y, fit as never)
	const y = cursor.y + SIGNED
	const ends = under.map((text, at) => {
		const x = cursor.x + at * (width + 2 * GAP)
		cursor.rule(y, x, width)
		const lines = cursor.type.lines(text, STYLES.quiet, width)
		return y + 3 + cursor.lines(lines, x, y + 3, STYLES.quiet)
	})
	cursor.y = Math.max(...ends) + GAP
}

function drawPicture(cursor: PageCursor, { bytes, height }: Of<'picture'>): void {
	cursor.need(height)
	const fit = { fit: [cursor.width, height], align: 'center', valign: 'center' } as const
	cursor.doc.rect(cursor.x, cursor.y, cursor.width, height).lineWidth(0.75).stroke(LINE_COLOUR)
	cursor.doc.image(Buffer.from(bytes), cursor.x, cursor.y, fit as never)
	cursor.y += height + GAP
}

const DRAWN: { [K in Block['kind']]: (cursor: PageCursor, block: Of<K>) => void } = {
	heading: drawHeading,
	text: drawText,
	facts: drawFacts,
	table: drawTable,
	sums: drawSums,
	sides: drawSides,
	signatures: drawSignatures,
	picture: drawPicture,
}

/** Draws a part of a document where the cursor is, and moves the cursor below it. */
export function drawBlock<K extends Block['kind']>(
	cursor: PageCursor,
	block: Of<K> & { kind: K },
): void {
	DRAWN[block.kind](cursor, block)
}
