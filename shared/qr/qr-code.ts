import { codewordsOf } from './codewords.ts'
import { drawFormat, frameOf, type Modules } from './frame.ts'

/** Light and dark are swapped where one of these is true, whichever reads best. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
	(row, column) => (row + column) % 2 === 0,
	(row) => row % 2 === 0,
	(_, column) => column % 3 === 0,
	(row, column) => (row + column) % 3 === 0,
	(row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
	(row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
	(row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
	(row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** The free places in the order in which the bits go there: upwards and downwards in columns of two. */
function* places(frame: Modules): Generator<[row: number, column: number]> {
	const size = frame.length
	let upwards = true
	for (let right = size - 1; right >= 1; right -= 2) {
		if (right === 6) right = 5
		for (let step = 0; step < size; step++) {
			const row = upwards ? size - 1 - step : step
			for (const column of [right, right - 1])
				if (frame[row]?.[column] === undefined) yield [row, column]
		}
		upwards = !upwards
	}
}

const LIKE_A_FINDER = /1011101(?=0000)|(?<=0000)1011101/g

/** How hard a line is to read: long runs, and what looks like a finder. */
function faultsIn(line: string): number {
	let faults = 0
	for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) faults += run.length - 2
	return faults + 40 * (line.match(LIKE_A_FINDER)?.length ?? 0)
}

/** How hard a code is to read, by the rules of ISO/IEC 18004. */
function faultsOf(code: boolean[][]): number {
	const rows = code.map((row) => row.map(Number).join(''))
	const columns = code.map((_, column) => code.map((row) => Number(row[column])).join(''))
	let faults = [...rows, ...columns].reduce((sum, line) => sum + faultsIn(line), 0)
	for (let row = 1; row < code.length; row++)
		for (let column = 1; column < code.length; column++) {
			const here = code[row]?.[column]
			const others = [code[row - 1]?.[column - 1], code[row - 1]?.[column], code[row]?.[column - 1]]
			if (others.every((other) => other === here)) faults += 3
		}
	const dark = rows.join('').replaceAll('0', '').length
	const share = dark / code.length ** 2
	return faults + 10 * Math.max(0, Math.ceil(Math.abs(share * 20 - 10)) - 1)
}

function masked(version: number, codewords: number[], mask: number): boolean[][] {
	const frame = frameOf(version)
	const code = frame.map((row) => row.map(Boolean))
	const bits = codewords.flatMap((byte) => [...byte.toString(2).padStart(8, '0')])
	let next = 0
	for (const [row, column] of places(frame)) {
		const line = code[row]
		if (line) line[column] = (bits[next++] === '1') !== MASKS[mask]?.(row, column)
	}
	drawFormat(code, mask)
	return code
}

/**
 * A text as a QR code of level M: rows of modules, true is dark, without the light margin of four modules.
 * @throws RangeError for more than 666 bytes
 */
export function qrCode(text: string): boolean[][] {
	const { version, codewords } = codewordsOf(text)
	const codes = MASKS.map((_, mask) => masked(version, codewords, mask))
	const faults = codes.map(faultsOf)
	return codes[faults.indexOf(Math.min(...faults))] ?? []
}
