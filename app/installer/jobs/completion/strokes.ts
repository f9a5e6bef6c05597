/** Within 600 by 200. */
export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** Points nearer than this to the last one are left out. */
const LEAST_STEP = 4

const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most))

/** A stroke with one more point, in whole numbers within the field. */
export function addPoint(stroke: Stroke, [x, y]: Point): Stroke {
	const point: Point = [within(x, 600), within(y, 200)]
	const last = stroke.at(-1)
	if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < LEAST_STEP) return stroke
	return [...stroke, point]
}

/** Strokes as an SVG path of M and L; a stroke of one point is a dot. */
export const pathOf = (strokes: readonly Stroke[]): string =>
	strokes
		.filter((stroke) => stroke.length > 0)
		.map((stroke) => (stroke.length === 1 ? [...stroke, ...stroke] : stroke))
		.map((stroke) => `M${stroke.map(([x, y]) => `${x} ${y}`).join('L')}`)
		.join('')
