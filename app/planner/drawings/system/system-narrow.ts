import { wrap } from '../wrap'
import { batteryFigures, inverterFigures, times } from './system-caption'
import { drawEnds } from './system-ends'
import { drawMicros } from './system-micros'
import { type Group, groupsOf, type System } from './system-parts'
import { emptyScene, head, labelOf, mains, microLabel, type Scene, write } from './system-scene'
import {
	BATTERY,
	GAPS,
	HOME_ENTRY,
	INVERTER,
	LABEL,
	LINE,
	ROW_HEIGHT,
	WIRE_Y,
} from './system-sizes'

const WIDTH = 360
/** Mains power goes down along the left edge, past everything. */
const BUS_X = 3
const BOX_X = 14
const ROW_X = 54
const WORDS_X = 94
const LETTERS = 36
const GAP = 18
const END_GAP = 22

/** From panels at the top to the grid at the bottom. */
export function narrowScene(system: System): Scene {
	const scene = emptyScene(WIDTH)
	let y = head(scene, system, 0, 0, 46)
	let leaves = y
	if (system.inverter.type === 'micro') {
		const { trunk, right } = drawMicros(scene, system, BOX_X, y)
		scene.wires.push(mains(`M${right - 12} ${trunk}H${BUS_X}`))
		leaves = trunk
		y = microLabel(scene, system, BOX_X, trunk + 12, 44) + GAP
	} else {
		const groups = groupsOf(system)
		for (const [index, group] of groups.entries()) {
			const drawn = drawGroup(scene, system, group, y)
			if (index === 0) leaves = drawn.leaves
			y = drawn.bottom + (index < groups.length - 1 ? GAPS.group : END_GAP)
		}
	}
	const enters = y + HOME_ENTRY
	scene.wires.push(mains(`M${BUS_X} ${leaves}V${enters}H${BOX_X + 8}`))
	const end = drawEnds(scene, system, { x: BOX_X, y, wordsX: WORDS_X, gap: END_GAP })
	return { ...scene, height: end + 4 }
}

/** @returns where mains power leaves the inverter, and where the group ends */
function drawGroup(scene: Scene, system: System, group: Group, top: number) {
	const step = LABEL + ROW_HEIGHT + GAPS.row
	const boxY = top + group.rows.length * step + 4
	for (const [index, { label, inSeries, strings }] of group.rows.entries()) {
		const y = top + index * step + LABEL
		labelOf(scene, ROW_X, y - LABEL, { label })
		scene.rows.push({ x: ROW_X, y, panels: inSeries, strings, wired: true })
		scene.wires.push({
			kind: 'direct',
			d: `M${ROW_X + 8} ${y + WIRE_Y}H${BOX_X + 8 + index * 9}V${boxY}`,
		})
	}
	scene.inverters.push({ x: BOX_X, y: boxY, stacked: group.inverters > 1 })
	const names = wrap(times(group.inverters, system.inverter.name), LETTERS)
	const words = (names.length + 1) * LINE
	write(scene, WORDS_X, boxY + (INVERTER.height - words) / 2, names, [inverterFigures(system)])
	const leaves = boxY + INVERTER.height / 2
	scene.wires.push(mains(`M${BOX_X} ${leaves}H${BUS_X}`), mains(`M${BUS_X} ${leaves}V${boxY + 60}`))
	const bottom = boxY + INVERTER.height
	if (!system.battery || group.batteries === 0) return { leaves, bottom }
	const y = bottom + GAP
	const x = BOX_X + (INVERTER.width - BATTERY.width) / 2
	scene.wires.push({ kind: 'direct', d: `M${x + BATTERY.width / 2} ${bottom}V${y}` })
	const many = group.batteries * group.inverters
	scene.batteries.push({ x, y, stacked: many > 1 })
	const battery = wrap(times(many, system.battery.name), LETTERS)
	const figures = wrap(batteryFigures(system, many), LETTERS)
	write(
		scene,
		WORDS_X,
		y + (BATTERY.height - (battery.length + figures.length) * LINE) / 2,
		battery,
		figures,
	)
	return { leaves, bottom: y + BATTERY.height }
}
