import type { Block } from '../content.ts'
import { LEADING, LINE_COLOUR, STYLES } from './look.ts'
import type { Place } from './page.ts'
import { drawTable } from './table.ts'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

const GAP = 12

function drawHeading(place: Place, { text }: Of<'heading'>): void {
	const lines = place.type.lines(text, STYLES.heading, place.width)
	// A heading stays with the text after it.
	place.need(lines.length * STYLES.heading.size * LEADING + 60)
	place.y += 4
	place.y += place.lines(lines, place.x, place.y, STYLES.heading) + 3
}

function drawText(place: Place, { text, quiet }: Of<'text'>): void {
	const style = quiet ? STYLES.quiet : STYLES.text
	for (const line of place.type.lines(text, style, place.width)) {
		place.need(style.size * LEADING)
		place.y += place.lines([line], place.x, place.y, style)
	}
	place.y += GAP * 0.6
}

const LABELS = 0.42

function drawFacts(place: Place, { facts }: Of<'facts'>): void {
	const labels = place.width * LABELS
	for (const { label, value } of facts) {
		const left = place.type.lines(label, STYLES.text, labels - GAP)
		const right = place.type.lines(value, STYLES.strong, place.width - labels)
		const height = Math.max(left.length, right.length) * STYLES.text.size * LEADING
		place.need(Math.min(height, place.end / 2))
		place.lines(left, place.x, place.y, STYLES.text)
		place.lines(right, place.x + labels, place.y, STYLES.strong)
		place.y += height + 2.5
		place.rule(place.y - 1)
	}
	place.y += GAP
}

/** The share of the width for sums. */
const SUMS = 0.46

function drawSums(place: Place, { sums }: Of<'sums'>): void {
	const left = place.x + place.width * (1 - SUMS)
	const right = place.x + place.width
	const step = STYLES.text.size * LEADING + 3
	// They stay together, and with a line of the block before them.
	place.need(step * sums.length + GAP)
	sums.forEach(({ label, value, isTotal }) => {
		const style = isTotal ? STYLES.strong : STYLES.text
		if (isTotal) place.rule(place.y, left, place.width * SUMS)
		place.lines([label], left, place.y + 2, style)
		place.right([value], right, place.y + 2, style)
		place.y += step
	})
	place.y += GAP * 0.6
}

function drawSides(place: Place, { sides }: Of<'sides'>): void {
	const width = (place.width - GAP * (sides.length - 1)) / sides.length
	const heights = sides.map(({ lines }) => lines.length + 1)
	place.need(Math.max(...heights) * STYLES.text.size * LEADING)
	const ends = sides.map(({ head, lines }, at) => {
		const x = place.x + at * (width + GAP)
		let y = place.y + place.lines([head], x, place.y, STYLES.head)
		lines.forEach((line, nth) => {
			const style = nth === 0 ? STYLES.strong : STYLES.text
			y += place.lines(place.type.lines(line, style, width), x, y, style)
		})
		return y
	})
	place.y = Math.max(...ends) + GAP
}

/** The room above a line for what is signed on it. */
const SIGNED = 42

function drawSignatures(place: Place, { under, picture }: Of<'signatures'>): void {
	const width = (place.width - 2 * GAP * (under.length - 1)) / under.length
	place.need(80)
	const fit = { fit: [Math.min(width, 160), SIGNED - 4], valign: 'bottom' } as const
	if (picture) place.doc.image(Buffer.from(picture), place.x, place.y, fit as never)
	const y = place.y + SIGNED
	const ends = under.map((text, at) => {
		const x = place.x + at * (width + 2 * GAP)
		place.rule(y, x, width)
		const lines = place.type.lines(text, STYLES.quiet, width)
		return y + 3 + place.lines(lines, x, y + 3, STYLES.quiet)
	})
	place.y = Math.max(...ends) + GAP
}

function drawPicture(place: Place, { bytes, height }: Of<'picture'>): void {
	place.need(height)
	const fit = { fit: [place.width, height], align: 'center', valign: 'center' } as const
	place.doc.rect(place.x, place.y, place.width, height).lineWidth(0.75).stroke(LINE_COLOUR)
	place.doc.image(Buffer.from(bytes), place.x, place.y, fit as never)
	place.y += height + GAP
}

const DRAWN: { [K in Block['kind']]: (place: Place, block: Of<K>) => void } = {
	heading: drawHeading,
	text: drawText,
	facts: drawFacts,
	table: drawTable,
	sums: drawSums,
	sides: drawSides,
	signatures: drawSignatures,
	picture: drawPicture,
}

/** Draws a part of a document where the place is, and moves the place below it. */
export function drawBlock<K extends Block['kind']>(place: Place, block: Of<K> & { kind: K }): void {
	DRAWN[block.kind](place, block)
}
