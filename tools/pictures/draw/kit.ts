import { lighter } from '../light.ts'
import { floorShadow, wallShadow } from '../shadow.ts'
import { box } from '../solid.ts'
import { type Box, camera, placed, type Vec, type View } from '../space.ts'
import { type Panel, panel } from './panel.ts'

/** A part of a kit that is drawn from its lower left back corner. */
export interface Part {
	size: Vec
	draw: (view: View) => string
}

export interface Kit {
	module: Panel
	/** How many modules stand in the row; a large kit shows more of them. */
	modules: number
	/** The parts on the stub of wall, from the left. */
	hung: Part[]
	/** The parts on the floor before it, from the left. */
	standing: Part[]
	wall: string
	/** Modules are drawn smaller than they are beside their inverter, so that both can be seen. */
	share: number
}

const lean = 6
const gap = 160
const wallDepth = 120

const across = (parts: Part[]) => parts.reduce((sum, { size }) => sum + size[0] + gap, gap)
const tallest = (parts: Part[]) => Math.max(0, ...parts.map(({ size }) => size[1]))

function inRow(parts: Part[]): { part: Part; x: number }[] {
	let x = gap
	return parts.map((part) => {
		const at = x
		x += part.size[0] + gap
		return { part, x: at }
	})
}

/** A modules' row behind, a stub of wall with the parts on it, and the parts before it. */
export function kit({ module, modules, hung, standing, wall, share }: Kit): string {
	const look: Panel = { ...module, busbars: Math.min(6, module.busbars) }
	const scaled = { width: look.width * share, height: look.length * share }
	const step = scaled.width * 0.5
	const wallX = scaled.width * 0.62 + Math.max(0, modules - 2) * step * 0.35
	const wallZ = 560
	const wallSize: Vec = [across(hung), tallest(hung) + 300, wallDepth]
	const walled = hung.length > 0
	const floorX = walled ? wallX + wallSize[0] - gap + 70 : wallX - gap
	const floorZ = walled ? wallZ + 40 : wallZ
	const rowWidth = scaled.width + (modules - 1) * step
	const row: Box = { min: [0, 0, -240], max: [rowWidth, scaled.height, 30] }
	const wallBox: Box = {
		min: [wallX, 0, wallZ],
		max: [wallX + wallSize[0], wallSize[1], wallZ + wallDepth],
	}
	const floorBoxes = inRow(standing).map(
		({ part: { size }, x }): Box => ({
			min: [floorX + x, 0, floorZ],
			max: [floorX + x + size[0], size[1], floorZ + size[2]],
		}),
	)
	const walls = walled ? [wallBox] : []
	const view = camera([row, ...walls, ...floorBoxes], { yaw: -30, pitch: 15 })
	const places = Array.from({ length: modules }, (_, i) => modules - 1 - i)
	const panels = places.map((i) => {
		const stand = placed(view, [i * step, 0, -i * 90], { lean })
		const small: View = { ...stand, axes: shrunk(stand, share) }
		const foot: Box = {
			min: [i * step, 0, -i * 90 - 100],
			max: [i * step + scaled.width, scaled.height, -i * 90 + 20],
		}
		return floorShadow(view, foot) + panel(small, look)
	})
	const onWall = inRow(hung).map(({ part, x }) =>
		hang(placed(view, [wallX + x, (wallSize[1] - part.size[1]) * 0.58, wallZ + wallDepth]), part),
	)
	const onFloor = inRow(standing).map(({ part, x }, i) => {
		const base = floorBoxes[i]
		return (base ? floorShadow(view, base) : '') + part.draw(placed(view, [floorX + x, 0, floorZ]))
	})
	return (
		panels.join('') +
		(walled
			? floorShadow(view, wallBox) +
				box(view, wallBox.min, wallSize, { colour: wall, radius: 10, edge: 10, gloss: 0.05 }) +
				box(view, [wallX - 10, 0, wallZ - 10], [wallSize[0] + 20, 60, wallDepth + 22], {
					colour: lighter(wall, 0.25),
					edge: 4,
					gloss: 0.05,
				})
			: '') +
		onWall.join('') +
		onFloor.join('')
	)
}

const hang = (view: View, { size, draw }: Part) =>
	wallShadow(view, { min: [0, 0, 0], max: [size[0], size[1], size[2] * 0.7] }) + draw(view)

function shrunk({ axes: [x, y, z] }: View, share: number): View['axes'] {
	const less = ([a, b, c]: Vec): Vec => [a * share, b * share, c * share]
	return [less(x), less(y), less(z)]
}
