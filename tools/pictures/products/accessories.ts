import { black, branch, coil, drum, red, tail } from '../draw/cable.ts'
import { flatRoofMount, gable, groundMount, pitchedRoofMount, roofPatch } from '../draw/mounting.ts'
import { panel } from '../draw/panel.ts'
import { type Device, enclosure, isolator } from '../draw/protection.ts'
import { scene } from '../scene.ts'
import { floorShadow, ringShadow, wallShadow } from '../shadow.ts'
import { type Drawings, sheetOf } from '../sheets.ts'
import { type Box, camera, placed, type Vec } from '../space.ts'
import { panelLook } from './panels.ts'

const breaker = (modules: number, on = '#22292c'): Device => ({ modules, kind: 'breaker', on })
const fuses = (modules: number): Device => ({ modules, kind: 'fuse', on: '#d8472f' })
const surge = (modules: number, on: string): Device => ({ modules, kind: 'surge', on })

function flatRoof(): string {
	const space: Box = { min: [-220, 0, -1300], max: [1820, 520, 180] }
	const slabSize: Vec = [2040, 60, 1480]
	const view = camera([space], { yaw: -40, pitch: 30 })
	return (
		floorShadow(view, { ...space, max: [1820, 60, 180] }) +
		roofPatch(view, space.min, slabSize, '#dcd6c9') +
		flatRoofMount(placed(view, [0, 60, 0]), sheetOf('flat-roof-mount-2', 'mounting').tiltDeg)
	)
}

function pitchedRoof(): string {
	const { tiltDeg } = sheetOf('pitched-roof-mount-4', 'mounting')
	const view = camera([{ min: [-110, 0, -1200], max: [1610, 860, 60] }], { yaw: -36, pitch: 22 })
	const eaves = 130
	return (
		floorShadow(view, { min: [30, 0, -1110], max: [1470, 420, -20] }) +
		gable(view, [30, 0, -1110], [1440, eaves, 1090], tiltDeg) +
		pitchedRoofMount(placed(view, [0, eaves, 0], { lean: -tiltDeg }))
	)
}

function ground(): string {
	const view = camera([{ min: [-80, 0, -3400], max: [5280, 2200, 60] }], { yaw: -42, pitch: 24 })
	const look = { ...panelLook('solar-panel-500w'), busbars: 2 }
	const columns = [0, 1].map((column) => column * (look.width + 24))
	return (
		floorShadow(view, { min: [0, 1, -3300], max: [5200, 1300, 0] }) +
		groundMount(view, sheetOf('ground-mount-10', 'mounting').tiltDeg, (deck) =>
			columns.map((x) => panel(placed(deck, [x, 0, 0]), look)).join(''),
		)
	)
}

function cablePair(): string {
	const view = camera([{ min: [-190, 0, -190], max: [390, 90, 350] }], { yaw: -20, pitch: 38 })
	const [far, near]: [Vec, Vec] = [
		[210, 0, -40],
		[0, 0, 110],
	]
	const shape = { radius: 130, thick: 13, turns: 16 }
	return (
		ringShadow(view, far, 130, 60) +
		ringShadow(view, near, 130, 60) +
		coil(view, far, { ...shape, colour: black }) +
		tail(
			view,
			[
				[340, 20, -40],
				[350, 8, 80],
				[300, 8, 170],
				[265, 8, 230],
			],
			13,
			black,
			'socket',
		) +
		coil(view, near, { ...shape, colour: red }) +
		tail(
			view,
			[
				[110, 30, 190],
				[80, 12, 290],
				[100, 8, 330],
				[150, 8, 345],
			],
			13,
			red,
			'pin',
		)
	)
}

function cableDrum(): string {
	const view = camera([{ min: [-300, 0, -290], max: [400, 600, 70] }], { yaw: -34, pitch: 16 })
	return floorShadow(view, { min: [-130, 0, -276], max: [130, 520, 30] }) + drum(view, black)
}

function extensionPair(): string {
	const view = camera([{ min: [-150, 0, -130], max: [200, 40, 250] }], { yaw: -14, pitch: 52 })
	return (
		ringShadow(view, [14, 0, 14], 96, 44) +
		coil(view, [0, 0, 0], { radius: 96, thick: 9, turns: 6, colour: black }) +
		coil(view, [26, 14, 30], { radius: 92, thick: 9, turns: 6, colour: red }) +
		tail(
			view,
			[
				[-70, 20, 60],
				[-110, 6, 120],
				[-90, 6, 170],
				[-60, 6, 190],
			],
			9,
			black,
			'pin',
		) +
		tail(
			view,
			[
				[-20, 26, 116],
				[-20, 6, 150],
				[0, 6, 200],
				[30, 6, 216],
			],
			9,
			red,
			'socket',
		) +
		tail(
			view,
			[
				[60, 26, 110],
				[90, 6, 150],
				[110, 6, 170],
				[140, 6, 176],
			],
			9,
			red,
			'pin',
		) +
		tail(
			view,
			[
				[100, 16, 10],
				[140, 6, 60],
				[165, 6, 70],
				[185, 6, 76],
			],
			9,
			black,
			'socket',
		)
	)
}

function branches(): string {
	const view = camera([{ min: [-80, 0, -185], max: [250, 30, 190] }], { yaw: -14, pitch: 50 })
	return (
		floorShadow(
			view,
			{ min: [-30, 0, -46], max: [30, 26, 34] },
			{ min: [140, 0, -46], max: [200, 26, 34] },
		) +
		branch(view, [170, 0, 0], black, false) +
		branch(view, [0, 0, 0], red, true)
	)
}

function onWall(size: Vec, draw: (view: ReturnType<typeof camera>) => string): string {
	const [w, h, d] = size
	const view = camera([{ min: [-w * 0.08, -66, 0], max: [w * 1.08, h + 30, d] }], {
		yaw: -26,
		pitch: 13,
	})
	return wallShadow(view, { min: [0, 0, 0], max: size }) + draw(view)
}

const singlePhase: Vec = [330, 420, 130]
const threePhase: Vec = [430, 560, 150]

const drawings: Record<string, () => string> = {
	'flat-roof-mount-2': flatRoof,
	'pitched-roof-mount-4': pitchedRoof,
	'ground-mount-10': ground,
	'solar-cable-4mm2-100m': cablePair,
	'solar-cable-6mm2-100m': cableDrum,
	'mc4-extension-pair-5m': extensionPair,
	'mc4-branch-pair': branches,
	'dc-isolator-32a': () => onWall([180, 230, 140], isolator),
	'acdb-dcdb-single-phase': () =>
		onWall(singlePhase, (view) =>
			enclosure(
				view,
				singlePhase,
				[
					[fuses(2), fuses(2), surge(3, '#d8472f'), breaker(2, '#d8472f')],
					[breaker(2, '#1f6b4a'), surge(2, '#2f6f8f'), breaker(2), breaker(1), breaker(1)],
				],
				'#1f6b4a',
			),
		),
	'acdb-dcdb-three-phase': () =>
		onWall(threePhase, (view) =>
			enclosure(
				view,
				threePhase,
				[
					[fuses(2), fuses(2), fuses(2), fuses(2), surge(3, '#d8472f')],
					[breaker(4, '#d8472f'), surge(3, '#d8472f'), fuses(2), fuses(2)],
					[breaker(4, '#1f6b4a'), surge(4, '#2f6f8f'), breaker(2), breaker(2)],
				],
				'#1f6b4a',
			),
		),
}

export const accessoryDrawings: Drawings = Object.fromEntries(
	Object.entries(drawings).map(([id, draw]) => [id, () => scene('accessories', draw())]),
)
