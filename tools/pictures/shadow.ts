import { lamp } from './light.ts'
import { type Attributes, el, named, path } from './mark.ts'
import {
	type Box,
	cornersOf,
	type Point,
	plus,
	project,
	times,
	type Vec,
	type View,
} from './space.ts'

/** A blurred dark shape; the filter covers no more of the sheet than the shape needs. */
function dim(d: string, blur: number, opacity: number, [dx, dy]: Point, line?: number): string {
	const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
	const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
	const margin = blur * 3 + (line ?? 0)
	const [x, y] = [Math.round(Math.min(...xs) - margin), Math.round(Math.min(...ys) - margin)]
	const region = {
		x,
		y,
		width: Math.round(Math.max(...xs) + margin) - x,
		height: Math.round(Math.max(...ys) + margin) - y,
	}
	const id = named('b', JSON.stringify([blur, region]))
	const ink: Attributes = line
		? { fill: 'none', stroke: '#10231c', strokeWidth: line, strokeLinecap: 'round' }
		: { fill: '#10231c' }
	return (
		el(
			'filter',
			{ id, ...region, filterUnits: 'userSpaceOnUse' },
			el('feGaussianBlur', { stdDeviation: blur }),
		) + path(d, { ...ink, opacity, filter: `url(#${id})`, transform: `translate(${dx} ${dy})` })
	)
}

const outline = (points: Point[]) =>
	`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

function hull(points: Point[]): Point[] {
	const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
	const half = (list: Point[]) => {
		const chain: Point[] = []
		for (const p of list) {
			for (;;) {
				const [a, b] = chain.slice(-2)
				if (!a || !b) break
				if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
				chain.pop()
			}
			chain.push(p)
		}
		return chain.slice(0, -1)
	}
	return [...half(sorted), ...half(sorted.toReversed())]
}

/** The lamp's direction in the view's own axes (they are orthonormal, so the transpose turns back). */
function lampIn(view: View): Vec {
	const along = (axis: Vec) => axis[0] * lamp[0] + axis[1] * lamp[1] + axis[2] * lamp[2]
	return [along(view.axes[0]), along(view.axes[1]), along(view.axes[2])]
}

function cast(view: View, corners: Vec[], onto: 'floor' | 'wall'): Point[] {
	const reach = onto === 'floor' ? 1 : 0.42
	const light = lampIn(view)
	const [height, rise] = onto === 'floor' ? ([1, light[1]] as const) : ([2, light[2]] as const)
	return hull(
		corners.map((corner) => {
			const p = plus(
				corner,
				times(light, (-Math.max(0, corner[height]) / Math.max(rise, 0.35)) * reach),
			)
			return project(view, p)
		}),
	)
}

/** Soft shadow of boxes on the floor (y = 0), and the dark line of those that touch it. */
export function floorShadow(view: View, ...boxes: Box[]): string {
	return boxes
		.map((solid) => {
			const corners = cornersOf(solid)
			const low = corners.filter((corner) => corner[1] === solid.min[1])
			const onFloor = outline(hull(low.map((corner) => project(view, [corner[0], 0, corner[2]]))))
			const short = corners.map((c): Vec => [c[0], c[1] * 0.55, c[2]])
			const far = dim(outline(cast(view, short, 'floor')), 20, 0.24, [0, 0])
			if (solid.min[1] > 0) return far
			return far + dim(onFloor, 6, 0.4, [0, 0]) + dim(onFloor, 2.5, 0.5, [0, 0])
		})
		.join('')
}

/** The same under a ring that lies on the floor, `band` mm wide. */
export function ringShadow(view: View, [cx, , cz]: Vec, radius: number, band: number): string {
	const rim = Array.from({ length: 40 }, (_, i) => {
		const angle = (i / 20) * Math.PI
		return project(view, [cx + radius * Math.cos(angle), 0, cz + radius * Math.sin(angle)])
	})
	const width = band * view.scale
	return dim(outline(rim), 20, 0.2, [16, 12], width) + dim(outline(rim), 6, 0.3, [4, 6], width)
}

/** Shadow of a cable that lies on the floor; `d` holds nothing but absolute points. */
export const lineShadow = (d: string, width: number): string => dim(d, 6, 0.3, [3, 6], width)

/** Soft shadow of something hung on the wall (z = 0). */
export function wallShadow(view: View, ...boxes: Box[]): string {
	return boxes
		.map((solid) => {
			const shape = outline(cast(view, cornersOf(solid), 'wall'))
			return dim(shape, 20, 0.2, [14, 24]) + dim(shape, 7, 0.17, [0, 0])
		})
		.join('')
}
