import { wrap } from '../wrap'
import { batteryFigures, inverterFigures, times } from './system-caption'
import { drawEnds } from './system-ends'
import { drawMicros } from './system-micros'
import { type Group, groupsOf, type System } from './system-parts'
import {
	emptyScene,
	head,
	headLines,
	labelOf,
	mains,
	microLabel,
	type Scene,
	write,
} from './system-scene'
import {
	BATTERY,
	END_WIDTH,
	GAPS,
	HOME_ENTRY,
	INVERTER,
	LABEL,
	LINE,
	ROW_HEIGHT,
	rowWidth,
	WIRE_Y,
} from './system-sizes'

const INVERTER_X = 346
const BUS_X = 502
const ENDS_X = 530
const WIDTH = 736
/** With micro-inverters there is nothing between panels and home. */
const NO_INVERTER = 158
const END_GAP = 26
const LETTERS = 20
const HEAD_LETTERS = 42
const TEXT_GAP = 8
const BATTERY_GAP = 16

/** From panels on the left to the grid on the right. */
export function wideScene(system: System): Scene {
	const isMicro = system.inverter.type === 'micro'
	const shift = isMicro ? NO_INVERTER : 0
	const scene = emptyScene(WIDTH - shift)
	const busX = BUS_X - shift
	const endsX = ENDS_X - shift
	const { leaves, bottom } = isMicro ? drawRoof(scene, system, busX) : drawGroups(scene, system)
	const enters = leaves.reduce((sum, leaf) => sum + leaf, 0) / leaves.length
	if (leaves.length > 1) scene.wires.push(mains(`M${busX} ${leaves[0]}V${leaves.at(-1)}`))
	scene.wires.push(mains(`M${busX} ${enters}H${endsX + 8}`))
	const endsTop = enters - HOME_ENTRY
	const wordsX = endsX + END_WIDTH + 10
	const ends = { x: endsX, y: endsTop, wordsX, gap: END_GAP }
	const endsBottom = drawEnds(scene, system, ends)
	const top = Math.min(0, endsTop)
	return { ...scene, top, height: Math.max(bottom, endsBottom) - top }
}

function drawRoof(scene: Scene, system: System, busX: number) {
	const { trunk, left } = drawMicros(scene, system, 0, head(scene, system, 0, 0, HEAD_LETTERS))
	scene.wires.push(mains(`M${left} ${trunk}H${busX}`))
	return { leaves: [trunk], bottom: microLabel(scene, system, 0, trunk + 12, HEAD_LETTERS) }
}

function drawGroups(scene: Scene, system: System) {
	const leaves: number[] = []
	let y = 0
	for (const [index, group] of groupsOf(system).entries()) {
		const { axis, bottom } = drawGroup(scene, system, group, y, index === 0)
		leaves.push(axis)
		y = bottom + GAPS.group
	}
	return { leaves, bottom: y - GAPS.group }
}

/** Rows on the left, the inverter on the right, their middles on one axis. */
function drawGroup(scene: Scene, system: System, group: Group, top: number, isFirst: boolean) {
	const names = wrap(times(group.inverters, system.inverter.name), LETTERS)
	const headHeight = isFirst ? headLines(system, HEAD_LETTERS).length * LINE + GAPS.head : 0
	const wires = (group.rows.length - 1) * STEP
	const aboveRows = headHeight + LABEL + WIRE_Y + wires / 2
	const figures = wrap(inverterFigures(system), LETTERS)
	const aboveBox = (names.length + figures.length) * LINE + TEXT_GAP + INVERTER.height / 2
	const axis = top + Math.max(aboveRows, aboveBox)
	const boxY = axis - INVERTER.height / 2
	write(scene, INVERTER_X, axis - aboveBox, names, figures)
	scene.inverters.push({ x: INVERTER_X, y: boxY, stacked: group.inverters > 1 })
	scene.wires.push(mains(`M${INVERTER_X + INVERTER.width} ${axis}H${BUS_X}`))
	if (isFirst) head(scene, system, 0, axis - aboveRows, HEAD_LETTERS)
	drawRows(scene, group, axis, wires)
	const below = axis + wires / 2 + ROW_HEIGHT - WIRE_Y
	return {
		axis,
		bottom: Math.max(below, drawBattery(scene, system, group, boxY + INVERTER.height)),
	}
}

/** From the wire of a row to that of the next. */
const STEP = LABEL + ROW_HEIGHT + GAPS.row

/** The rows and their wires to the inverter, none crossing another. */
function drawRows(scene: Scene, { rows }: Group, axis: number, wires: number) {
	const inputs = (INVERTER.height - 16) / Math.max(1, rows.length - 1)
	for (const [index, { label, inSeries, strings }] of rows.entries()) {
		const fromMiddle = index - (rows.length - 1) / 2
		const wire = axis - wires / 2 + index * STEP
		const y = wire - WIRE_Y
		labelOf(scene, 0, y - LABEL, { label })
		scene.rows.push({ x: 0, y, panels: inSeries, strings, wired: true })
		const rank = fromMiddle < 0 ? index : rows.length - 1 - index
		scene.wires.push({
			kind: 'direct',
			d: `M${rowWidth(inSeries) - 8} ${wire}H${INVERTER_X - 14 - rank * 8}V${axis + fromMiddle * inputs}H${INVERTER_X}`,
		})
	}
}

/** @returns where it ends, or `top` where there is none */
function drawBattery(scene: Scene, system: System, group: Group, top: number): number {
	const { battery } = system
	if (!battery || group.batteries === 0) return top + TEXT_GAP
	const many = group.batteries * group.inverters
	const y = top + BATTERY_GAP
	const x = INVERTER_X + (INVERTER.width - BATTERY.width) / 2
	scene.wires.push({ kind: 'direct', d: `M${x + BATTERY.width / 2} ${top}V${y}` })
	scene.batteries.push({ x, y, stacked: many > 1 })
	return write(
		scene,
		INVERTER_X,
		y + BATTERY.height + TEXT_GAP,
		wrap(times(many, battery.name), LETTERS),
		wrap(batteryFigures(system, many), LETTERS),
	)
}
