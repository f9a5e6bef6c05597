import { darker, lighter } from '../light.ts'
import { el, group, label, linear, rect } from '../mark.ts'
import { lineShadow } from '../shadow.ts'
import { bar, circle, slab, tube } from '../solid.ts'
import { frontPlane, type Point, placed, project, type Vec, type View } from '../space.ts'

export const red = '#c0342b'
export const black = '#2a3235'

/** An MC4 plug at a point of the sheet, pointing along `angle` degrees; 100 units long at size 1. */
export function plug([x, y]: Point, angle: number, size: number, kind: 'pin' | 'socket'): string {
	const body = linear([
		[0, '#59656a'],
		[0.25, '#343e42'],
		[1, '#12181a'],
	])
	const nut = linear([
		[0, '#6b777c'],
		[0.3, '#3d484c'],
		[1, '#161d1f'],
	])
	const grips = [4, 10, 16, 22].map((gx) => rect(gx, -13, 2.2, 26, '#0d1214', { opacity: 0.6 }))
	const tip =
		kind === 'pin'
			? rect(66, -10, 40, 20, body, { rx: 4 }) + rect(72, -14, 26, 5, nut, { rx: 2 })
			: rect(66, -13, 26, 26, body, { rx: 3 }) +
				rect(66, -17, 34, 7, nut, { rx: 3 }) +
				rect(66, 10, 34, 7, nut, { rx: 3 })
	return group(
		{ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle}) scale(${size})` },
		tip,
		rect(0, -13, 27, 26, nut, { rx: 5 }),
		...grips,
		rect(26, -15, 42, 30, body, { rx: 6 }),
		rect(30, -11, 34, 3, '#ffffff', { opacity: 0.25, rx: 1.5 }),
	)
}

/** Loops of one coil lying on the floor, back halves first. */
function loops(
	view: View,
	centre: Vec,
	radius: number,
	thick: number,
	turns: number,
	colour: string,
): string {
	const ring = (y: number, r: number, wobble: number): string => {
		const points = Array.from({ length: 49 }, (_, i) => {
			const angle = (i / 48) * 2 * Math.PI
			const k = r + wobble * Math.sin(angle * 2 + y)
			return project(view, [
				centre[0] + k * Math.cos(angle),
				centre[1] + y,
				centre[2] + k * Math.sin(angle),
			])
		})
		return `M${points.map(([x, y2]) => `${x.toFixed(1)} ${y2.toFixed(1)}`).join('L')}Z`
	}
	const layers = Math.ceil(turns / 4)
	return Array.from({ length: layers }, (_, layer) =>
		Array.from({ length: 4 }, (_, i) => {
			const r = radius - 1.5 * thick + i * thick + ((layer % 2) * thick) / 2
			return tube(ring(thick * (layer + 0.5) * 0.86, r, thick * 0.35), thick * view.scale, colour)
		}).join(''),
	).join('')
}

/** A tied coil with plugs at its free ends. */
export function coil(
	view: View,
	centre: Vec,
	look: { radius: number; thick: number; turns: number; colour: string },
): string {
	const { radius, thick, turns, colour } = look
	const top = Math.ceil(turns / 4) * thick * 0.86 + thick * 0.6
	const ties = [0.7, 2.2, 3.9, 5.5].map((angle) => {
		const at = (r: number, y: number) => project(view, plusPolar(centre, angle, r, y))
		const [inner, outer] = [radius - 2.4 * thick, radius + 2.6 * thick]
		const d = `M${at(outer, 0).join(' ')}L${at(outer, top * 0.8).join(' ')}L${at(radius, top + thick * 0.35).join(' ')}L${at(inner, top * 0.9).join(' ')}`
		return tube(d, Math.max(5, thick * view.scale * 0.7), '#eef1ee')
	})
	return loops(view, centre, radius, thick, turns, colour) + ties.join('')
}

function plusPolar(centre: Vec, angle: number, r: number, y: number): Vec {
	return [centre[0] + r * Math.cos(angle), centre[1] + y, centre[2] + r * Math.sin(angle)]
}

/** A free end across the floor, through points in mm, ending in a plug. */
export function tail(
	view: View,
	points: Vec[],
	thick: number,
	colour: string,
	kind?: 'pin' | 'socket',
): string {
	const flat = points.map((point) => project(view, point))
	const [a, b, c, d] = flat
	if (!a || !b || !c || !d) return ''
	const angle = (Math.atan2(d[1] - c[1], d[0] - c[0]) * 180) / Math.PI
	const curve = `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`
	const end = kind ? plug(d, angle, (thick * view.scale) / 12, kind) : ''
	return lineShadow(curve, thick * view.scale) + tube(curve, thick * view.scale, colour) + end
}

/** A wooden drum standing on its flanges, wound full. */
export function drum(view: View, colour: string): string {
	const [flange, core, wide, board] = [300, 215, 250, 26]
	const wood = { colour: '#d8b483', edge: 4, gloss: 0.05 }
	const stand = placed(view, [0, flange, 0])
	const turns = 22
	const winding = Array.from({ length: turns }, (_, i) =>
		slab(
			placed(stand, [0, 0, -wide + board + (i * (wide - board)) / turns]),
			circle(core, 48),
			(wide - board) / turns,
			{
				colour,
				edge: (wide - board) / turns / 2.2,
				gloss: 0.35,
			},
		),
	)
	const planks = Array.from({ length: 6 }, (_, i) =>
		rect(-flange, -flange + (i + 1) * 86 - 2, flange * 2, 4, '#a9834f', { opacity: 0.55 }),
	)
	const bolts = [0, 60, 120, 180, 240, 300].map((angle) =>
		el('circle', {
			cx: 150 * Math.cos((angle * Math.PI) / 180),
			cy: 150 * Math.sin((angle * Math.PI) / 180),
			r: 11,
			fill: '#8f989b',
			stroke: '#5d5236',
			strokeWidth: 3,
		}),
	)
	const facing = frontPlane(stand, [0, 0, board + 0.5])
	return (
		slab(placed(stand, [0, 0, -wide - board]), circle(flange, 48), board, wood) +
		winding.join('') +
		tail(
			view,
			[
				[190, 150, -130],
				[250, 30, -130],
				[330, 0, -60],
				[400, 8, 70],
			],
			22,
			colour,
		) +
		slab(stand, circle(flange, 48), board, wood) +
		group(
			{ transform: facing },
			`<clipPath id="flange"><circle r="${flange - 4}"/></clipPath>`,
			group({ clipPath: 'url(#flange)' }, ...planks),
			...bolts,
			el('circle', { r: 52, fill: '#5d4a2e' }),
			el('circle', { cx: 4, cy: 5, r: 45, fill: '#2d2417' }),
			rect(-112, 172, 224, 66, lighter('#fbf7f0', 0.2), { rx: 6 }),
			label('TAMRAVI  6 mm²', 0, 214, 23, darker(colour, 0.3), {
				textAnchor: 'middle',
				fontWeight: 700,
			}),
		)
	)
}

/** A branch connector: two sockets at the back, one plug at the front, moulded in one body. */
export function branch(view: View, at: Vec, colour: string, mirrored: boolean): string {
	const [x, , z] = at
	const on = (dx: number, dz: number, y = 12): Point => project(view, [x + dx, y, z + dz])
	const thick = 11 * view.scale
	const line = (...[a, b, c, d]: [Point, Point, Point, Point]) => {
		const curve = `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`
		return lineShadow(curve, thick) + tube(curve, thick, colour)
	}
	const size = view.scale * 0.74
	const ends: [Point, Point, 'pin' | 'socket'][] = [
		[on(-52, -150), on(-52, -172), mirrored ? 'pin' : 'socket'],
		[on(52, -150), on(52, -172), mirrored ? 'pin' : 'socket'],
		[on(0, 130), on(0, 152), mirrored ? 'socket' : 'pin'],
	]
	const plugs = ends.map(([from, to, kind]) =>
		plug(from, (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI, size, kind),
	)
	return (
		line(on(-20, -30), on(-30, -80), on(-52, -100), on(-52, -150)) +
		line(on(20, -30), on(30, -80), on(52, -100), on(52, -150)) +
		line(on(0, 20), on(0, 60), on(0, 90), on(0, 130)) +
		plugs.join('') +
		bar(view, [x, 14, z - 46], [x, 14, z + 34], [58, 26], { colour: '#333d41', gloss: 0.4 }) +
		bar(view, [x, 28, z - 30], [x, 28, z + 18], [30, 3], {
			colour: mirrored ? red : '#4a565b',
			gloss: 0.3,
		})
	)
}
