import { type Generator, generator } from '../draw/generator.ts'
import { scene } from '../scene.ts'
import { floorShadow } from '../shadow.ts'
import { type Drawings, sheetOf } from '../sheets.ts'
import { camera } from '../space.ts'

type Style = Omit<Generator, 'watts'>

const styles: Record<string, Style> = {
	'portable-solar-generator': {
		size: [400, 270, 260],
		colour: '#3a4448',
		plate: '#1a2124',
		accent: '#f5a524',
		sockets: 2,
		handle: 'arch',
		radius: 44,
	},
	'solar-generator-300w': {
		size: [250, 180, 170],
		colour: '#f0ede4',
		plate: '#2a3336',
		accent: '#4cc38a',
		sockets: 1,
		handle: 'arch',
		radius: 36,
	},
	'solar-generator-2400w': {
		size: [480, 330, 300],
		colour: '#2f6a52',
		plate: '#16201c',
		accent: '#f5a524',
		sockets: 2,
		handle: 'sides',
		radius: 40,
	},
	'solar-generator-3600w-trolley': {
		size: [560, 400, 330],
		colour: '#d4d9d7',
		plate: '#20292c',
		accent: '#f08a3c',
		sockets: 3,
		handle: 'trolley',
		radius: 46,
	},
}

const reach = { arch: 1.25, sides: 1.14, trolley: 1.75 }

function draw(id: string, style: Style): string {
	const [w, h, d] = style.size
	const view = camera([{ min: [0, 0, 0], max: [w, h * reach[style.handle], d] }], {
		yaw: -30,
		pitch: 19,
	})
	return (
		floorShadow(view, { min: [22, 0, 22], max: [w - 22, h, d - 14] }) +
		generator(view, { ...style, watts: sheetOf(id, 'generator').outputW })
	)
}

export const generatorDrawings: Drawings = Object.fromEntries(
	Object.entries(styles).map(([id, style]) => [id, () => scene('generators', draw(id, style))]),
)
