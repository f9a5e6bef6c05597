import type { System } from './system-parts'
import { mains, type Scene, write } from './system-scene'
import { END_HEIGHTS, END_WIDTH, LINE } from './system-sizes'

const ENDS = {
	home: ['Your building', 'is served first'],
	meter: ['Meter', 'counts both ways'],
	grid: ['Grid', 'takes the rest'],
} as const

const endsOf = ({ inverter }: System): (keyof typeof ENDS)[] =>
	inverter.type === 'off-grid' ? ['home'] : ['home', 'meter', 'grid']

interface Place {
	x: number
	y: number
	/** Where their words begin. */
	wordsX: number
	/** From one to the next. */
	gap: number
}

/** Where mains power goes, one below the other. @returns where they end */
export function drawEnds(scene: Scene, system: System, { x, y: top, wordsX, gap }: Place): number {
	let y = top
	for (const kind of endsOf(system)) {
		if (kind !== 'home') {
			const into = kind === 'grid' ? 12 : 0
			scene.wires.push(mains(`M${x + END_WIDTH / 2} ${y - gap}V${y + into}`))
		}
		scene.ends.push({ kind, x, y })
		const [name, figure] = ENDS[kind]
		write(scene, wordsX, y + END_HEIGHTS[kind] / 2 - LINE, [name], [figure])
		y += END_HEIGHTS[kind] + gap
	}
	return y - gap
}
