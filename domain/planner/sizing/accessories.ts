import type { SheetOf } from '../../catalogue/sheet.ts'
import { figuresAs, type Item, type Part } from '../items.ts'

/** What of a system decides about its accessories. */
export interface Needs {
	panels: number
	strings: number
	inverters: number
	inverter: SheetOf<'inverter'>
	/** Of one panel in the brightest moments, A. */
	brightA: number
	/** Of a string on the coldest morning, V. */
	coldV: number
}

type Extra = 'mounting' | 'cable' | 'isolator' | 'box'

/** What the catalogue has of one accessory for a system; null where an installer has to find it. */
export type Accessories = { kind: Extra; part: Part | null }[]

/** Cable of a string, there and back, m. */
const STRING_CABLE_M = 50
/** Shorter ones are extensions and branches. */
const LEAST_CABLE_M = 20
const GRID_V = 230

type Sheets = 'mounting' | 'cable' | 'protection'
type Offer<K extends Sheets> = { item: Item; figures: SheetOf<K> }

function stocked<K extends Sheets>(catalogue: readonly Item[], kind: K): Offer<K>[] {
	return catalogue.flatMap((item) => {
		const figures = item.stock > 0 ? figuresAs(item, kind) : null
		return figures ? [{ item, figures }] : []
	})
}

/** The offer that costs least in the quantity it takes. */
function cheapest<K extends Sheets>(
	offers: Offer<K>[],
	suits: (figures: SheetOf<K>) => boolean,
	quantity: (figures: SheetOf<K>) => number,
): Part | null {
	let best: Part | null = null
	for (const { item, figures } of offers) {
		const part = { item, quantity: quantity(figures) }
		if (part.quantity > item.stock || !suits(figures)) continue
		if (!best || part.quantity * item.price < best.quantity * best.item.price) best = part
	}
	return best
}

const hasAc = ({ device }: SheetOf<'protection'>) => /\bAC\b/.test(device)

/** Chooses the accessories for a flat roof out of what is in stock. */
export function accessoryChooser(catalogue: readonly Item[]): (needs: Needs) => Accessories {
	const mounts = stocked(catalogue, 'mounting').filter(({ figures }) => figures.roof === 'flat')
	const cables = stocked(catalogue, 'cable')
	const devices = stocked(catalogue, 'protection')
	const boxes = devices.filter(({ figures }) => hasAc(figures))
	const isolators = devices.filter(({ figures }) => !hasAc(figures))
	return ({ panels, strings, inverters, inverter, brightA, coldV }) => {
		const mounting = cheapest(
			mounts,
			() => true,
			(mount) => Math.ceil(panels / mount.panels),
		)
		const extras: Accessories = [{ kind: 'mounting', part: mounting }]
		// Beneath a micro-inverter there are no DC lines.
		if (inverter.type === 'micro') return extras
		const carries = ({ ratedV, ratedA }: { ratedV: number; ratedA: number }) =>
			ratedV >= coldV && ratedA >= brightA
		const acA = inverter.acW / inverter.phases / GRID_V
		const cable = cheapest(
			cables,
			(one) => one.lengthM >= LEAST_CABLE_M && carries(one),
			(one) => Math.ceil((strings * STRING_CABLE_M) / one.lengthM),
		)
		const isolator = cheapest(isolators, carries, () => strings)
		const box = cheapest(
			boxes,
			(one) => carries(one) && one.ratedA >= acA && one.poles >= (inverter.phases === 3 ? 4 : 2),
			() => inverters,
		)
		return [
			...extras,
			{ kind: 'cable', part: cable },
			{ kind: 'isolator', part: isolator },
			{ kind: 'box', part: box },
		]
	}
}
