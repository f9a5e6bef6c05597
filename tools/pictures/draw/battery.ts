import { darker, lighter } from '../light.ts'
import { disc, group, label, linear, path, rect } from '../mark.ts'
import { bar, box, post, tube } from '../solid.ts'
import { frontPlane, project, rightPlane, topPlane, type Vec, type View } from '../space.ts'

export interface Cabinet {
	size: Vec
	colour: string
	accent: string
	brand: string
	/** How the state shows: a dot, a vertical bar of light, or a ring. */
	light: 'dot' | 'bar' | 'ring'
	/** Corner radius of the front, mm. */
	radius: number
	/** Share of the height where the front is split by a seam. */
	seam: number
}

const glow = (accent: string) => lighter(accent, 0.55)

function stateLight({ light, accent, size }: Cabinet): string {
	const [w, h] = [size[0], size[1]]
	if (light === 'bar') {
		return (
			rect(w / 2 - 9, h * 0.2, 18, h * 0.3, darker(accent, 0.75), { rx: 9 }) +
			rect(
				w / 2 - 5,
				h * 0.27,
				10,
				h * 0.22,
				linear([
					[0, glow(accent)],
					[1, accent],
				]),
				{ rx: 5 },
			)
		)
	}
	if (light === 'ring') {
		return (
			disc(w / 2, h * 0.23, 56, '#1a2422') +
			disc(w / 2, h * 0.23, 44, 'none', { stroke: '#3a4643', strokeWidth: 8 }) +
			disc(w / 2, h * 0.23, 44, 'none', {
				stroke: accent,
				strokeWidth: 8,
				strokeDasharray: '205 72',
				transform: `rotate(-90 ${w / 2} ${h * 0.23})`,
				strokeLinecap: 'round',
			})
		)
	}
	const dots = [0, 1, 2, 3, 4].map((i) =>
		disc(w / 2 - 44 + i * 22, h * 0.16, 6, i < 4 ? accent : '#8d9894'),
	)
	return rect(w / 2 - 66, h * 0.16 - 17, 132, 34, '#17211f', { rx: 17 }) + dots.join('')
}

/** Seam, light, name and the soft sheen of a painted front. */
function cabinetFront(look: Cabinet): string {
	const [w, h] = [look.size[0], look.size[1]]
	const y = h * look.seam
	const shine = linear(
		[
			[0, '#ffffff', 0.55],
			[0.4, '#ffffff', 0],
			[1, '#0c1a1c', 0.05],
		],
		[0, 0, 0.8, 1],
	)
	return (
		rect(8, 8, w - 16, h - 16, shine, { rx: look.radius - 6 }) +
		rect(3, y, w - 6, 4, darker(look.colour, 0.42)) +
		rect(3, y + 4, w - 6, 2.5, '#ffffff', { opacity: 0.7 }) +
		stateLight(look) +
		label(look.brand, w / 2, h * 0.9, 34, darker(look.colour, 0.55), {
			textAnchor: 'middle',
			letterSpacing: 5,
			fontWeight: 600,
		})
	)
}

/** A wall or floor cabinet, its lower left back corner at the view's origin. */
export function cabinet(view: View, look: Cabinet): string {
	const [w, h, d] = look.size
	const vents = Array.from({ length: 9 }, (_, i) =>
		rect(d * 0.28, h * 0.1 + i * 17, d * 0.44, 6, darker(look.colour, 0.72), { rx: 3 }),
	)
	return (
		box(view, [w * 0.06, h * 0.04, -18], [w * 0.88, h * 0.92, 20], { colour: '#6e787b', edge: 2 }) +
		box(view, [0, 0, 0], look.size, {
			colour: look.colour,
			radius: look.radius,
			edge: 13,
			gloss: 0.45,
		}) +
		group({ transform: rightPlane(view, [w + 0.5, h, d]), opacity: 0.8 }, ...vents) +
		group({ transform: frontPlane(view, [0, h, d + 0.5]) }, cabinetFront(look))
	)
}

export interface Stack {
	width: number
	depth: number
	moduleHeight: number
	modules: number
	colour: string
	accent: string
	brand: string
}

export const stackHeight = ({ modules, moduleHeight }: Stack): number =>
	96 + modules * moduleHeight + 150

/** Modules on levelled feet under a control head, the lower left back corner at the origin. */
export function stack(view: View, look: Stack): string {
	const { width, depth, moduleHeight, modules, colour, accent } = look
	const paint = { colour, radius: 16, edge: 9, gloss: 0.45 }
	const feet = [
		[50, 40],
		[width - 50, 40],
		[50, depth - 40],
		[width - 50, depth - 40],
	].map(([x = 0, z = 0]) => post(view, [x, 0, z], 24, 40, { colour: '#3a4346', edge: 3 }))
	const plinth = box(view, [0, 36, 0], [width, 60, depth], { ...paint, colour: '#3c4648' })
	const layers = Array.from({ length: modules }, (_, i) => {
		const y = 96 + i * moduleHeight
		const gripY = moduleHeight * 0.5
		return (
			box(view, [6, y - 3, 6], [width - 12, 10, depth - 12], { colour: '#20292b' }) +
			box(view, [0, y + 4, 0], [width, moduleHeight - 5, depth], paint) +
			group(
				{ transform: rightPlane(view, [width + 0.5, y + moduleHeight, depth]) },
				rect(depth * 0.3, gripY - 15, depth * 0.4, 30, darker(colour, 0.62), { rx: 15 }),
			) +
			group(
				{ transform: frontPlane(view, [0, y + moduleHeight, depth + 0.5]) },
				rect(12, 10, width - 24, moduleHeight - 24, front, { rx: 10 }),
				disc(width - 46, moduleHeight / 2, 5, accent),
				rect(34, moduleHeight / 2 - 2, 90, 4, darker(colour, 0.2), { rx: 2 }),
			)
		)
	})
	const headY = 96 + modules * moduleHeight
	const head =
		box(view, [0, headY + 4, 0], [width, 146, depth], { ...paint, colour: '#2c3638' }) +
		group(
			{ transform: frontPlane(view, [0, headY + 150, depth + 0.5]) },
			rect(14, 12, width - 28, 118, front, { rx: 10, opacity: 0.35 }),
			rect(width * 0.3, 70, width * 0.4, 8, darker(accent, 0.7), { rx: 4 }),
			rect(width * 0.3, 70, width * 0.31, 8, glow(accent), { rx: 4 }),
			label(look.brand, width / 2, 52, 30, '#dfe7e3', {
				textAnchor: 'middle',
				letterSpacing: 5,
				fontWeight: 600,
			}),
		)
	return feet.join('') + plinth + layers.join('') + head
}

const front = linear(
	[
		[0, '#ffffff', 0.5],
		[0.5, '#ffffff', 0.04],
		[1, '#0c1a1c', 0.08],
	],
	[0, 0, 0.9, 1],
)

/** A 19-inch module of three height units. */
export function rackModule(view: View, accent: string): string {
	const [w, h, d] = [442, 133, 420]
	const leds = [0, 1, 2, 3, 4, 5].map((i) =>
		disc(222 + i * 17, 34, 4.5, i < 5 ? accent : '#56615f'),
	)
	const handle = (x: number) =>
		bar(view, [x, 24, d + 40], [x, 109, d + 40], [13, 13], { colour: '#aab2b5' }, [0, 0, 1]) +
		bar(view, [x, 30, d], [x, 30, d + 44], [12, 12], { colour: '#8f989b' }) +
		bar(view, [x, 104, d], [x, 104, d + 44], [12, 12], { colour: '#aab2b5' })
	const terminal = (x: number, colour: string) =>
		disc(x, 92, 15, '#15191a') + disc(x, 92, 10, colour)
	return (
		box(view, [0, 0, 0], [w, h, d], { colour: '#3a4245', edge: 3, gloss: 0.3 }) +
		box(view, [-20, 0, d], [w + 40, h, 5], { colour: '#2b3235', edge: 1, gloss: 0.35 }) +
		group(
			{ transform: frontPlane(view, [-20, h, d + 5.5]) },
			rect(3, 3, w + 34, h - 6, front, { rx: 3, opacity: 0.3 }),
			rect(205, 20, 126, 28, '#12181a', { rx: 14 }),
			...leds,
			label('NILASA', 66, 42, 21, '#dfe7e3', { letterSpacing: 4, fontWeight: 600 }),
			rect(352, 56, 44, 60, '#11171a', { rx: 4 }),
			rect(363, 62, 22, 30, accent, { rx: 3 }),
			terminal(110, '#c9402f'),
			terminal(160, '#333c3f'),
			rect(205, 78, 34, 26, '#0d1213', { rx: 3 }),
			rect(248, 78, 34, 26, '#0d1213', { rx: 3 }),
			rect(291, 78, 34, 26, '#0d1213', { rx: 3 }),
		) +
		handle(14) +
		handle(w - 14)
	)
}

/** A 12 V block with two terminals and a carrying strap. */
export function block(view: View, colour: string, accent: string): string {
	const [w, h, d] = [330, 215, 172]
	const at = (p: Vec) => project(view, p).join(' ')
	const strap = `M${at([52, h, d / 2])}C${at([70, h + 78, d / 2])} ${at([w - 70, h + 78, d / 2])} ${at([w - 52, h, d / 2])}`
	const bolt = (x: number, ring: string) =>
		post(view, [x, h, d * 0.72], 19, 7, { colour: ring, edge: 2 }) +
		post(view, [x, h + 7, d * 0.72], 11, 16, { colour: '#d6c08a', edge: 2, gloss: 0.8 })
	return (
		box(view, [0, 0, 0], [w, h - 34, d], { colour, radius: 14, edge: 10, gloss: 0.4 }) +
		box(view, [-3, h - 36, -3], [w + 6, 36, d + 6], {
			colour: darker(colour, 0.15),
			radius: 10,
			edge: 8,
		}) +
		group(
			{ transform: frontPlane(view, [0, h, d + 1]) },
			rect(26, 66, w - 52, 108, lighter(colour, 0.9), { rx: 8 }),
			rect(26, 66, 62, 108, accent, { rx: 8 }),
			path('M62 84L44 122H58L50 156L74 112H58Z', { fill: '#ffffff' }),
			label('NILASA', 106, 114, 32, '#1b2a25', { letterSpacing: 4, fontWeight: 700 }),
			label('12.8 V · 100 Ah', 106, 148, 22, '#44524c'),
		) +
		tube(strap, 17 * view.scale, darker(colour, 0.1)) +
		bolt(46, '#c03a2c') +
		bolt(w - 46, '#1d2426')
	)
}

interface Tubular {
	/** Width, height of the case and depth, mm. */
	size: Vec
	colour: string
	lid: string
	band: string
	writing: string
}

/** A tall flooded battery: six vents with float indicators, two lead terminals. */
export function tubular(view: View, { size, colour, lid, band, writing }: Tubular): string {
	const [w, h, d] = size
	const vents = Array.from({ length: 6 }, (_, i) => {
		const x = 58 + i * 77
		return (
			post(view, [x, h, d * 0.42], 24, 12, { colour: '#f0efe9', edge: 3 }) +
			post(view, [x, h + 12, d * 0.42], 10, 34, { colour: '#e8b43a', edge: 3, gloss: 0.5 }) +
			post(view, [x, h + 46, d * 0.42], 5, 10, { colour: '#c03a2c', edge: 2 })
		)
	})
	const terminal = (x: number, ring: string) =>
		post(view, [x, h, d * 0.84], 22, 5, { colour: ring, edge: 1 }) +
		post(view, [x, h + 5, d * 0.84], 15, 26, { colour: '#8a9194', edge: 4, gloss: 0.6 })
	const ribs = Array.from({ length: 12 }, (_, i) =>
		rect(20 + i * 40, 74, 20, 40, darker(colour, 0.12), { rx: 5, opacity: 0.5 }),
	)
	return (
		box(view, [6, 0, 6], [w - 12, h - 46, d - 12], { colour, radius: 12, edge: 9, gloss: 0.35 }) +
		box(view, [0, h - 50, 0], [w, 50, d], { colour: lid, radius: 10, edge: 8, gloss: 0.35 }) +
		group(
			{ transform: topPlane(view, [0, h + 0.5, 0]) },
			rect(20, 30, w - 40, d * 0.46, lighter(lid, 0.06), { rx: 12 }),
		) +
		group(
			{ transform: frontPlane(view, [0, h, d - 5]) },
			...ribs,
			rect(54, 150, w - 108, 168, '#fbf7ef', { rx: 10 }),
			path(
				`M54 236C170 216 270 292 ${w - 54} 226V308A10 10 0 0 1 ${w - 64} 318H64A10 10 0 0 1 54 308Z`,
				{
					fill: band,
				},
			),
			label('GHANAVI', 82, 206, 46, lid, { letterSpacing: 4, fontWeight: 700 }),
			label(writing, 82, 298, 28, '#ffffff', { fontWeight: 600 }),
		) +
		vents.join('') +
		terminal(44, '#c03a2c') +
		terminal(w - 44, '#1d2426')
	)
}
