import { inflateSync } from 'node:zlib'

/** A4 in points: a PDF counts 72 to the inch. */
const PAGE_HEIGHT = 842

type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const times = (m: Matrix, n: Matrix): Matrix => [
	m[0] * n[0] + m[1] * n[2],
	m[0] * n[1] + m[1] * n[3],
	m[2] * n[0] + m[3] * n[2],
	m[2] * n[1] + m[3] * n[3],
	m[4] * n[0] + m[5] * n[2] + n[4],
	m[4] * n[1] + m[5] * n[3] + n[5],
]

const TOKEN = /([\d.\s-]+)\s(cm|Tm)\b|\b(q|Q|BT)\b/g

/** The distance from the top of each line of text of a page, points. */
function linesOf(content: string): number[] {
	const stack: Matrix[] = []
	let current = IDENTITY
	const lines: number[] = []
	for (const [, operands = '', operator, bare] of content.matchAll(TOKEN)) {
		if (bare === 'q') stack.push(current)
		else if (bare === 'Q') current = stack.pop() ?? IDENTITY
		else if (operator) {
			const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands
				.trim()
				.split(/\s+/)
				.slice(-6)
				.map(Number)
			const placed = times([a, b, c, d, e, f], current)
			if (operator === 'cm') current = placed
			else lines.push(PAGE_HEIGHT - placed[5])
		}
	}
	return lines
}

/** The stream of an object, unpacked. */
function streamOf(pdf: Buffer, text: string, id: string): string {
	const start = text.indexOf(`\n${id} 0 obj`)
	const from = text.indexOf('stream\n', start) + 'stream\n'.length
	return inflateSync(pdf.subarray(from, text.indexOf('endstream', from)), {
		finishFlush: 2,
	}).toString('latin1')
}

/** How far down each page of a PDF is printed on, points from the top; the margin is not counted. */
export function filledHeights(pdf: Buffer, margin: number): number[] {
	const text = pdf.toString('latin1')
	const pages = [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)]
	return pages.map(([, id = '']) =>
		Math.max(0, ...linesOf(streamOf(pdf, text, id)).filter((y) => y < PAGE_HEIGHT - margin)),
	)
}
