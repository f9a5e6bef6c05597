type Range = readonly [from: number, to: number]

/** From a figure to its place along a side, per cent. */
export interface Scale {
	(value: number): number
	/** Round figures along it, about so many. */
	ticks: (count: number) => number[]
}

/** A round step, 1, 2 or 5 times a power of ten, that divides a span into about so many. */
function roundStep(span: number, count: number): number {
	const rough = span / count
	const power = 10 ** Math.floor(Math.log10(rough))
	const times = rough / power
	return (
		power * (times >= Math.sqrt(50) ? 10 : times >= Math.sqrt(10) ? 5 : times >= Math.SQRT2 ? 2 : 1)
	)
}

/** Multiples of a round step within a range; without the dust that adding up fractions leaves. */
function ticks(low: number, high: number, count: number): number[] {
	const step = roundStep(high - low, count)
	const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)]
	return Array.from({ length: last - first + 1 }, (_, n) =>
		Number(((first + n) * step).toPrecision(12)),
	)
}

export function linear([low, high]: Range, [from, to]: Range): Scale {
	const place = (value: number) => from + ((value - low) / (high - low)) * (to - from)
	return Object.assign(place, { ticks: (count: number) => ticks(low, high, count) })
}

/** The first multiple of a round step that is no less; once there, the step is that of the multiple too. */
function roundTop(greatest: number, count: number): number {
	const step = roundStep(greatest, count)
	const top = Number((Math.ceil(greatest / step - 1e-9) * step).toPrecision(12))
	return top > greatest ? roundTop(top, count) : top
}

/** From 0 at the bottom to a round figure at the top that the greatest does not reach beyond. */
export function upright(greatest: number, count: number): Scale {
	return linear([0, roundTop(greatest, count)], [100, 0])
}

/** Places along the width, per cent. */
export interface Bars {
	left: (bar: number) => number
	middle: (bar: number) => number
	width: number
	/** Where the room of a bar begins, as wide as `step`: the bar with half of the gap between two. */
	slot: (bar: number) => number
	step: number
}

/** Bars side by side over the whole width, per cent, with room between them and at both ends. */
export function bars(count: number, room: number): Bars {
	const step = 100 / (count + room)
	const slot = (bar: number) => (bar + room / 2) * step
	return {
		left: (bar) => (bar + room) * step,
		middle: (bar) => slot(bar + 0.5),
		width: (1 - room) * step,
		slot,
		step,
	}
}
