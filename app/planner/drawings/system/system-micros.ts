import { panelsPerMicro, placesOf, type System } from './system-parts'
import { labelOf, type Scene } from './system-scene'
import { MICRO_HEIGHT, PANEL_PITCH, PANEL_WIDTH, ROW_HEIGHT, rowWidth } from './system-sizes'

/** Room for the wires above and below the micro-inverters. */
const WIRE = 9

/** The panels with the micro-inverters beneath them. @returns the line of mains power below, and its right end */
export function drawMicros(scene: Scene, system: System, x: number, top: number) {
	const { panel, layout } = system
	const panels = panel.quantity
	const label = panels === 1 ? '1 panel' : `${panels} panels`
	const y = labelOf(scene, x, top, { label })
	scene.rows.push({ x, y, panels, strings: 1, wired: false })
	const places = placesOf(panels)
	const hidden = panels - places.length
	/** The middle of a panel by its number, where it is drawn. */
	const middleOf = (number: number) => {
		const kept = hidden === 0 || number < 6 ? number : number - panels + 10
		const isDrawn = places.includes(kept) && (hidden === 0 || number < 6 || number >= panels - 2)
		return isDrawn ? x + kept * PANEL_PITCH + PANEL_WIDTH / 2 : null
	}
	const microY = y + ROW_HEIGHT + WIRE
	const trunk = microY + MICRO_HEIGHT + WIRE
	let first = 0
	for (const many of panelsPerMicro(layout)) {
		const drawn = Array.from({ length: many }, (_, index) => middleOf(first + index)).filter(
			(middle) => middle !== null,
		)
		first += many
		if (drawn.length === 0 || drawn.length < many / 2) continue
		const middle = drawn.reduce((sum, each) => sum + each, 0) / drawn.length
		for (const each of drawn)
			scene.wires.push({
				kind: 'direct',
				d: `M${each} ${microY - WIRE}V${microY - WIRE / 2}H${middle}V${microY}`,
			})
		scene.wires.push({ kind: 'mains', d: `M${middle} ${microY + MICRO_HEIGHT}V${trunk}` })
		scene.micros.push({ x: middle, y: microY })
	}
	return { trunk, left: x + PANEL_WIDTH / 2, right: x + rowWidth(panels) }
}
