import { darker, lighter } from '../light.ts'
import { type Attributes, disc, group, linear, type Paint, path, rect } from '../mark.ts'
import { box } from '../solid.ts'
import { frontPlane, plane, type View } from '../space.ts'

/** A module as its sheet describes it, in mm, and how it looks. */
export interface Panel {
	length: number
	width: number
	depth: number
	columns: number
	rows: number
	halfCut: boolean
	busbars: number
	cell: string
	/** Cells of many crystals: each of a slightly different blue. */
	mottled?: boolean
	/** The colour between the cells; see-through for glass-glass modules. */
	backing: 'white' | 'black' | 'clear'
	frame: string
	/** Empty space between cells, mm. */
	gap?: number
}

const lip = 11
const backings = {
	white: { fill: '#eef2f3', opacity: 1 },
	black: { fill: '#0b0f14', opacity: 1 },
	clear: { fill: '#dcebee', opacity: 0.72 },
}

interface Grid {
	x: number
	y: number
	w: number
	h: number
}

function grid(panel: Panel): Grid[] {
	const { columns, rows, halfCut, gap = 3 } = panel
	const [side, end] = [lip + 14, lip + 20]
	const middle = halfCut ? 22 : 0
	const w = (panel.width - 2 * side - (columns - 1) * gap) / columns
	const h = (panel.length - 2 * end - middle - (rows - 1) * gap) / rows
	return Array.from({ length: columns * rows }, (_, i) => {
		const [column, row] = [i % columns, Math.floor(i / columns)]
		const below = halfCut && row >= rows / 2 ? middle : 0
		return { x: side + column * (w + gap), y: end + row * (h + gap) + below, w, h }
	})
}

const cellPath = ({ x, y, w, h }: Grid, c: number) =>
	`M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}H${x + c}L${x} ${y + h - c}V${y + c}Z`

/** A steady pseudo-random number of 0 to 1 for the i-th cell. */
const grain = (i: number) => ((i * 7919 + 31) % 97) / 97

function cells(panel: Panel): string {
	const all = grid(panel)
	const chamfer = panel.mottled ? 0 : Math.min(9, (all[0]?.h ?? 0) * 0.07)
	const tones = [0, 0.5, 1].map((share) =>
		panel.mottled ? lighter(panel.cell, 0.02 + share * 0.13) : lighter(panel.cell, share * 0.03),
	)
	return tones
		.map((tone, t) => {
			const chosen = all.filter((_, i) => Math.floor(grain(i) * 3) === t)
			return path(chosen.map((cell) => cellPath(cell, chamfer)).join(''), { fill: tone })
		})
		.join('')
}

function wires(panel: Panel): string {
	const all = grid(panel)
	const [first, last] = [all[0], all.at(-1)]
	if (!first || !last) return ''
	const xs = all
		.slice(0, panel.columns)
		.flatMap(({ x, w }) =>
			Array.from({ length: panel.busbars }, (_, i) => x + ((i + 0.5) * w) / panel.busbars),
		)
	const thick = panel.busbars < 6 ? 3.2 : 1.3
	const lines = xs.map((x) => `M${x} ${first.y}V${last.y + last.h}`).join('')
	const silver: Attributes = { fill: 'none', stroke: '#cfd9df', strokeWidth: thick, opacity: 0.42 }
	const seam = (first.y + last.y + last.h) / 2
	const joint = panel.halfCut
		? rect(first.x, seam - 7, last.x + last.w - first.x, 3, '#b9c4ca', { opacity: 0.7 }) +
			rect(first.x, seam + 4, last.x + last.w - first.x, 3, '#b9c4ca', { opacity: 0.7 })
		: ''
	return path(lines, silver) + joint
}

function glassLight({ length, width }: Panel): string {
	const sky = linear(
		[
			[0, '#ffffff', 0.34],
			[0.35, '#d9ecf6', 0.1],
			[0.7, '#8fb4c8', 0],
			[1, '#5d86a0', 0.1],
		],
		[0, 0, 0.75, 1],
	)
	const band: Paint = linear([
		[0, '#ffffff', 0.2],
		[1, '#ffffff', 0.02],
	])
	const [w, l] = [width, length]
	return (
		rect(lip, lip, w - 2 * lip, l - 2 * lip, sky) +
		path(`M${w * 0.5} ${lip}H${w * 0.86}L${w * 0.3} ${l - lip}H${lip}V${l * 0.86}Z`, {
			fill: band,
		}) +
		path(`M${w * 0.91} ${lip}H${w * 0.95}L${w * 0.39} ${l - lip}H${w * 0.35}Z`, { fill: band })
	)
}

function frameFace({ length, width, frame }: Panel): string {
	const [light, dim] = [lighter(frame, 0.22), darker(frame, 0.16)]
	const [w, l] = [width, length]
	return (
		path(`M0 0H${w}L${w - lip} ${lip}H${lip}Z`, { fill: lighter(frame, 0.35) }) +
		path(`M0 0L${lip} ${lip}V${l - lip}L0 ${l}Z`, { fill: light }) +
		path(`M${w} 0L${w - lip} ${lip}V${l - lip}L${w} ${l}Z`, { fill: dim }) +
		path(`M0 ${l}L${lip} ${l - lip}H${w - lip}L${w} ${l}Z`, { fill: darker(frame, 0.08) }) +
		rect(lip, lip, w - 2 * lip, l - 2 * lip, 'none', {
			stroke: '#0c1a1c',
			strokeWidth: 3,
			opacity: 0.45,
		})
	)
}

/** The front of a module, flat, in mm from its top left. */
export function panelFace(panel: Panel): string {
	const backing = backings[panel.backing]
	return (
		rect(lip, lip, panel.width - 2 * lip, panel.length - 2 * lip, backing.fill, {
			opacity: backing.opacity,
		}) +
		cells(panel) +
		wires(panel) +
		glassLight(panel) +
		frameFace(panel)
	)
}

/** The back: cells through the glass or a plain sheet, junction boxes and label. */
function panelBack(panel: Panel): string {
	const { width, length } = panel
	const clear = panel.backing === 'clear'
	const boxes = [0.25, 0.5, 0.75].map((share) => {
		const x = width * share - 45
		return (
			rect(x, length / 2 - 26, 90, 52, '#1b2226', { rx: 10 }) +
			disc(x + 45, length / 2, 9, '#39444a')
		)
	})
	return (
		rect(lip, lip, width - 2 * lip, length - 2 * lip, clear ? '#c9d8dc' : '#f1f3f2') +
		(clear ? group({ opacity: 0.82 }, cells(panel), wires(panel)) : '') +
		boxes.join('') +
		rect(width * 0.4, length * 0.72, width * 0.2, 120, '#f7f8f7', { rx: 4 }) +
		glassLight(panel) +
		frameFace({ ...panel, frame: darker(panel.frame, 0.12) })
	)
}

/** A standing module, its lower left back edge at the view's origin. */
export function panel(view: View, look: Panel, side: 'front' | 'back' = 'front'): string {
	const { width, length, depth } = look
	const body = box(view, [0, 0, 0], [width, length, depth], {
		colour: look.frame,
		edge: 2,
		gloss: 0.6,
	})
	const face = group(
		{ transform: frontPlane(view, [0, length, depth]) },
		side === 'front' ? panelFace(look) : panelBack(look),
	)
	return body + face
}

/** A module lying on its long side, its lower left back edge at the view's origin. */
export function panelOnSide(view: View, look: Panel): string {
	const face = group(
		{ transform: plane(view, [0, 0, look.depth], [0, 1, 0], [1, 0, 0]) },
		panelFace(look),
	)
	return panelEdges(view, look) + face
}

/** The same where only its frame can be seen, behind others. */
export function panelEdges(view: View, { length, width, depth, frame }: Panel): string {
	return box(view, [0, 0, 0], [length, width, depth], { colour: frame, edge: 2, gloss: 0.6 })
}
