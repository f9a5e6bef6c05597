/** A square of modules, row by row: dark, light, or not yet set. */
export type Modules = (boolean | undefined)[][]

/** A code whose last remainder is that of Bose, Chaudhuri and Hocquenghem. */
function withRemainder(value: number, generator: number, bits: number): number {
	let rest = value
	for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator)
	return (value << bits) | rest
}

function centresOf(version: number): number[] {
	if (version === 1) return []
	const count = Math.floor(version / 7) + 2
	const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2
	const last = 4 * version + 10
	return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * index).reverse()]
}

/** A square round its centre: dark where the distance is not one of the light rings. */
function ring(modules: Modules, [row, column]: [number, number], reach: number, light: number[]) {
	for (let down = -reach; down <= reach; down++)
		for (let right = -reach; right <= reach; right++) {
			const line = modules[row + down]
			if (!line || !(column + right in line)) continue
			line[column + right] = !light.includes(Math.max(Math.abs(down), Math.abs(right)))
		}
}

function set(modules: Modules, row: number, column: number, isDark: boolean) {
	const line = modules[row]
	if (line) line[column] = isDark
}

/** The level (M) and the mask, written twice. */
export function drawFormat(modules: Modules, mask: number): void {
	const bits = withRemainder(mask, 0x537, 10) ^ 0x5412
	const bit = (at: number) => ((bits >>> at) & 1) === 1
	const size = modules.length
	for (let at = 0; at < 15; at++) {
		const near = at < 6 ? at : at < 8 ? at + 1 : at
		if (at < 8) set(modules, near, 8, bit(at))
		else set(modules, 8, at === 8 ? 7 : 14 - at, bit(at))
		if (at < 8) set(modules, 8, size - 1 - at, bit(at))
		else set(modules, size - 15 + at, 8, bit(at))
	}
	set(modules, size - 8, 8, true)
}

function drawVersion(modules: Modules, version: number) {
	if (version < 7) return
	const bits = withRemainder(version, 0x1f25, 12)
	for (let at = 0; at < 18; at++) {
		const isDark = ((bits >>> at) & 1) === 1
		const far = modules.length - 11 + (at % 3)
		const near = Math.floor(at / 3)
		set(modules, near, far, isDark)
		set(modules, far, near, isDark)
	}
}

/** What every code of a version has: finder, timing and alignment patterns, and room for the format. */
export function frameOf(version: number): Modules {
	const size = 4 * version + 17
	const modules: Modules = Array.from({ length: size }, () => Array(size).fill(undefined))
	for (let at = 0; at < size; at++) {
		set(modules, 6, at, at % 2 === 0)
		set(modules, at, 6, at % 2 === 0)
	}
	for (const corner of [
		[3, 3],
		[3, size - 4],
		[size - 4, 3],
	] as [number, number][])
		ring(modules, corner, 4, [2, 4])
	const centres = centresOf(version)
	const last = centres.length - 1
	for (const [down, row] of centres.entries())
		for (const [right, column] of centres.entries()) {
			const isFinder =
				(down === 0 && (right === 0 || right === last)) || (down === last && right === 0)
			if (!isFinder) ring(modules, [row, column], 2, [1])
		}
	drawFormat(modules, 0)
	drawVersion(modules, version)
	return modules
}
