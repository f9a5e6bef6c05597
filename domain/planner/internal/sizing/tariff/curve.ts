/** Each part of a curve is divided in halves so many times at most. */
const HALVES = 8

/** Points of a part of a curve, from the left. */
interface Part {
	xs: number[]
	ys: number[]
}

/**
 * A function as a line through points of it: near each other where it bends or jumps. A part is calculated once, when a
 * value in it is first asked for.
 * @param width of a part, above 0
 * @param nearEnough a straight line may be so far off
 */
export function curveOf(
	at: (x: number) => number,
	width: number,
	nearEnough: number,
): (x: number) => number {
	const ends = new Map<number, number>()
	const endOf = (part: number) => {
		const before = ends.get(part)
		if (before !== undefined) return before
		const found = at(part * width)
		ends.set(part, found)
		return found
	}
	const parts = new Map<number, Part>()
	const partAt = (n: number): Part => {
		const before = parts.get(n)
		if (before) return before
		const part: Part = { xs: [n * width], ys: [endOf(n)] }
		divide(part, (n + 1) * width, endOf(n + 1), HALVES)
		parts.set(n, part)
		return part
	}
	/** Adds the points up to one. */
	const divide = (part: Part, to: number, high: number, halves: number) => {
		const [from = 0, low = 0] = [part.xs.at(-1), part.ys.at(-1)]
		const middle = (from + to) / 2
		const value = at(middle)
		if (halves > 0 && Math.abs(value - (low + high) / 2) > nearEnough) {
			divide(part, middle, value, halves - 1)
			divide(part, to, high, halves - 1)
			return
		}
		part.xs.push(middle, to)
		part.ys.push(value, high)
	}
	return (x) => {
		const { xs, ys } = partAt(Math.floor(x / width))
		let first = 0
		let last = xs.length - 1
		while (last - first > 1) {
			const middle = (first + last) >> 1
			if ((xs[middle] ?? 0) <= x) first = middle
			else last = middle
		}
		const [from = 0, to = 0] = [xs[first], xs[last]]
		const [low = 0, high = 0] = [ys[first], ys[last]]
		return to > from ? low + ((high - low) * (x - from)) / (to - from) : high
	}
}

/**
 * The most of a function that never falls, in steps: of each its value at the end, calculated when one in it is first
 * asked for.
 * @param width of a step, above 0
 */
export function stepsOf(at: (x: number) => number, width: number): (x: number) => number {
	// Few of a thousand steps are asked for.
	const known = new Map<number, number>()
	return (x) => {
		const step = Math.ceil(x / width)
		const before = known.get(step)
		if (before !== undefined) return before
		const found = at(step * width)
		known.set(step, found)
		return found
	}
}
