import { mix, normal, shade } from './light.ts'
import { linear, type Paint, polygon, stroke } from './mark.ts'
import { type Point, placed, plus, project, times, turned, type Vec, type View } from './space.ts'

/** A closed outline in the x-y plane, counter-clockwise, with its outward direction at each point. */
export type Outline = { p: Point; n: Point }[]

export function roundRect(width: number, height: number, radius: number, steps = 6): Outline {
	const r = Math.min(radius, width / 2, height / 2)
	const outline: Outline = []
	for (let corner = 0; corner < 4; corner++) {
		const right = corner === 0 || corner === 3
		const top = corner < 2
		const centre: Point = [right ? width - r : r, top ? height - r : r]
		for (let i = 0; i <= steps; i++) {
			const angle = ((corner + i / steps) * Math.PI) / 2
			const n: Point = [Math.cos(angle), Math.sin(angle)]
			outline.push({ p: [centre[0] + r * n[0], centre[1] + r * n[1]], n })
		}
	}
	return outline
}

export function circle(radius: number, steps = 28): Outline {
	return Array.from({ length: steps }, (_, i) => {
		const n: Point = [Math.cos((i / steps) * 2 * Math.PI), Math.sin((i / steps) * 2 * Math.PI)]
		return { p: [radius * n[0], radius * n[1]], n }
	})
}

export interface Finish {
	colour: string
	/** Radius of the rounded front and back edges, mm. */
	edge?: number
	gloss?: number
	/** Paint of the front face in place of its shade. */
	face?: Paint
}

type Ring = { inset: number; z: number; alpha: number }

function rings(depth: number, edge: number): Ring[] {
	const steps = edge > 0 ? 4 : 0
	const bend = (i: number) => (i / Math.max(1, steps)) * (Math.PI / 2)
	const back = Array.from({ length: steps }, (_, i): Ring => {
		const alpha = bend(steps - i)
		return { inset: edge * (1 - Math.cos(alpha)), z: edge - edge * Math.sin(alpha), alpha: -alpha }
	})
	const front = Array.from({ length: steps + 1 }, (_, i): Ring => {
		const alpha = bend(i)
		return { inset: edge * (1 - Math.cos(alpha)), z: depth - edge + edge * Math.sin(alpha), alpha }
	})
	return [...back, { inset: 0, z: edge, alpha: 0 }, ...front]
}

/** An outline drawn out along z from 0 to `depth`, with rounded edges. Convex outlines only. */
export function slab(view: View, outline: Outline, depth: number, finish: Finish): string {
	const { colour, edge = 0, gloss = 0.3 } = finish
	const layers = rings(depth, edge)
	const at = (layer: Ring, { p, n }: Outline[number]): Vec => [
		p[0] - n[0] * layer.inset,
		p[1] - n[1] * layer.inset,
		layer.z,
	]
	let markup = ''
	for (const [k, layer] of layers.entries()) {
		const next = layers[k + 1]
		if (!next) break
		const alpha = (layer.alpha + next.alpha) / 2
		for (const [i, a] of outline.entries()) {
			const b = outline[(i + 1) % outline.length] ?? a
			const side = normal([(a.n[0] + b.n[0]) / 2, (a.n[1] + b.n[1]) / 2, 0])
			const n = turned(view, [
				side[0] * Math.cos(alpha),
				side[1] * Math.cos(alpha),
				Math.sin(alpha),
			])
			if (n[2] <= 0) continue
			const corners = [at(layer, a), at(layer, b), at(next, b), at(next, a)]
			const tone = shade(colour, n, gloss)
			markup += polygon(
				corners.map((corner) => project(view, corner)),
				tone,
				{ stroke: tone, strokeWidth: 0.7 },
			)
		}
	}
	const facing = turned(view, [0, 0, 1])
	const last = layers.at(-1)
	if (last && facing[2] > 0) {
		const rim = outline.map((point) => project(view, at(last, point)))
		const paint = finish.face ?? sheen(colour, facing, gloss)
		markup += polygon(rim, paint, { stroke: paint, strokeWidth: 0.7 })
	}
	return markup
}

/** A flat face is never one flat tone: brighter towards the lamp. */
function sheen(colour: string, n: Vec, gloss: number): Paint {
	const tone = shade(colour, n, gloss)
	return linear(
		[
			[0, mix(tone, '#ffffff', 0.16 + gloss * 0.12)],
			[0.5, tone],
			[1, mix(tone, '#0c1a1c', 0.05)],
		],
		[0, 0, 0.9, 1],
	)
}

/** A box standing at `min`; its vertical edges rounded by `radius`, the front edges by `edge`. */
export function box(view: View, min: Vec, size: Vec, finish: Finish & { radius?: number }): string {
	const outline = roundRect(size[0], size[1], finish.radius ?? finish.edge ?? 0)
	return slab(placed(view, min), outline, size[2], finish)
}

/** A cylinder along the view's y axis, standing on `base`. */
export function post(
	view: View,
	base: Vec,
	radius: number,
	height: number,
	finish: Finish,
): string {
	return slab(placed(view, base, { lean: 90 }), circle(radius), height, finish)
}

/** A straight bar of rectangular section from `a` to `b`; `up` fixes the section's height. */
export function bar(
	view: View,
	a: Vec,
	b: Vec,
	[width, height]: Point,
	finish: Finish,
	up: Vec = [0, 1, 0],
): string {
	const along = normal([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
	const across = normal(cross(up, along))
	const above = cross(along, across)
	const faces: { n: Vec; distance: number; spread: Vec; half: number }[] = [
		{ n: above, distance: height / 2, spread: across, half: width / 2 },
		{ n: across, distance: width / 2, spread: above, half: height / 2 },
	]
	let markup = ''
	for (const { n, distance, spread, half } of faces) {
		for (const sign of [1, -1]) {
			const facing = turned(view, times(n, sign))
			if (facing[2] <= 0) continue
			const off = times(n, sign * distance)
			const corners = [
				plus(a, times(spread, -half)),
				plus(a, times(spread, half)),
				plus(b, times(spread, half)),
				plus(b, times(spread, -half)),
			].map((corner) => project(view, plus(corner, off)))
			markup += polygon(corners, sheen(finish.colour, facing, finish.gloss ?? 0.4))
		}
	}
	for (const [end, sign] of [[a, -1] as const, [b, 1] as const]) {
		const facing = turned(view, times(along, sign))
		if (facing[2] <= 0) continue
		const corners = [
			[-1, -1],
			[1, -1],
			[1, 1],
			[-1, 1],
		].map(([i = 0, j = 0]) =>
			project(
				view,
				plus(end, plus(times(across, (i * width) / 2), times(above, (j * height) / 2))),
			),
		)
		markup += polygon(corners, shade(finish.colour, facing, 0.1))
	}
	return markup
}

function cross(a: Vec, b: Vec): Vec {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** A round cable or tube along a path on the sheet: dark rim, body, and a light on its upper left. */
export function tube(d: string, width: number, colour: string): string {
	const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' }
	const shift = { ...ends, transform: `translate(${-width * 0.13} ${-width * 0.17})` }
	return (
		stroke(d, mix(colour, '#0c1a1c', 0.55), width, ends) +
		stroke(d, colour, width * 0.72, { ...shift }) +
		stroke(d, mix(colour, '#ffffff', 0.5), width * 0.16, {
			...ends,
			opacity: 0.75,
			transform: `translate(${-width * 0.2} ${-width * 0.25})`,
		})
	)
}
