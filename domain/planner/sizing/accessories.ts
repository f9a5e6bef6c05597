import type { SheetOf } from '../../catalogue/sheet.ts'
import { figuresAs, type Item, type Part, priceOf } from '../items.ts'
import { remember } from '../remember.ts'
import type { Standing } from './specific-yield.ts'

/** What of a system decides about its accessories. */
export interface Needs {
	/** On racks on a flat roof, or close to a pitched one. */
	mounting: Standing['mounting']
	panels: number
	strings: number
	inverters: number
	inverter: SheetOf<'inverter'>
	/** Of one panel in the brightest moments, A. */
	brightA: number
	/** Of a string on the coldest morning, V. */
	coldV: number
}

type Extra = 'mounting' | 'cable' | 'isolator' | 'box' | 'ac-box'

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

/** One accessory of a system: among what is in stock, what suits it, and how many it takes. */
interface Want<K extends Sheets> {
	kind: Extra
	among: readonly Offer<K>[]
	suits: (figures: SheetOf<K>, needs: Needs) => boolean
	quantity: (figures: SheetOf<K>, needs: Needs) => number
}

/** What costs least in the quantity it takes. */
function cheapest<K extends Sheets>(want: Want<K>, needs: Needs): Part | null {
	let best: Item | null = null
	let quantity = 0
	let least = Number.POSITIVE_INFINITY
	for (const { item, figures } of want.among) {
		const takes = want.quantity(figures, needs)
		const price = priceOf({ item, quantity: takes })
		if (price >= least || takes > item.stock || !want.suits(figures, needs)) continue
		best = item
		quantity = takes
		least = price
	}
	return best && { item: best, quantity }
}

const hasAc = ({ device }: SheetOf<'protection'>) => /\bAC\b/.test(device)
const hasDc = ({ device }: SheetOf<'protection'>) => /\bDC\b/.test(device)

/** Of each phase, A. */
const acA = ({ acW, phases }: SheetOf<'inverter'>) => acW / phases / GRID_V
const polesFor = ({ phases }: SheetOf<'inverter'>) => (phases === 3 ? 4 : 2)
/** What is right for each kind of mounting. */
const ROOFS = { rack: 'flat', roof: 'pitched' } as const

const carries = (
	{ ratedV, ratedA }: { ratedV: number; ratedA: number },
	{ coldV, brightA }: Needs,
) => ratedV >= coldV && ratedA >= brightA

/** What a system may need, out of what is in stock. */
const wantsFrom = remember((catalogue: readonly Item[]) => {
	const devices = stocked(catalogue, 'protection')
	const mounting: Want<'mounting'> = {
		kind: 'mounting',
		among: stocked(catalogue, 'mounting'),
		suits: ({ roof }, { mounting }) => roof === ROOFS[mounting],
		quantity: (mount, { panels }) => Math.ceil(panels / mount.panels),
	}
	const cable: Want<'cable'> = {
		kind: 'cable',
		among: stocked(catalogue, 'cable').filter(({ figures }) => figures.lengthM >= LEAST_CABLE_M),
		suits: carries,
		quantity: ({ lengthM }, { strings }) => Math.ceil((strings * STRING_CABLE_M) / lengthM),
	}
	const isolator: Want<'protection'> = {
		kind: 'isolator',
		among: devices.filter(({ figures }) => !hasAc(figures)),
		suits: carries,
		quantity: (_, { strings }) => strings,
	}
	const box: Want<'protection'> = {
		kind: 'box',
		among: devices.filter(({ figures }) => hasAc(figures) && hasDc(figures)),
		suits: (one, needs) => {
			const fits = one.ratedA >= acA(needs.inverter) && one.poles >= polesFor(needs.inverter)
			return fits && carries(one, needs)
		},
		quantity: (_, { inverters }) => inverters,
	}
	const acBox: Want<'protection'> = {
		kind: 'ac-box',
		among: devices.filter(({ figures }) => hasAc(figures) && !hasDc(figures)),
		suits: (one, { inverter }) =>
			one.ratedV >= GRID_V && one.ratedA >= acA(inverter) && one.poles >= polesFor(inverter),
		quantity: ({ ratedA }, { inverter, inverters }) =>
			Math.ceil(inverters / Math.max(1, Math.floor(ratedA / acA(inverter)))),
	}
	return {
		usual: [mounting, cable, isolator, box] as Want<Sheets>[],
		// Beneath a micro-inverter there are no DC lines.
		micro: [mounting, acBox] as Want<Sheets>[],
	}
})

/** The accessories of a system out of what is in stock, the cheapest that suit. */
export function accessoriesFor(catalogue: readonly Item[], needs: Needs): Accessories {
	const { usual, micro } = wantsFrom(catalogue)
	const wants = needs.inverter.type === 'micro' ? micro : usual
	return wants.map((want) => ({ kind: want.kind, part: cheapest(want, needs) }))
}
