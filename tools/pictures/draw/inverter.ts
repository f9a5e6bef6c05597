import { darker, lighter } from '../light.ts'
import { disc, group, label, linear, path, rect } from '../mark.ts'
import { box, post, roundRect, slab, tube } from '../solid.ts'
import { frontPlane, placed, project, rightPlane, topPlane, type Vec, type View } from '../space.ts'

export interface Inverter {
	size: Vec
	colour: string
	/** Colour of the front's lower part, or of its whole when there is no seam. */
	second: string
	accent: string
	brand: string
	display: 'small' | 'large' | 'lights' | 'panel'
	/** Pairs of MC4 sockets on the underside. */
	strings: number
	/** Depth of the finned heat sink behind the body, mm. */
	sink: number
	/** A DC switch at the right of the front. */
	switch: boolean
	fans?: number
	radius: number
}

const screen = linear(
	[
		[0, '#1c2f2b'],
		[1, '#0b1513'],
	],
	[0, 0, 1, 1],
)
const glare = linear(
	[
		[0, '#ffffff', 0.3],
		[0.5, '#ffffff', 0],
	],
	[0, 0, 1, 1],
)

function day(x: number, y: number, w: number, h: number, accent: string): string {
	const d = `M${x} ${y + h}C${x + w * 0.3} ${y + h} ${x + w * 0.3} ${y} ${x + w / 2} ${y}S${x + w * 0.7} ${y + h} ${x + w} ${y + h}`
	return (
		path(`${d}Z`, { fill: accent, opacity: 0.3 }) +
		path(d, { fill: 'none', stroke: accent, strokeWidth: h * 0.09 })
	)
}

function display(look: Inverter): string {
	const [w, h] = [look.size[0], look.size[1]]
	const { accent } = look
	if (look.display === 'lights') {
		const dots = [accent, '#f5a524', '#59666a'].map((colour, i) =>
			disc(w * 0.5 - 34 + i * 34, h * 0.22, 7, colour),
		)
		return rect(w * 0.5 - 62, h * 0.22 - 18, 124, 36, '#141c1e', { rx: 18 }) + dots.join('')
	}
	const large = look.display === 'large'
	const glass = look.display === 'panel'
	const [dw, dh] = large ? [w * 0.6, h * 0.27] : glass ? [w * 0.44, h * 0.36] : [w * 0.36, h * 0.15]
	const [x, y] = [(w - dw) / 2, h * 0.17]
	const keys = glass
		? []
		: [0, 1, 2, 3].map((i) =>
				disc(w / 2 - 48 + i * 32, y + dh + 28, 8.5, darker(look.colour, 0.68)),
			)
	return (
		rect(x - 9, y - 9, dw + 18, dh + 18, '#11181a', { rx: 12 }) +
		rect(x, y, dw, dh, screen, { rx: 5 }) +
		day(x + dw * 0.08, y + dh * 0.42, dw * 0.84, dh * 0.42, accent) +
		label(
			large ? '3.42 kW' : '2.8 kW',
			x + dw * 0.08,
			y + dh * 0.3,
			Math.min(dh * 0.22, dw * 0.17),
			'#dff3e9',
			{
				fontWeight: 600,
			},
		) +
		rect(x, y, dw, dh, glare, { rx: 5 }) +
		keys.join('')
	)
}

function front(look: Inverter): string {
	const [w, h] = [look.size[0], look.size[1]]
	const shine = linear(
		[
			[0, '#ffffff', 0.5],
			[0.45, '#ffffff', 0],
			[1, '#0c1a1c', 0.06],
		],
		[0, 0, 0.8, 1],
	)
	const lower =
		look.second === look.colour
			? ''
			: path(
					`M9 ${h * 0.7}H${w - 9}V${h - look.radius}A${look.radius} ${look.radius} 0 0 1 ${w - look.radius} ${h - 9}H${look.radius}A${look.radius} ${look.radius} 0 0 1 9 ${h - look.radius}Z`,
					{ fill: look.second },
				) + rect(9, h * 0.7, w - 18, 3, lighter(look.second, 0.35))
	const ink = look.second === look.colour ? darker(look.colour, 0.6) : lighter(look.second, 0.78)
	return (
		lower +
		rect(8, 8, w - 16, h - 16, shine, { rx: look.radius - 5 }) +
		display(look) +
		label(look.brand, w * (look.switch ? 0.43 : 0.5), h * 0.885, Math.min(34, w * 0.075), ink, {
			textAnchor: 'middle',
			letterSpacing: 4,
			fontWeight: 600,
		})
	)
}

function sockets(view: View, look: Inverter): string {
	const [w, , d] = look.size
	const plug = (x: number, colour: string) =>
		post(view, [x, -34, d * 0.62], 9.5, 36, { colour: '#22292c', edge: 2 }) +
		post(view, [x, -50, d * 0.62], 7, 18, { colour, edge: 2 })
	const pairs = Array.from({ length: look.strings }, (_, i) => {
		const x = w * 0.12 + i * 46
		return plug(x, '#b3302a') + plug(x + 22, '#2b3336')
	})
	const gland = (x: number, r: number) =>
		post(view, [x, -46, d * 0.55], r * 0.72, 26, { colour: '#2b3336', edge: 3 }) +
		post(view, [x, -22, d * 0.55], r, 24, { colour: '#3b4549', edge: 2 })
	return pairs.join('') + gland(w * 0.72, 21) + gland(w * 0.86, 15)
}

/** Cooling fins behind the body, seen from above and from the side. */
function heatSink(view: View, { size: [w, h], sink }: Inverter): string {
	const [x, top] = [w * 0.04, h * 0.95]
	const wide = w * 0.92
	const count = Math.round(wide / 17)
	const fins = Array.from({ length: count }, (_, i) =>
		rect((i * wide) / count + 4, 2, wide / count - 7, sink - 4, '#2f383b'),
	)
	return (
		box(view, [x, h * 0.06, -sink], [wide, h * 0.89, sink + 4], {
			colour: '#a9b1b4',
			edge: 2,
			gloss: 0.5,
		}) +
		group({ transform: topPlane(view, [x, top + 0.5, -sink]), opacity: 0.75 }, ...fins) +
		group(
			{ transform: rightPlane(view, [x + wide + 0.5, top, 0]) },
			...[0.25, 0.5, 0.75].map((share) => rect(sink * share - 2, 6, 4, h * 0.88, '#5b666a')),
		)
	)
}

function sides(view: View, look: Inverter): string {
	const [w, h, d] = look.size
	const fans = Array.from({ length: look.fans ?? 0 }, (_, i) => {
		const y = h * 0.2 + i * (d * 0.95)
		const bars = [0.2, 0.4, 0.6, 0.8].map((share) =>
			rect(d * 0.14, y + d * 0.72 * share - 3, d * 0.72, 6, '#12181a'),
		)
		return (
			rect(d * 0.12, y, d * 0.76, d * 0.76, darker(look.colour, 0.6), { rx: 8 }) + bars.join('')
		)
	})
	const knob = look.switch
		? group(
				{ transform: frontPlane(view, [0, h, d + 1]) },
				disc(w * 0.86, h * 0.87, 27, '#1a2123'),
				disc(w * 0.86, h * 0.87, 21, '#b9312a'),
				rect(w * 0.86 - 5, h * 0.87 - 19, 10, 38, '#e2604f', { rx: 4 }),
			)
		: ''
	return group({ transform: rightPlane(view, [w + 0.5, h, d]) }, ...fans) + knob
}

/** A wall inverter, its lower left back corner at the view's origin, sockets hanging below. */
export function inverter(view: View, look: Inverter): string {
	const [, h, d] = look.size
	return (
		heatSink(view, look) +
		sockets(view, look) +
		box(view, [0, 0, 0], look.size, {
			colour: look.colour,
			radius: look.radius,
			edge: 12,
			gloss: 0.45,
		}) +
		group({ transform: frontPlane(view, [0, h, d + 0.5]) }, front(look)) +
		sides(view, look)
	)
}

export interface Micro {
	size: Vec
	colour: string
	/** How many module inputs it has. */
	inputs: number
	accent: string
}

/** A micro-inverter lying on the floor, its leads running out to the front. */
export function microInverter(view: View, { size, colour, inputs, accent }: Micro): string {
	const [w, h, d] = size
	const on = (p: Vec) => project(view, p).join(' ')
	const leads = Array.from({ length: inputs * 2 }, (_, i) => {
		const x = w * (0.1 + (0.8 * (i + 0.5)) / (inputs * 2))
		const end: Vec = [x + 26 + (i % 2) * 8, 6, d + 128 + (i % 2) * 26]
		const colourOf = i % 2 ? '#22292c' : '#b3302a'
		const curve = `M${on([x, h * 0.45, d - 6])}C${on([x, h * 0.45, d + 50])} ${on([x + 24, 0, d + 50])} ${on(end)}`
		return (
			tube(curve, 7 * view.scale, colourOf) +
			tube(`M${on(end)}L${on([end[0] + 2, 6, end[2] + 40])}`, 15 * view.scale, '#20282c')
		)
	})
	const fins = Array.from({ length: 11 }, (_, i) =>
		rect(w * 0.1 + (i * w * 0.8) / 11, 16, (w * 0.8) / 22, d * 0.42, darker(colour, 0.25), {
			rx: 4,
		}),
	)
	const bus = `M${on([-70, 10, d * 0.3])}L${on([4, h * 0.5, d * 0.3])}`
	const busRight = `M${on([w - 4, h * 0.5, d * 0.3])}C${on([w + 60, h * 0.4, d * 0.3])} ${on([w + 80, 4, d * 0.5])} ${on([w + 120, 8, d * 0.75])}`
	const ear = (x: number) =>
		box(view, [x, h * 0.62, d * 0.2], [46, 7, 60], { colour: '#b4bcbf', edge: 2 })
	return (
		ear(-30) +
		tube(bus, 13 * view.scale, '#20282c') +
		tube(busRight, 13 * view.scale, '#20282c') +
		slab(placed(view, [0, 0, d], { lean: 90 }), roundRect(w, d, 20), h, {
			colour,
			edge: 10,
			gloss: 0.5,
		}) +
		group(
			{ transform: topPlane(view, [0, h + 0.5, 0]) },
			...fins,
			rect(w * 0.1, d * 0.56, w * 0.8, d * 0.32, lighter(colour, 0.86), { rx: 6 }),
			rect(w * 0.1, d * 0.56, 12, d * 0.32, accent, { rx: 3 }),
			label('VIDYUJA', w * 0.19, d * 0.71, 21, '#22322c', { letterSpacing: 3, fontWeight: 700 }),
			rect(w * 0.19, d * 0.77, w * 0.34, 4, '#9aa6a1'),
			rect(w * 0.19, d * 0.82, w * 0.26, 4, '#9aa6a1'),
			disc(w * 0.83, d * 0.72, 7, accent),
		) +
		ear(w - 16) +
		leads.join('')
	)
}
