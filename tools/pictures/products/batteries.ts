import {
	block,
	type Cabinet,
	cabinet,
	rackModule,
	type Stack,
	stack,
	stackHeight,
	tubular,
} from '../draw/battery.ts'
import { scene } from '../scene.ts'
import { floorShadow, wallShadow } from '../shadow.ts'
import type { Drawings } from '../sheets.ts'
import { type Box, camera, type Vec, type View } from '../space.ts'

export const cabinets = {
	'solar-battery-5kwh': {
		size: [450, 600, 160],
		colour: '#f4f5f2',
		accent: '#2fb277',
		brand: 'NILASA',
		light: 'bar',
		radius: 46,
		seam: 0.78,
	},
	'wall-battery-10kwh': {
		size: [560, 880, 190],
		colour: '#e6e9e6',
		accent: '#f5a524',
		brand: 'NILASA',
		light: 'ring',
		radius: 30,
		seam: 0.46,
	},
} satisfies Record<string, Cabinet>

export const stacks = {
	'stack-battery-15kwh': {
		width: 620,
		depth: 310,
		moduleHeight: 210,
		modules: 3,
		colour: '#f2f3f0',
		accent: '#2fb277',
		brand: 'NILASA',
	},
	'high-voltage-battery-20kwh': {
		width: 540,
		depth: 360,
		moduleHeight: 224,
		modules: 4,
		colour: '#d3d9d8',
		accent: '#4aa3d8',
		brand: 'NILASA HV',
	},
} satisfies Record<string, Stack>

function onWall(look: Cabinet): string {
	const space: Box = { min: [0, 0, 0], max: look.size }
	const room: Box = {
		min: [-60, -60, 0],
		max: [look.size[0] + 60, look.size[1] + 60, look.size[2]],
	}
	const view = camera([room], { yaw: -30, pitch: 14 })
	return wallShadow(view, space) + cabinet(view, look)
}

function onFloor(size: Vec, draw: (view: View) => string, yaw = -30, pitch = 18): string {
	const space: Box = { min: [0, 0, 0], max: size }
	const view = camera([space], { yaw, pitch })
	return floorShadow(view, space) + draw(view)
}

const tower = (look: Stack, yaw: number) =>
	onFloor([look.width, stackHeight(look), look.depth], (view) => stack(view, look), yaw, 15)

const drawings: Record<string, () => string> = {
	'solar-battery-5kwh': () => onWall(cabinets['solar-battery-5kwh']),
	'wall-battery-10kwh': () => onWall(cabinets['wall-battery-10kwh']),
	'stack-battery-15kwh': () => tower(stacks['stack-battery-15kwh'], -32),
	'high-voltage-battery-20kwh': () => tower(stacks['high-voltage-battery-20kwh'], -38),
	'rack-battery-4-8kwh': () =>
		onFloor([442, 133, 460], (view) => rackModule(view, '#2fb277'), -24, 24),
	'lithium-battery-12v-100ah': () =>
		onFloor([330, 280, 172], (view) => block(view, '#23557e', '#f5a524'), -30, 24),
	'tubular-battery-150ah': () =>
		onFloor(
			[500, 455, 188],
			(view) =>
				tubular(view, {
					size: [500, 400, 188],
					colour: '#eceae2',
					lid: '#272f35',
					band: '#d8472f',
					writing: 'Tubular 150 Ah',
				}),
			-34,
			22,
		),
	'solar-tubular-battery-200ah': () =>
		onFloor(
			[518, 475, 224],
			(view) =>
				tubular(view, {
					size: [518, 420, 224],
					colour: '#dfe6e2',
					lid: '#1d3f59',
					band: '#1f7a55',
					writing: 'Solar C10 200 Ah',
				}),
			-30,
			22,
		),
}

export const batteryDrawings: Drawings = Object.fromEntries(
	Object.entries(drawings).map(([id, draw]) => [id, () => scene('batteries', draw())]),
)
