import { LEADING, LINE_COLOUR, PAGE } from './look.ts'
import type { Pdf, Style, Type } from './type.ts'

/** The share of a line's height above its foot. */
const ABOVE_FOOT = 0.76

/** Where on the pages is drawn next: from the top down, and on to a further page where one is full. */
export class PageCursor {
	readonly doc: Pdf
	readonly type: Type
	/** Where the next thing begins, points from the top. */
	y: number = PAGE.top

	constructor(doc: Pdf, type: Type) {
		this.doc = doc
		this.type = type
	}

	readonly x = PAGE.side
	readonly width = PAGE.width - 2 * PAGE.side
	readonly end = PAGE.height - PAGE.bottom

	/** Goes on to another page unless so much fits on this one. @returns whether it did */
	need(height: number): boolean {
		if (this.y + height <= this.end || this.y === PAGE.top) return false
		this.doc.addPage()
		this.y = PAGE.top
		return true
	}

	/** Draws lines below one another from a point on, and goes nowhere. @returns how high they are */
	lines(lines: readonly string[], x: number, y: number, style: Style): number {
		const step = style.size * LEADING
		lines.forEach((line, at) => {
			this.type.draw(line, x, y + at * step + step * ABOVE_FOOT, style)
		})
		return lines.length * step
	}

	/** As `lines`, ending at a point on the right. */
	right(lines: readonly string[], right: number, y: number, style: Style): number {
		const step = style.size * LEADING
		lines.forEach((line, at) => {
			this.lines([line], right - this.type.width(line, style), y + at * step, style)
		})
		return lines.length * step
	}

	/** A thin line across. */
	rule(y: number, x: number = this.x, width: number = this.width): void {
		this.doc
			.moveTo(x, y)
			.lineTo(x + width, y)
			.lineWidth(0.75)
			.strokeColor(LINE_COLOUR)
			.stroke()
	}
}
