import { type Inverter, inverter, type Micro, microInverter } from '../draw/inverter.ts'
import { scene } from '../scene.ts'
import { floorShadow, wallShadow } from '../shadow.ts'
import { type Drawings, sheetOf } from '../sheets.ts'
import { type Box, camera } from '../space.ts'

type Style = Omit<Inverter, 'strings'>

const string = {
	colour: '#f3f4f1',
	second: '#f3f4f1',
	accent: '#4cc38a',
	brand: 'DHRUVOLT',
	display: 'small',
	sink: 34,
	switch: false,
	radius: 26,
} as const

const hybrid = {
	colour: '#f5f5f2',
	second: '#22403a',
	accent: '#f5a524',
	brand: 'VIDYUJA',
	display: 'panel',
	sink: 46,
	switch: true,
	radius: 34,
} as const

const styles: Record<string, Style> = {
	'solar-inverter-3kw': { ...string, size: [310, 380, 96], sink: 66 },
	'string-inverter-5kw': {
		...string,
		size: [370, 440, 150],
		second: '#2c5a72',
		display: 'lights',
		switch: true,
	},
	'hybrid-inverter-3-6kw': { ...hybrid, size: [360, 520, 190], second: '#f5f5f2' },
	'hybrid-inverter-5kw': { ...hybrid, size: [400, 580, 200] },
	'hybrid-inverter-10kw-three-phase': {
		...hybrid,
		size: [460, 660, 230],
		colour: '#e4e7e5',
		second: '#1f2b30',
		fans: 2,
		display: 'large',
	},
	'hybrid-inverter-12kw-high-voltage': {
		...hybrid,
		size: [540, 480, 220],
		colour: '#2d373a',
		second: '#1c2426',
		accent: '#6bc4f0',
	},
	'off-grid-inverter-5kw': {
		...hybrid,
		size: [310, 450, 120],
		colour: '#394246',
		second: '#c96f22',
		display: 'large',
		sink: 12,
		switch: false,
		fans: 2,
		radius: 18,
	},
	'string-inverter-10kw-three-phase': {
		...string,
		size: [500, 430, 180],
		switch: true,
		second: '#1f6b4a',
		sink: 60,
	},
	'string-inverter-25kw-three-phase': {
		...string,
		size: [560, 460, 220],
		colour: '#dfe3e2',
		second: '#39464b',
		display: 'lights',
		switch: true,
		sink: 80,
		fans: 1,
	},
	'string-inverter-50kw-three-phase': {
		...string,
		size: [760, 560, 250],
		colour: '#e9ebe8',
		second: '#2a3236',
		display: 'large',
		switch: true,
		sink: 90,
		fans: 2,
	},
}

/** As many pairs of sockets as its trackers take strings. */
export function inverterLook(id: string): Inverter {
	const style = styles[id]
	if (!style) throw new Error(`No style for the inverter ${id}.`)
	const strings = sheetOf(id, 'inverter').mppts.reduce((sum, tracker) => sum + tracker.strings, 0)
	return { ...style, strings }
}

export const micros = {
	'micro-inverter-800w': { size: [280, 42, 220], colour: '#59646a', accent: '#2fb277' },
	'micro-inverter-2000w': { size: [360, 46, 250], colour: '#aeb6b9', accent: '#f5a524' },
} satisfies Record<string, Omit<Micro, 'inputs'>>

function onWall(look: Inverter, yaw: number): string {
	const [w, h, d] = look.size
	const room: Box = { min: [-50, -80, 0], max: [w + 50, h + 40, d] }
	const view = camera([room], { yaw, pitch: 14 })
	return wallShadow(view, { min: [0, 0, 0], max: [w, h, d] }) + inverter(view, look)
}

function onFloor(look: Micro): string {
	const [w, h, d] = look.size
	const view = camera([{ min: [-40, 0, 0], max: [w + 40, h, d + 130] }], { yaw: -18, pitch: 46 })
	return floorShadow(view, { min: [0, 0, 0], max: [w, h, d] }) + microInverter(view, look)
}

const wall = Object.keys(styles).map((id, i): [string, () => string] => [
	id,
	() => scene('inverters', onWall(inverterLook(id), -26 - (i % 3) * 4)),
])

const floor = Object.entries(micros).map(([id, look]): [string, () => string] => [
	id,
	() => scene('inverters', onFloor({ ...look, inputs: sheetOf(id, 'inverter').mppts.length })),
])

export const inverterDrawings: Drawings = Object.fromEntries([...wall, ...floor])
