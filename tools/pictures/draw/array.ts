import { darker } from '../light.ts'
import { disc, group, path, rect, stroke } from '../mark.ts'
import { floorShadow } from '../shadow.ts'
import { bar, box, tube } from '../solid.ts'
import { type Box, camera, placed, plane, project, type Vec, type View } from '../space.ts'
import { type Panel, panel, panelEdges, panelFace, panelOnSide } from './panel.ts'

/** How far a leaning module of this length reaches up and back, as boxes for camera and shadow. */
function leaning(look: Panel, lean: number, x = 0, z = 0): Box {
	const a = (lean * Math.PI) / 180
	return {
		min: [x, 0, z - look.length * Math.sin(a)],
		max: [x + look.width, look.length * Math.cos(a), z + look.depth],
	}
}

/** One module leaning on its prop. */
export function singlePanel(look: Panel, { yaw = -30, lean = 6 } = {}): string {
	const space = leaning(look, lean)
	const view = camera([space], { yaw, pitch: 13 })
	return (
		floorShadow(view, { ...space, min: [0, 0, -look.length * 0.12] }) +
		panel(placed(view, [0, 0, 0], { lean }), look)
	)
}

/** Two modules, the rear one showing its back or its front. */
export function panelPair(look: Panel, rear: 'front' | 'back', { yaw = -32 } = {}): string {
	const [lean, shift, behind] = [5, look.width * 0.52, -560]
	const [near, far] = [leaning(look, lean), leaning(look, lean, shift, behind)]
	const view = camera([near, far], { yaw, pitch: 13 })
	return (
		floorShadow(
			view,
			{ ...far, min: [shift, 0, behind - 200] },
			{ ...near, min: [0, 0, -look.length * 0.12] },
		) +
		panel(placed(view, [shift, 0, behind], { lean }), look, rear) +
		panel(placed(view, [0, 0, 0], { lean }), look)
	)
}

/** A module as a roof: on four slim posts, so that light falls through it. */
export function panelCanopy(look: Panel): string {
	const [rise, lean] = [look.width * 0.62, 62]
	const reach = look.length * Math.sin((lean * Math.PI) / 180)
	const lift = look.length * Math.cos((lean * Math.PI) / 180)
	const footprint: Box = { min: [0, 0, -reach], max: [look.width, rise + lift, 60] }
	const view = camera([footprint], { yaw: -34, pitch: 20 })
	const post = (x: number, z: number, top: number) =>
		bar(view, [x, 0, z], [x, top, z], [46, 46], { colour: '#8d979b' }, [0, 0, 1])
	const inset = 90
	const roof = placed(view, [0, rise, 0], { lean })
	return (
		floorShadow(view, { min: [0, rise, -reach], max: [look.width, rise + 60, 0] }) +
		post(inset, -reach + inset, rise + lift - 40) +
		post(look.width - inset, -reach + inset, rise + lift - 40) +
		post(inset, -inset, rise + 40) +
		post(look.width - inset, -inset, rise + 40) +
		panel(roof, look)
	)
}

/** A small module with its stand folded out and its two leads on the floor. */
export function panelWithLeads(look: Panel): string {
	const lean = 24
	const space = leaning(look, lean)
	const view = camera([space, { min: [-120, 0, 0], max: [look.width + 160, 10, 330] }], {
		yaw: -26,
		pitch: 18,
	})
	const on = (p: Vec) => project(view, p).join(' ')
	const lead = (x: number, colour: string) => {
		const end: Vec = [x + 190, 0, 250]
		const curve = `M${on([x, 0, -120])}C${on([x - 60, 0, 180])} ${on([x - 10, 0, 330])} ${on(end)}`
		const plug = `M${on(end)}L${on([end[0] + 78, 0, 232])}`
		return tube(curve, 7, colour) + tube(plug, 13, '#20282c')
	}
	return (
		floorShadow(view, { ...space, min: [0, 0, -look.length * 0.1] }) +
		lead(look.width * 0.42, '#b3302a') +
		lead(look.width * 0.6, '#20282c') +
		panel(placed(view, [0, 0, 0], { lean }), look)
	)
}

/** A thin module that follows a curve: row by row along an arc. */
export function flexiblePanel(look: Panel): string {
	const strips = 36
	const bend = (70 * Math.PI) / 180
	const radius = look.length / bend
	const at = (share: number): Vec => {
		const angle = bend * (share - 0.5)
		return [0, radius * Math.cos(angle) - radius * Math.cos(bend / 2), radius * Math.sin(angle)]
	}
	const [back, top] = [at(0), at(0.5)]
	const space: Box = { min: [0, 0, back[2]], max: [look.width, top[1], -back[2]] }
	const view = camera([space], { yaw: -34, pitch: 34 })
	const face = panelFace({ ...look, frame: '#1a1f22' })
	const eyelets = [0.04, 0.5, 0.96].flatMap((share) =>
		[18, look.width - 18].map(
			(x) =>
				disc(x, look.length * share, 11, '#c9a24b') + disc(x, look.length * share, 5, '#3a3122'),
		),
	)
	const step = look.length / strips
	const rows = Array.from({ length: strips }, (_, i) => {
		const [from, to] = [at(i / strips), at((i + 1) / strips)]
		const down: Vec = [0, (to[1] - from[1]) / step, (to[2] - from[2]) / step]
		const dim = Math.abs(i / strips - 0.28)
		const clip = `<clipPath id="row${i}">${rect(0, i * step - 0.6, look.width, step + 1.2, '#000')}</clipPath>`
		const origin: Vec = [0, from[1] - down[1] * i * step, from[2] - down[2] * i * step]
		return group(
			{ transform: plane(view, origin, [1, 0, 0], down) },
			clip,
			group(
				{ clipPath: `url(#row${i})` },
				face,
				eyelets.join(''),
				rect(0, i * step - 0.6, look.width, step + 1.2, i / strips < 0.5 ? '#ffffff' : '#0c1a1c', {
					opacity: i / strips < 0.5 ? Math.max(0, 0.26 - dim) : dim * 0.5,
				}),
			),
		)
	})
	const edge = (z: number): Box => ({ min: [6, 0, z], max: [look.width - 6, 10, z + 24] })
	const above: Box = { ...space, min: [0, 1, back[2]], max: [look.width, top[1] * 0.6, -back[2]] }
	return floorShadow(view, above, edge(back[2]), edge(-back[2] - 24)) + rows.join('')
}

/** A pallet of modules standing on their long side, strapped, with corner guards. */
export function panelPallet(look: Panel, count: number): string {
	const pitch = look.depth + 7
	const thick = count * pitch
	const base = 150
	const space: Box = { min: [0, 0, -thick], max: [look.length, base + look.width, 0] }
	const view = camera([space], { yaw: -36, pitch: 20 })
	const timber = { colour: '#cfa773', edge: 3, gloss: 0.05 }
	const blocks = [0, 1, 2].flatMap((row) =>
		[0, 1, 2].map((column) =>
			box(
				view,
				[column * (look.length / 2 - 75), 25, -thick + row * (thick / 2 - 60)],
				[150, 80, 120],
				{
					...timber,
					colour: '#b98f5d',
				},
			),
		),
	)
	const runners = [0, 1, 2].map((row) =>
		box(view, [0, 0, -thick + row * (thick / 2 - 60)], [look.length, 25, 120], timber),
	)
	const deck = Array.from({ length: 9 }, (_, i) =>
		box(view, [(i * (look.length - 150)) / 8, 105, -thick], [150, 30, thick], timber),
	)
	const modules = Array.from({ length: count }, (_, i) => {
		const stand = placed(view, [0, base - 15, -thick + i * pitch])
		return i === count - 1 ? panelOnSide(stand, look) : panelEdges(stand, look)
	})
	return (
		floorShadow(view, { ...space, max: [look.length, 900, 0] }) +
		runners.join('') +
		blocks.join('') +
		deck.join('') +
		box(view, [4, base, -thick + 2], [look.length - 8, look.width - 20, thick - pitch], {
			colour: '#4b5558',
		}) +
		modules.join('') +
		straps(view, look, base - 15, thick)
	)
}

function straps(view: View, look: Panel, base: number, thick: number): string {
	const top = base + look.width + 2
	const around = [0.2, 0.8].map((share) => {
		const x = look.length * share
		const d = [
			[x, base, 3],
			[x, top, 3],
			[x, top, -thick],
		].map(([a = 0, b = 0, c = 0]) => project(view, [a, b, c]).join(' '))
		return stroke(`M${d.join('L')}`, '#1d3b2c', 6) + stroke(`M${d.join('L')}`, '#3f8b66', 3.2)
	})
	const guards = [0, look.length - 60].map((x) =>
		path(
			`M${[
				[x, base, 4],
				[x + 60, base, 4],
				[x + 60, top, 4],
				[x, top, 4],
			]
				.map(([a = 0, b = 0, c = 0]) => project(view, [a, b, c]).join(' '))
				.join('L')}Z`,
			{ fill: darker('#d9b98a', 0.04), opacity: 0.94 },
		),
	)
	return guards.join('') + around.join('')
}
