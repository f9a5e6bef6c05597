import { availableParallelism, loadavg } from 'node:os'

/** Prints rows under a heading, figures to the right. */
export function print(heading: string, columns: string[], rows: (string | number)[][]): void {
	const cells = [columns, ...rows.map((row) => row.map(String))]
	const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
	const line = (row: string[]) =>
		row
			.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
			.join('  ')
	const rule = widths.map((width) => '─'.repeat(width)).join('  ')
	const [head = [], ...body] = cells
	process.stdout.write(`\n${heading}\n\n${[line(head), rule, ...body.map(line)].join('\n')}\n`)
}

export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-GB')

/** The load of the machine in the last minute, beside a figure: a measurement while others work says little. */
export const loadText = (): string =>
	`load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`
