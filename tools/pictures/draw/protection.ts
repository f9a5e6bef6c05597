import { darker, lighter } from '../light.ts'
import { disc, group, label, linear, rect } from '../mark.ts'
import { box, circle, post, slab } from '../solid.ts'
import { frontPlane, placed, type Vec, type View } from '../space.ts'

const shell = { colour: '#d5dad9', edge: 8, gloss: 0.35 }

function gland(view: View, x: number, z: number, r: number): string {
	return (
		post(view, [x, -44, z], r * 0.72, 24, { colour: '#3d474a', edge: 3 }) +
		post(view, [x, -22, z], r, 24, { colour: '#5a6569', edge: 2 })
	)
}

/** A rotary DC switch in its enclosure: red handle on a yellow plate. */
export function isolator(view: View): string {
	const [w, h, d]: Vec = [180, 230, 96]
	const front = group(
		{ transform: frontPlane(view, [0, h, d + 0.5]) },
		rect(
			10,
			10,
			w - 20,
			h - 20,
			linear(
				[
					[0, '#ffffff', 0.5],
					[0.6, '#ffffff', 0],
				],
				[0, 0, 0.8, 1],
			),
			{ rx: 10 },
		),
		...[
			[20, 20],
			[w - 20, 20],
			[20, h - 20],
			[w - 20, h - 20],
		].map(([x = 0, y = 0]) => disc(x, y, 8, '#9aa5a6') + rect(x - 6, y - 1, 12, 2, '#5d686a')),
		rect(22, 42, w - 44, 122, '#c99a0e', { rx: 10 }),
		rect(
			30,
			40,
			w - 60,
			122,
			linear([
				[0, '#fbd04a'],
				[1, '#eab41c'],
			]),
			{ rx: 10 },
		),
		label('OFF', w / 2 - 4, 58, 13, '#2c2407', { textAnchor: 'middle', fontWeight: 700 }),
		label('ON', w - 37, 112, 13, '#2c2407', { textAnchor: 'middle', fontWeight: 700 }),
		label('TAMRAVI', w / 2, 192, 17, '#47555a', {
			textAnchor: 'middle',
			letterSpacing: 3,
			fontWeight: 700,
		}),
		label('1200 V DC · 32 A', w / 2, 212, 12, '#5d6a6e', { textAnchor: 'middle' }),
	)
	const hub: Vec = [w / 2, h - 106, d]
	const red = { colour: '#c5271f', edge: 5, gloss: 0.5 }
	return (
		gland(view, w * 0.3, d * 0.5, 19) +
		gland(view, w * 0.7, d * 0.5, 19) +
		box(view, [-14, 20, 0], [w + 28, h - 40, 8], { colour: '#b6bfbf', radius: 6, edge: 2 }) +
		box(view, [0, 0, 0], [w, h, d], { ...shell, radius: 16 }) +
		front +
		slab(placed(view, hub), circle(40, 36), 15, { ...red, colour: '#a81e18' }) +
		slab(placed(view, [hub[0] - 46, hub[1] - 14, d + 13]), handleOutline(), 30, red)
	)
}

function handleOutline() {
	const outline = circle(14, 24)
	return outline.map(({ p, n }) => ({
		p: [p[0] + (n[0] > 0 ? 78 : 14), p[1] + 14] as [number, number],
		n,
	}))
}

/** One device on the rail, flat: breaker, fuse holder or surge protector. */
export interface Device {
	/** Widths of 18 mm it takes. */
	modules: number
	kind: 'breaker' | 'fuse' | 'surge'
	on: string
}

function device({ modules, kind, on }: Device, x: number, y: number, u: number): string {
	const [w, h] = [modules * u, u * 4.7]
	const tone = kind === 'surge' ? '#dfe4e5' : kind === 'fuse' ? '#e6e9ea' : '#f1f3f3'
	const ways = Array.from({ length: modules }, (_, i) => {
		const cx = x + (i + 0.5) * u
		const screws =
			disc(cx, y + h * 0.08, u * 0.19, '#7b8689') + disc(cx, y + h * 0.92, u * 0.19, '#7b8689')
		if (kind === 'surge') {
			return (
				screws +
				rect(cx - u * 0.38, y + h * 0.24, u * 0.76, h * 0.5, on, { rx: 2 }) +
				rect(cx - u * 0.14, y + h * 0.3, u * 0.28, u * 0.28, '#41c27f')
			)
		}
		if (kind === 'fuse') {
			return (
				screws +
				rect(cx - u * 0.32, y + h * 0.3, u * 0.64, h * 0.36, '#2b3437', { rx: 3 }) +
				rect(cx - u * 0.2, y + h * 0.34, u * 0.4, h * 0.05, on)
			)
		}
		return screws + rect(cx - u * 0.28, y + h * 0.36, u * 0.56, h * 0.28, '#252d30', { rx: 2 })
	})
	const toggle =
		kind === 'breaker'
			? rect(x + u * 0.26, y + h * 0.38, w - u * 0.52, h * 0.11, on, { rx: 2 })
			: ''
	return (
		rect(
			x + 0.6,
			y,
			w - 1.2,
			h,
			linear([
				[0, '#ffffff'],
				[0.3, tone],
				[1, darker(tone, 0.14)],
			]),
			{ rx: 2 },
		) +
		rect(x + 1, y + h * 0.19, w - 2, 1.4, '#aab3b5') +
		rect(x + 1, y + h * 0.8, w - 2, 1.4, '#aab3b5') +
		ways.join('') +
		toggle
	)
}

/** A wall enclosure with a clear door; each row of devices sits on its DIN rail. */
export function enclosure(view: View, size: Vec, rows: Device[][], accent: string): string {
	const [w, h, d] = size
	const rowHeight = (h - 70) / rows.length
	const widest = Math.max(...rows.map((row) => row.reduce((sum, { modules }) => sum + modules, 0)))
	const u = Math.min((w - 84) / widest, (rowHeight * 0.84) / 4.7)
	const inside = rows.map((row, r) => {
		const y = 44 + r * rowHeight + (rowHeight - u * 4.7) / 2
		let x = (w - row.reduce((sum, { modules }) => sum + modules * u, 0)) / 2
		const drawn = row.map((item) => {
			const markup = device(item, x, y, u)
			x += item.modules * u
			return markup
		})
		return (
			rect(
				34,
				y + u * 1.9,
				w - 68,
				u * 0.9,
				linear([
					[0, '#eef1f1'],
					[1, '#98a3a6'],
				]),
			) + drawn.join('')
		)
	})
	const door = linear(
		[
			[0, '#ffffff', 0.5],
			[0.34, '#dfeef0', 0.12],
			[0.35, '#dfeef0', 0.22],
			[0.5, '#ffffff', 0.04],
			[1, '#10231c', 0.12],
		],
		[0, 0, 1, 0.9],
	)
	const glands = Array.from({ length: Math.round(w / 70) }, (_, i) =>
		gland(view, 46 + (i * (w - 92)) / (Math.round(w / 70) - 1), d * 0.5, 17),
	)
	return (
		glands.join('') +
		box(view, [0, 0, 0], size, { ...shell, colour: '#e3e7e6', radius: 18 }) +
		group(
			{ transform: frontPlane(view, [0, h, d + 0.5]) },
			rect(20, 30, w - 40, h - 56, '#4a5659', { rx: 10 }),
			rect(24, 34, w - 48, h - 64, '#c3cbcc', { rx: 8 }),
			...inside,
			rect(20, 30, w - 40, h - 56, door, {
				rx: 10,
				stroke: '#ffffff',
				strokeWidth: 2,
				strokeOpacity: 0.7,
			}),
			label('TAMRAVI', 30, 22, 14, darker(accent, 0.2), { letterSpacing: 3, fontWeight: 700 }),
			rect(w - 34, h / 2 - 26, 16, 52, lighter('#39464b', 0.1), { rx: 5 }),
		)
	)
}
