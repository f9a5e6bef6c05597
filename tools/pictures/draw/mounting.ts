import { darker } from '../light.ts'
import { group, linear, polygon, rect } from '../mark.ts'
import { bar, box, circle, post, slab } from '../solid.ts'
import { placed, project, topPlane, type Vec, type View } from '../space.ts'

const aluminium = { colour: '#c9d0d2', gloss: 0.6 }
const dark = { colour: '#3b4548', gloss: 0.4 }
const zinc = { colour: '#aeb7ba', gloss: 0.5 }

/** A clamp on a rail: the aluminium block and its bolt. */
function clamp(view: View, at: Vec): string {
	const [x, y, z] = at
	return (
		box(view, [x - 22, y, z - 20], [44, 34, 40], { ...dark, edge: 4 }) +
		post(view, [x, y + 34, z], 11, 9, { colour: '#d8dddd', edge: 2, gloss: 0.8 })
	)
}

/** Aluminium triangles at 15° with rails, weighed down by concrete blocks. */
export function flatRoofMount(view: View, tilt: number): string {
	const deep = 1150
	const rise = Math.tan((tilt * Math.PI) / 180) * deep
	const up = (z: number): number => 60 + (-z / deep) * rise
	const triangle = (x: number) =>
		bar(view, [x, 30, 40], [x, 30, -deep - 40], [62, 56], aluminium) +
		bar(view, [x, 30, -deep + 60], [x, up(-deep), -deep + 60], [58, 58], aluminium, [0, 0, 1]) +
		bar(view, [x, 30, -deep * 0.45], [x, up(-deep), -deep + 60], [44, 44], aluminium) +
		bar(view, [x, up(0), 0], [x, up(-deep), -deep], [62, 58], aluminium)
	const stone = (x: number, z: number) =>
		box(view, [x - 150, 52, z], [300, 120, 190], { colour: '#b9b3a6', edge: 8, gloss: 0.03 })
	const rail = (z: number) =>
		bar(view, [-180, up(z) + 46, z], [1780, up(z) + 46, z], [60, 58], aluminium, [0, 1, 0])
	const clamps = (z: number) =>
		[-120, 800, 1720].map((x) => clamp(view, [x, up(z) + 70, z])).join('')
	const frames = [80, 800, 1520]
	return (
		frames.map((x) => stone(x, -deep + 90)).join('') +
		frames.map(triangle).join('') +
		rail(-deep * 0.84) +
		clamps(-deep * 0.84) +
		rail(-deep * 0.2) +
		clamps(-deep * 0.2) +
		frames.map((x) => stone(x, -150)).join('')
	)
}

/** A patch of tiled roof with steel hooks, two rails and clamps. */
export function pitchedRoofMount(view: View): string {
	const [wide, long] = [1500, 1250]
	const [columns, rows] = [9, 6]
	const tile = (column: number, row: number) => {
		const [w, l] = [wide / columns, long / rows]
		const z = -long + row * l
		return slab(placed(view, [column * w + w / 2, 8 + row * 3, z]), arched(w * 0.56, 42), l + 26, {
			colour: darker('#b9603f', ((column * 5 + row * 3) % 4) * 0.035),
			gloss: 0.06,
		})
	}
	const roof = Array.from({ length: rows }, (_, row) =>
		Array.from({ length: columns }, (_, column) => tile(column, row)).join(''),
	)
	const railZ = [-long * 0.76, -long * 0.27]
	const hook = (x: number, z: number) =>
		bar(view, [x, 54, z - 120], [x, 66, z - 20], [44, 9], zinc) +
		bar(view, [x, 58, z - 24], [x, 140, z - 24], [44, 9], zinc, [0, 0, 1])
	const rails = railZ.map(
		(z) =>
			[0.09, 0.42, 0.75].map((share) => hook(wide * share + 40, z)).join('') +
			bar(view, [-110, 164, z], [wide + 110, 164, z], [46, 56], aluminium) +
			bar(view, [-110, 193, z], [wide + 110, 193, z], [14, 3], dark) +
			[-60, wide / 2, wide + 60].map((x) => clamp(view, [x, 192, z])).join(''),
	)
	return roof.join('') + rails.join('')
}

/** The walls under a roof patch, from its lower left back corner: eaves in front, rising backwards. */
export function gable(view: View, [x, y, z]: Vec, [w, h, d]: Vec, tiltDeg: number): string {
	const rise = Math.tan((tiltDeg * Math.PI) / 180) * d
	const wall = (points: Vec[], top: string, foot: string) =>
		polygon(
			points.map((point) => project(view, point)),
			linear([
				[0, top],
				[1, foot],
			]),
		)
	return (
		wall(
			[
				[x, y, z + d],
				[x + w, y, z + d],
				[x + w, y + h, z + d],
				[x, y + h, z + d],
			],
			'#e3dac8',
			'#d5cab5',
		) +
		wall(
			[
				[x + w, y, z + d],
				[x + w, y, z],
				[x + w, y + h + rise, z],
				[x + w, y + h, z + d],
			],
			'#b5ab98',
			'#a39986',
		)
	)
}

/** Half an ellipse standing on the ground: a barrel tile from its end. */
function arched(half: number, high: number) {
	return circle(1, 22).map(({ p, n }) => ({
		p: [p[0] * half, Math.max(-0.15, p[1]) * high] as [number, number],
		n,
	}))
}

/** A galvanised frame on posts for two rows of modules, a few of them in place. */
export function groundMount(view: View, tilt: number, modules: (at: View) => string): string {
	const [wide, deep, clear] = [5200, 3400, 620]
	const slope = Math.tan((tilt * Math.PI) / 180)
	const up = (z: number): number => clear - z * slope
	const legs = [240, wide / 2, wide - 240]
	const front = -deep * 0.18
	const rear = -deep * 0.8
	const leg = (x: number, z: number) =>
		post(view, [x, 0, z], 150, 60, { colour: '#bdb7a9', edge: 14, gloss: 0.03 }) +
		bar(view, [x, 40, z], [x, up(z), z], [96, 96], zinc, [0, 0, 1])
	const rafter = (x: number) =>
		bar(view, [x, up(60) + 50, 60], [x, up(-deep) + 50, -deep], [86, 110], zinc)
	const brace = (x: number) =>
		bar(view, [x, 260, rear], [x, up(-deep * 0.45), -deep * 0.45], [60, 60], zinc)
	const purlin = (z: number) =>
		bar(view, [-80, up(z) + 140, z], [wide + 80, up(z) + 140, z], [76, 80], aluminium)
	const purlins = [-deep * 0.9, -deep * 0.6, -deep * 0.4, -deep * 0.1]
	const deck = placed(view, [wide * 0.5 + 40, up(0) + 190, 20], { lean: 90 - tilt })
	return (
		legs.map((x) => leg(x, rear)).join('') +
		legs.map(brace).join('') +
		legs.map((x) => leg(x, front)).join('') +
		legs.map(rafter).join('') +
		purlins.map(purlin).join('') +
		modules(deck)
	)
}

/** A flat slab of roof under the mount, so that it does not float. */
export function roofPatch(view: View, min: Vec, size: Vec, colour: string): string {
	const tiles = [0.25, 0.5, 0.75].map((share) =>
		rect(size[0] * share, 0, 5, size[2], darker(colour, 0.12)),
	)
	const across = rect(0, size[2] / 2, size[0], 5, darker(colour, 0.12))
	return (
		box(view, min, size, { colour, edge: 6, gloss: 0.03 }) +
		group({ transform: topPlane(view, [min[0], min[1] + size[1] + 1, min[2]]) }, ...tiles, across)
	)
}
