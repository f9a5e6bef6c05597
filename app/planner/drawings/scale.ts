import { nice, ticks } from 'd3-array'

type Range = readonly [from: number, to: number]

/** From a figure to its place along a side, per cent. */
export interface Scale {
	(value: number): number
	/** Round figures along it, about so many. */
	ticks: (count: number) => number[]
}

export function linear([low, high]: Range, [from, to]: Range): Scale {
	const place = (value: number) => from + ((value - low) / (high - low)) * (to - from)
	return Object.assign(place, { ticks: (count: number) => ticks(low, high, count) })
}

/** From 0 at the bottom to a round figure at the top that the greatest does not reach beyond. */
export function upright(greatest: number, count: number): Scale {
	const [low, high] = nice(0, greatest, count)
	return linear([low, high], [100, 0])
}

/** Places along the width, per cent. */
interface Bars {
	left: (bar: number) => number
	middle: (bar: number) => number
	width: number
	/** Where the room of a bar begins, as wide as `step`: the bar with half of what is between two. */
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
