import { darker, lighter } from '../light.ts'
import { disc, group, label, linear, path, rect } from '../mark.ts'
import { bar, circle, post, roundRect, slab } from '../solid.ts'
import { frontPlane, placed, rightPlane, topPlane, type Vec, type View } from '../space.ts'

export interface Generator {
	size: Vec
	colour: string
	/** Colour of the inset front plate. */
	plate: string
	accent: string
	watts: number
	sockets: number
	handle: 'arch' | 'sides' | 'trolley'
	radius: number
}

/** An Indian socket: three round holes behind a flap's rim. */
function socket(x: number, y: number, s: number): string {
	return (
		rect(x, y, s, s, '#0f1517', { rx: s * 0.2 }) +
		rect(x + s * 0.07, y + s * 0.07, s * 0.86, s * 0.86, '#2a3336', { rx: s * 0.16 }) +
		disc(x + s * 0.5, y + s * 0.3, s * 0.12, '#05090a') +
		disc(x + s * 0.28, y + s * 0.66, s * 0.09, '#05090a') +
		disc(x + s * 0.72, y + s * 0.66, s * 0.09, '#05090a')
	)
}

function screen(x: number, y: number, w: number, h: number, look: Generator): string {
	const glass = linear(
		[
			[0, '#20332e'],
			[1, '#0a1311'],
		],
		[0, 0, 1, 1],
	)
	const ring = Math.PI * 2 * h * 0.3
	return (
		rect(x, y, w, h, '#05090a', { rx: h * 0.12 }) +
		rect(x + 3, y + 3, w - 6, h - 6, glass, { rx: h * 0.1 }) +
		disc(x + h * 0.48, y + h * 0.5, h * 0.3, 'none', { stroke: '#33443f', strokeWidth: h * 0.07 }) +
		disc(x + h * 0.48, y + h * 0.5, h * 0.3, 'none', {
			stroke: look.accent,
			strokeWidth: h * 0.07,
			strokeLinecap: 'round',
			strokeDasharray: `${ring * 0.82} ${ring}`,
			transform: `rotate(-90 ${x + h * 0.48} ${y + h * 0.5})`,
		}) +
		label('82', x + h * 0.48, y + h * 0.6, h * 0.28, '#eafaf2', {
			textAnchor: 'middle',
			fontWeight: 700,
		}) +
		label(`${Math.round(look.watts * 0.31)} W`, x + h * 1.02, y + h * 0.46, h * 0.24, '#eafaf2', {
			fontWeight: 600,
		}) +
		rect(x + h * 1.02, y + h * 0.62, w - h * 1.25, h * 0.07, '#33443f', { rx: 2 }) +
		rect(x + h * 1.02, y + h * 0.62, (w - h * 1.25) * 0.55, h * 0.07, '#f5a524', { rx: 2 })
	)
}

/** USB sockets and the round 12 V socket, in one row. */
function lowVoltage(x: number, y: number, w: number, u: number): string {
	const count = Math.max(1, Math.min(4, Math.floor((w - u * 0.95) / (u * 0.78))))
	const usb = [0, 1, 2, 3].slice(0, count).map((i) => {
		const wide = i < 2 ? u * 0.42 : u * 0.52
		const high = i < 2 ? u * 0.17 : u * 0.22
		return (
			rect(x + i * u * 0.78, y + u * 0.4, wide, high, '#05090a', { rx: i < 2 ? high / 2 : 2 }) +
			rect(
				x + i * u * 0.78 + 3,
				y + u * 0.4 + high * 0.35,
				wide - 6,
				high * 0.3,
				i < 2 ? '#566467' : '#3f7fb5',
			)
		)
	})
	return (
		usb.join('') +
		disc(x + w - u * 0.5, y + u * 0.5, u * 0.42, '#0f1517') +
		disc(x + w - u * 0.5, y + u * 0.5, u * 0.33, '#2a3336') +
		disc(x + w - u * 0.5, y + u * 0.5, u * 0.14, '#8f989b')
	)
}

function face(look: Generator): string {
	const [w, h] = [look.size[0], look.size[1]]
	const [px, py, pw, ph] = [w * 0.09, h * 0.16, w * 0.82, h * 0.7]
	const unit = Math.min(pw / 5.6, ph / 3.6)
	const pad = unit * 0.36
	const shine = linear(
		[
			[0, '#ffffff', 0.22],
			[0.5, '#ffffff', 0],
		],
		[0, 0, 0.7, 1],
	)
	const sockets = Array.from({ length: look.sockets }, (_, i) =>
		socket(px + pw - pad - (i + 1) * unit * 1.14, py + ph - pad - unit, unit),
	)
	const screenWidth = Math.min(pw * 0.5, unit * 2.7)
	return (
		rect(px - 4, py - 4, pw + 8, ph + 8, darker(look.colour, 0.45), { rx: 24 }) +
		rect(px, py, pw, ph, look.plate, { rx: 20 }) +
		rect(px, py, pw, ph, shine, { rx: 20 }) +
		screen(px + pad, py + pad, screenWidth, unit * 1.25, look) +
		label(
			'TAPANYA',
			px + pw - pad,
			py + pad + unit * 0.42,
			unit * 0.36,
			lighter(look.plate, 0.75),
			{
				textAnchor: 'end',
				letterSpacing: 3,
				fontWeight: 700,
			},
		) +
		label(`${look.watts} W`, px + pw - pad, py + pad + unit * 0.95, unit * 0.36, look.accent, {
			textAnchor: 'end',
			fontWeight: 600,
		}) +
		lowVoltage(
			px + pad,
			py + ph - pad - unit,
			pw - pad * 2 - look.sockets * unit * 1.14 - unit * 0.2,
			unit,
		) +
		sockets.join('')
	)
}

function vents(view: View, { size: [w, h, d], colour }: Generator): string {
	const rows = Array.from({ length: 8 }, (_, i) =>
		rect(d * 0.24, h * 0.3 + i * h * 0.055, d * 0.52, h * 0.026, darker(colour, 0.62), { rx: 3 }),
	)
	return group({ transform: rightPlane(view, [w + 0.5, h, d]) }, ...rows)
}

const grip = { colour: '#22292c', edge: 5, gloss: 0.35 }

function arch(view: View, { size: [w, h, d], colour }: Generator): string {
	const [x0, x1, z, u] = [w * 0.18, w * 0.82, d * 0.5, w / 400]
	const rise = h * 0.17
	const leg = (x: number) =>
		slab(placed(view, [x - 22 * u, h - 8, z - 28 * u]), roundRect(44 * u, rise, 10 * u), 56 * u, {
			colour,
			edge: 8 * u,
			gloss: 0.4,
		})
	const bridge = slab(
		placed(view, [x0 - 24 * u, h + rise - 30 * u, z - 30 * u]),
		roundRect(x1 - x0 + 48 * u, 38 * u, 18 * u),
		60 * u,
		{ ...grip, edge: 12 * u },
	)
	return leg(x0) + leg(x1) + bridge
}

function sideGrips(view: View, { size: [w, h, d], colour }: Generator): string {
	const rail = (z: number) =>
		slab(placed(view, [w * 0.06, h - 6, z]), roundRect(w * 0.88, 40, 18), 34, {
			...grip,
			colour: darker(colour, 0.2),
		})
	return rail(d * 0.08) + rail(d * 0.92 - 34)
}

function trolley(view: View, { size: [w, h, _d] }: Generator): string {
	const [x0, x1, z] = [w * 0.22, w * 0.78, 6]
	const steel = { colour: '#9aa4a7', gloss: 0.7 }
	const top = h * 1.62
	return (
		bar(view, [x0, h * 0.9, z], [x0, top, z], [20, 20], steel, [0, 0, 1]) +
		bar(view, [x1, h * 0.9, z], [x1, top, z], [20, 20], steel, [0, 0, 1]) +
		slab(placed(view, [x0 - 20, top - 16, z - 22]), roundRect(x1 - x0 + 40, 44, 20), 44, grip)
	)
}

function wheel(view: View, x: number, z: number, radius: number): string {
	const stand = placed(view, [x, radius, z], { yaw: 90 })
	return (
		slab(stand, circle(radius, 36), 46, { colour: '#20272a', edge: 12, gloss: 0.2 }) +
		slab(placed(view, [x + 46, radius, z], { yaw: 90 }), circle(radius * 0.5), 4, {
			colour: '#aab2b5',
			edge: 2,
		})
	)
}

/** A portable power station, its lower left back corner at the view's origin. */
export function generator(view: View, look: Generator): string {
	const [w, h, d] = look.size
	const lifted = look.handle === 'trolley' ? 46 : 14
	const body = placed(view, [0, lifted, 0])
	const feet = [
		[w * 0.12, d * 0.86],
		[w * 0.88, d * 0.86],
		[w * 0.88, d * 0.14],
	].map(([x = 0, z = 0]) =>
		post(view, [x, 0, z], w * 0.055, lifted + 4, { colour: '#1d2426', edge: 4 }),
	)
	const shell = slab(placed(body, [0, 0, d], { lean: 90 }), roundRect(w, d, look.radius, 14), h, {
		colour: look.colour,
		edge: 22,
		gloss: 0.45,
	})
	const lid = group(
		{ transform: topPlane(body, [0, h + 0.5, 0]) },
		rect(w * 0.1, d * 0.14, w * 0.8, d * 0.72, darker(look.colour, 0.12), {
			rx: look.radius * 0.6,
			opacity: 0.5,
		}),
	)
	const behind = look.handle === 'trolley' ? trolley(body, look) : ''
	const above = { arch, sides: sideGrips, trolley: () => '' }[look.handle](body, look)
	const wheels = look.handle === 'trolley' ? wheel(view, w - 30, d * 0.24, 92) : ''
	const stripe = path(`M${look.radius} ${h * 0.93}H${w - look.radius}`, {
		stroke: look.accent,
		strokeWidth: h * 0.014,
	})
	return (
		feet.join('') +
		behind +
		shell +
		lid +
		vents(body, look) +
		group({ transform: frontPlane(body, [0, h, d + 0.5]) }, face(look), stripe) +
		wheels +
		above
	)
}
