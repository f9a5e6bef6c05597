import { cabinet, rackModule, stack, stackHeight } from '../draw/battery.ts'
import { inverter, microInverter } from '../draw/inverter.ts'
import { type Kit, kit, type Part } from '../draw/kit.ts'
import { enclosure } from '../draw/protection.ts'
import { scene } from '../scene.ts'
import { type Drawings, sheetOf } from '../sheets.ts'
import { placed, type Vec } from '../space.ts'
import { cabinets, stacks } from './batteries.ts'
import { inverterLook, micros } from './inverters.ts'
import { panelLook } from './panels.ts'

/** A box with two rows of breakers, as it hangs beside the inverter. */
const boxSize: Vec = [300, 360, 120]
const breakers: Part = {
	size: boxSize,
	draw: (view) =>
		enclosure(
			view,
			boxSize,
			[
				[
					{ modules: 4, kind: 'fuse', on: '#d8472f' },
					{ modules: 3, kind: 'surge', on: '#d8472f' },
				],
				[
					{ modules: 4, kind: 'breaker', on: '#1f6b4a' },
					{ modules: 3, kind: 'surge', on: '#2f6f8f' },
				],
			],
			'#1f6b4a',
		),
}

function hungPart(id: string): Part | undefined {
	if (Object.hasOwn(cabinets, id)) {
		const look = cabinets[id as keyof typeof cabinets]
		return { size: look.size, draw: (view) => cabinet(view, look) }
	}
	if (id.includes('inverter') && !Object.hasOwn(micros, id)) {
		const look = inverterLook(id)
		return {
			size: look.size,
			draw: (view) => inverter(placed(view, [0, 0, look.sink]), look),
		}
	}
	return id.startsWith('acdb') ? breakers : undefined
}

function standingPart(id: string, quantity: number): Part | undefined {
	if (Object.hasOwn(stacks, id)) {
		const look = stacks[id as keyof typeof stacks]
		return {
			size: [look.width, stackHeight(look), look.depth],
			draw: (view) => stack(view, look),
		}
	}
	if (Object.hasOwn(micros, id)) {
		const look = micros[id as keyof typeof micros]
		const inputs = sheetOf(id, 'inverter').mppts.length
		return { size: look.size, draw: (view) => microInverter(view, { ...look, inputs }) }
	}
	if (!id.startsWith('rack')) return undefined
	return {
		size: [442, quantity * 146, 460],
		draw: (view) =>
			Array.from({ length: quantity }, (_, i) =>
				rackModule(placed(view, [0, i * 140, 0]), '#2fb277'),
			).join(''),
	}
}

type Style = Pick<Kit, 'modules' | 'wall' | 'share'>

const styles: Record<string, Style> = {
	'home-kit-5kw-hybrid': { modules: 3, wall: '#f1e9d8', share: 0.66 },
	'home-kit-3kw': { modules: 2, wall: '#dfe7df', share: 0.5 },
	'home-kit-3-6kw-hybrid': { modules: 3, wall: '#f0dfc6', share: 0.56 },
	'balcony-kit-800w': { modules: 2, wall: '#e9e2d2', share: 0.36 },
	'off-grid-kit-5kw': { modules: 3, wall: '#dcc7aa', share: 0.56 },
	'business-kit-10kw': { modules: 4, wall: '#dbe3e6', share: 0.52 },
	'villa-kit-12kw-storage': { modules: 4, wall: '#ece6da', share: 0.66 },
	'commercial-kit-25kw': { modules: 5, wall: '#d5dad8', share: 0.54 },
}

/** A kit shows the very parts its sheet names. */
function kitPicture(id: string, style: Style): string {
	const { parts } = sheetOf(id, 'kit')
	const module = parts.find(({ productId }) => productId.includes('panel'))
	if (!module) throw new Error(`The kit ${id} has no panel.`)
	const hung = parts.flatMap(({ productId }) => hungPart(productId) ?? [])
	const standing = parts.flatMap(
		({ productId, quantity }) => standingPart(productId, quantity) ?? [],
	)
	const crowded = hung.length > 2 || (standing.length > 0 && hung.length > 1)
	return kit({
		...style,
		module: panelLook(module.productId),
		hung: crowded ? hung.filter((part) => part !== breakers) : hung,
		standing,
	})
}

export const kitDrawings: Drawings = Object.fromEntries(
	Object.entries(styles).map(([id, style]) => [id, () => scene('kits', kitPicture(id, style))]),
)
