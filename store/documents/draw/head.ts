import type { DocumentContent } from '../content.ts'
import { PAGE, STYLES } from './look.ts'
import type { PageCursor } from './page.ts'

const LOGO = { width: 150, height: 44 }
const GAP = 16

/** The sender of the document, and its title. */
export function drawHead(cursor: PageCursor, { from, title, mark, about }: DocumentContent): void {
	drawFrom(cursor, from)
	const { type, x, width } = cursor
	cursor.rule(cursor.y)
	cursor.y += GAP
	const top = cursor.y
	const right = x + width
	const values = about.map(({ value }) => type.width(value, STYLES.strong))
	const labels = about.map(({ label }) => type.width(label, STYLES.quiet))
	const valueWidth = Math.max(0, ...values)
	const aboutWidth = valueWidth + Math.max(0, ...labels) + GAP
	let y = top + 2
	for (const { label, value } of about) {
		cursor.lines([label], right - aboutWidth, y + 1, STYLES.quiet)
		y += cursor.right([value], right, y, STYLES.strong)
	}
	const titled = type.lines(title, STYLES.title, width - aboutWidth - GAP)
	let below = top + cursor.lines(titled, x, top - 4, STYLES.title)
	if (mark) below += cursor.lines([mark], x, below - 4, STYLES.head)
	cursor.y = Math.max(y, below) + GAP
}

function drawFrom(cursor: PageCursor, { name, lines, logo }: DocumentContent['from']): void {
	const { doc, type, x, width, y: top } = cursor
	const most = width * 0.6
	if (logo) doc.image(Buffer.from(logo), x, top, { fit: [LOGO.width, LOGO.height] })
	const left = logo ? x + LOGO.width + GAP : x
	const room = logo ? width - LOGO.width - GAP : most
	let y = top + cursor.lines(type.lines(name, STYLES.name, room), left, top, STYLES.name)
	for (const line of lines)
		y += cursor.lines(type.lines(line, STYLES.quiet, room), left, y, STYLES.quiet)
	cursor.y = Math.max(y, logo ? top + LOGO.height : y) + GAP * 0.75
}

const FOOT = PAGE.height - 40

/** The foot of every page, once the number of pages is known. */
export function drawFeet(cursor: PageCursor, { foot, pageOf }: DocumentContent): void {
	const { doc, type, x, width } = cursor
	const { start, count } = doc.bufferedPageRange()
	for (let page = start; page < start + count; page++) {
		doc.switchToPage(page)
		cursor.rule(FOOT)
		const numbered = pageOf
			.replace('{page}', String(page - start + 1))
			.replace('{pages}', String(count))
		const room = width - type.width(numbered, STYLES.quiet) - GAP
		cursor.lines(type.lines(foot, STYLES.quiet, room).slice(0, 1), x, FOOT + 4, STYLES.quiet)
		cursor.right([numbered], x + width, FOOT + 4, STYLES.quiet)
	}
}
