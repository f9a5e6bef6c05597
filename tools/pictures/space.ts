/**
 * A long-lens (parallel) camera: millimetres in, pixels of the 800 × 1000 sheet out.
 * x runs right, y up, z towards the viewer. Parallel projection keeps every flat face an affine map,
 * so that details are drawn flat, in millimetres, and laid onto their face.
 */

export type Vec = [x: number, y: number, z: number]
export type Point = [x: number, y: number]
export type Box = { min: Vec; max: Vec }

/** Where a thing stands: its axes and origin in camera coordinates, and the sheet's scale. */
export interface View {
	axes: [Vec, Vec, Vec]
	at: Vec
	scale: number
	sheet: Point
}

export interface Turn {
	/** Degrees about x (positive leans back), y (positive shows the left side) and z. */
	lean?: number
	yaw?: number
	roll?: number
}

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]

/** A direction in camera coordinates. */
export function turned({ axes }: View, [x, y, z]: Vec): Vec {
	return plus(plus(times(axes[0], x), times(axes[1], y)), times(axes[2], z))
}

export function project(view: View, p: Vec): Point {
	const c = plus(view.at, turned(view, p))
	return [view.sheet[0] + view.scale * c[0], view.sheet[1] - view.scale * c[1]]
}

function rotate([x, y, z]: Vec, { lean = 0, yaw = 0, roll = 0 }: Turn): Vec {
	const [l, w, r] = [(-lean * Math.PI) / 180, (yaw * Math.PI) / 180, (roll * Math.PI) / 180]
	const [x1, y1] = [x * Math.cos(r) - y * Math.sin(r), x * Math.sin(r) + y * Math.cos(r)]
	const [y2, z2] = [y1 * Math.cos(l) - z * Math.sin(l), y1 * Math.sin(l) + z * Math.cos(l)]
	return [x1 * Math.cos(w) + z2 * Math.sin(w), y2, -x1 * Math.sin(w) + z2 * Math.cos(w)]
}

/** The same camera, for something standing at `at` and turned. */
export function placed(view: View, at: Vec, turn: Turn = {}): View {
	const axis = (unit: Vec) => turned(view, rotate(unit, turn))
	return {
		...view,
		axes: [axis([1, 0, 0]), axis([0, 1, 0]), axis([0, 0, 1])],
		at: plus(view.at, turned(view, at)),
	}
}

export function cornersOf({ min, max }: Box): Vec[] {
	return [min[0], max[0]].flatMap((x) =>
		[min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec => [x, y, z])),
	)
}

const frame = { left: 84, right: 716, top: 104, bottom: 888 }

/** A camera that looks down by `pitch` and fits the boxes into the sheet with a margin all round. */
export function camera(boxes: Box[], { yaw = -28, pitch = 16 } = {}): View {
	const p = (pitch * Math.PI) / 180
	const tilt = ([x, y, z]: Vec): Vec => [
		x,
		y * Math.cos(p) - z * Math.sin(p),
		y * Math.sin(p) + z * Math.cos(p),
	]
	const axis = (unit: Vec) => tilt(rotate(unit, { yaw }))
	const bare: View = {
		axes: [axis([1, 0, 0]), axis([0, 1, 0]), axis([0, 0, 1])],
		at: [0, 0, 0],
		scale: 1,
		sheet: [0, 0],
	}
	const points = boxes.flatMap(cornersOf).map((corner) => project(bare, corner))
	const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])]
	const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
	const scale = Math.min(
		(frame.right - frame.left) / (x1 - x0),
		(frame.bottom - frame.top) / (y1 - y0),
	)
	const spareBelow = (frame.bottom - frame.top - (y1 - y0) * scale) * 0.42
	return {
		...bare,
		scale,
		sheet: [400 - ((x0 + x1) / 2) * scale, frame.bottom - spareBelow - y1 * scale],
	}
}

/** The SVG transform that lays a flat drawing (x right, y down, mm) onto a plane of the view. */
export function plane(view: View, origin: Vec, right: Vec, down: Vec): string {
	const [ox, oy] = project(view, origin)
	const [r, d] = [turned(view, right), turned(view, down)]
	const numbers = [
		r[0] * view.scale,
		-r[1] * view.scale,
		d[0] * view.scale,
		-d[1] * view.scale,
		ox,
		oy,
	]
	return `matrix(${numbers.map((value) => value.toFixed(4)).join(' ')})`
}

export const frontPlane = (view: View, leftTop: Vec) => plane(view, leftTop, [1, 0, 0], [0, -1, 0])
export const rightPlane = (view: View, frontTop: Vec) =>
	plane(view, frontTop, [0, 0, -1], [0, -1, 0])
export const topPlane = (view: View, backLeft: Vec) => plane(view, backLeft, [1, 0, 0], [0, 0, 1])
