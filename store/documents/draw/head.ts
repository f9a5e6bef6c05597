import type { DocumentContent } from '../content.ts'
import { PAGE, STYLES } from './look.ts'
import type { Place } from './page.ts'

const LOGO = { width: 150, height: 44 }
const GAP = 16

/** The sender of the document, and its title. */
export function drawHead(place: Place, { from, title, mark, about }: DocumentContent): void {
	drawFrom(place, from)
	const { type, x, width } = place
	place.rule(place.y)
	place.y += GAP
	const top = place.y
	const right = x + width
	const values = about.map(({ value }) => type.width(value, STYLES.strong))
	const labels = about.map(({ label }) => type.width(label, STYLES.quiet))
	const valueWidth = Math.max(0, ...values)
	const aboutWidth = valueWidth + Math.max(0, ...labels) + GAP
	let y = top + 2
	for (const { label, value } of about) {
		place.lines([label], right - aboutWidth, y + 1, STYLES.quiet)
		y += place.right([value], right, y, STYLES.strong)
	}
	const titled = type.lines(title, STYLES.title, width - aboutWidth - GAP)
	let below = top + place.lines(titled, x, top - 4, STYLES.title)
	if (mark) below += place.lines([mark], x, below - 4, STYLES.head)
	place.y = Math.max(y, below) + GAP
}

function drawFrom(place: Place, { name, lines, logo }: DocumentContent['from']): void {
	const { doc, type, x, width, y: top } = place
	const most = width * 0.6
	if (logo) doc.image(Buffer.from(logo), x, top, { fit: [LOGO.width, LOGO.height] })
	const left = logo ? x + LOGO.width + GAP : x
	const room = logo ? width - LOGO.width - GAP : most
	let y = top + place.lines(type.lines(name, STYLES.name, room), left, top, STYLES.name)
	for (const line of lines)
		y += place.lines(type.lines(line, STYLES.quiet, room), left, y, STYLES.quiet)
	place.y = Math.max(y, logo ? top + LOGO.height : y) + GAP * 0.75
}

const FOOT = PAGE.height - 40

/** The foot of every page, once the number of pages is known. */
export function drawFeet(place: Place, { foot, pageOf }: DocumentContent): void {
	const { doc, type, x, width } = place
	const { start, count } = doc.bufferedPageRange()
	for (let page = start; page < start + count; page++) {
		doc.switchToPage(page)
		place.rule(FOOT)
		const numbered = pageOf
			.replace('{page}', String(page - start + 1))
			.replace('{pages}', String(count))
		const room = width - type.width(numbered, STYLES.quiet) - GAP
		place.lines(type.lines(foot, STYLES.quiet, room).slice(0, 1), x, FOOT + 4, STYLES.quiet)
		place.right([numbered], x + width, FOOT + 4, STYLES.quiet)
	}
}
