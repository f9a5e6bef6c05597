import { el, linear, path, radial, rect, type Stop } from './mark.ts'

export type Ground = 'panels' | 'batteries' | 'inverters' | 'generators' | 'kits' | 'accessories'

/** One tint per category, so that a grid of cards reads at a glance: wall above, floor below. */
const tints: Record<Ground, [wall: string, middle: string, floor: string]> = {
	panels: ['#dbe8ee', '#e9f2f5', '#cfdfe6'],
	batteries: ['#d7e7dc', '#e8f1ea', '#c9dccf'],
	inverters: ['#f6e7c8', '#fbf3e0', '#ecd9b2'],
	generators: ['#f3dfcf', '#faefe5', '#e8cdb8'],
	kits: ['#f4ecd0', '#fbf6e4', '#dfe3c6'],
	accessories: ['#e7e1d5', '#f4f0e8', '#d8d1c2'],
}

/** The solar day, the curve that runs through the whole store, as a breath of light on the wall. */
const dayCurve = 'M-120 800C130 800 190 230 400 230S670 800 920 800V1000H-120Z'

function backdrop(ground: Ground): string {
	const [wall, middle, floor] = tints[ground]
	const stops: Stop[] = [
		[0, wall],
		[0.62, middle],
		[0.74, middle],
		[1, floor],
	]
	return (
		rect(0, 0, 800, 1000, linear(stops)) +
		path(dayCurve, {
			fill: linear([
				[0, '#ffffff', 0.34],
				[0.8, '#ffffff', 0],
			]),
		}) +
		rect(
			0,
			0,
			800,
			1000,
			radial(
				[
					[0, '#ffffff', 0.55],
					[1, '#ffffff', 0],
				],
				[0.24, 0.16, 0.75],
			),
		)
	)
}

/** A whole picture, 4:5. */
export function scene(ground: Ground, ...parts: string[]): string {
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 800 1000', width: 800, height: 1000 },
		backdrop(ground) + parts.join(''),
	)
}
