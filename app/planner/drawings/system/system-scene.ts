import { wrap } from '../wrap'
import { inverterFigures, onEachMicro, panelFigures, times } from './system-caption'
import type { Row, System } from './system-parts'
import { GAPS, LINE, RISE } from './system-sizes'

/** The positions on a drawing of a system, in its own units. */
export interface Scene {
	width: number
	/** Where it begins, 0 or above. */
	top: number
	height: number
	rows: { x: number; y: number; panels: number; strings: number; wired: boolean }[]
	wires: { kind: 'direct' | 'mains'; d: string }[]
	inverters: { x: number; y: number; stacked: boolean }[]
	batteries: { x: number; y: number; stacked: boolean }[]
	micros: { x: number; y: number }[]
	ends: { kind: End; x: number; y: number }[]
	texts: { x: number; y: number; text: string; isName: boolean }[]
}
export type End = 'home' | 'meter' | 'grid'

export const emptyScene = (width: number): Scene => ({
	width,
	top: 0,
	height: 0,
	rows: [],
	wires: [],
	inverters: [],
	batteries: [],
	micros: [],
	ends: [],
	texts: [],
})

/** A wire of mains power. */
export const mains = (d: string) => ({ kind: 'mains' as const, d })

/** A text of several lines, its names first. @returns where it ends */
export function write(scene: Scene, x: number, y: number, names: string[], figures: string[] = []) {
	const lines = [
		...names.map((text) => ({ text, isName: true })),
		...figures.map((text) => ({ text, isName: false })),
	]
	lines.forEach((line, index) => {
		scene.texts.push({ x, y: y + RISE + index * LINE, ...line })
	})
	return y + lines.length * LINE
}

/** The label of the panels, at the top. @returns the start of the drawing */
export const head = (scene: Scene, system: System, x: number, y: number, letters: number) =>
	write(scene, x, y, namesOf(system, letters), wrap(panelFigures(system), letters)) + GAPS.head

const namesOf = ({ panel }: System, letters: number) =>
	wrap(times(panel.quantity, panel.name), letters)

export const headLines = (system: System, letters: number) => [
	...namesOf(system, letters),
	...wrap(panelFigures(system), letters),
]

export const labelOf = (scene: Scene, x: number, y: number, row: Pick<Row, 'label'>) =>
	write(scene, x, y, [], [row.label])

/** The label of the micro-inverters, below them. @returns its end */
export const microLabel = (scene: Scene, system: System, x: number, y: number, letters: number) =>
	write(scene, x, y, wrap(times(system.inverter.quantity, system.inverter.name), letters), [
		`${inverterFigures(system)}, ${onEachMicro(system.layout)}`,
	])
