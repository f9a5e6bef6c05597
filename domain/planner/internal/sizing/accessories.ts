import type { SheetOf } from '../../../catalogue/sheet.ts'
import { figuresAs, type Item, type Part, priceOf } from '../../electrical/items.ts'
import { memoize } from '../memoize.ts'
import type { PlantSetup } from './use/specific-yield.ts'

/** The figures of a system that decide about its accessories. */
export interface Needs {
	/** On racks on a flat roof, or close to a pitched one. */
	mounting: PlantSetup['mounting']
	panels: number
	strings: number
	inverters: number
	inverter: SheetOf<'inverter'>
	/** Of one panel in the brightest moments, A. */
	brightA: number
	/** Of a string on the coldest morning, V. */
	coldV: number
}

type MountingNeeds = Pick<Needs, 'mounting' | 'panels'>
type AcNeeds = Pick<Needs, 'inverter' | 'inverters'>
type Extra = 'mounting' | 'cable' | 'isolator' | 'box' | 'ac-box'

/** The catalogue's part for each accessory of a system; null where an installer has to find it. */
export type Accessories = { kind: Extra; part: Part | null }[]

/** Cable of a string, there and back, m. */
const STRING_CABLE_M = 50
/** Shorter ones are extensions and branches. */
const LEAST_CABLE_M = 20
const GRID_V = 230

type Sheets = 'mounting' | 'cable' | 'protection'
type Offer<K extends Sheets> = { item: Item; figures: SheetOf<K> }

/** One accessory of a system: the products that suit it, and how many it takes. */
interface Want<K extends Sheets, N = Needs> {
	kind: Extra
	/** The sheet that describes it, and which of those products are meant. */
	sheet: K
	isAmong: (figures: SheetOf<K>) => boolean
	suits: (figures: SheetOf<K>, needs: N) => boolean
	quantity: (figures: SheetOf<K>, needs: N) => number
	/** How much of it is needed, in the measure of `serves`. */
	need: (needs: N) => number
	/** How much one piece of it serves at most. */
	serves: (figures: SheetOf<K>) => number
	/** The figures it is judged by: those that must be the same, and those that may be higher. */
	same: readonly (keyof SheetOf<K>)[]
	more: readonly (keyof SheetOf<K>)[]
}

/** The products in stock of one accessory, the least price for each measure it serves first. */
interface AccessoryOffers<K extends Sheets, N = Needs> {
	want: Want<K, N>
	byPrice: readonly (Offer<K> & { order: number; pricePerUnit: number })[]
}

function offersOf<K extends Sheets, N>(
	want: Want<K, N>,
	catalogue: readonly Item[],
): AccessoryOffers<K, N> {
	const byPrice = catalogue.flatMap((item, order) => {
		const figures = item.stock > 0 ? figuresAs(item, want.sheet) : null
		if (!figures || !want.isAmong(figures)) return []
		const pricePerUnit = priceOf({ item, quantity: 1 }) / want.serves(figures)
		return [{ item, figures, order, pricePerUnit }]
	})
	const left = undominated(want, byPrice)
	return { want, byPrice: left.sort((a, b) => a.pricePerUnit - b.pricePerUnit) }
}

/** Without those that another one is as good as: no dearer, or as dear and earlier, and no less in stock. */
function undominated<K extends Sheets, O extends Offer<K> & { order: number }, N>(
	{ same, more }: Want<K, N>,
	all: readonly O[],
): O[] {
	const front: O[] = []
	const isAsGood = (one: O, other: O) =>
		one.item.stock >= other.item.stock &&
		same.every((name) => one.figures[name] === other.figures[name]) &&
		more.every((name) => one.figures[name] >= other.figures[name])
	for (const offer of all.toSorted((a, b) => a.item.price - b.item.price || a.order - b.order))
		if (!front.some((other) => isAsGood(other, offer))) front.push(offer)
	return front
}

/** Above the error of a division. */
const A_LITTLE_LESS = 1 - 1e-9

/** The cheapest product in the quantity needed; of several, the first of the catalogue. */
function cheapest<K extends Sheets, N>(
	{ want, byPrice }: AccessoryOffers<K, N>,
	needs: N,
): Part | null {
	const need = want.need(needs) * A_LITTLE_LESS
	let best: Item | null = null
	let first = 0
	let quantity = 0
	let least = Number.POSITIVE_INFINITY
	for (const { item, figures, order, pricePerUnit } of byPrice) {
		if (pricePerUnit * need > least) break
		const takes = want.quantity(figures, needs)
		const price = priceOf({ item, quantity: takes })
		if (price > least || (price === least && order > first)) continue
		if (takes > item.stock || !want.suits(figures, needs)) continue
		best = item
		first = order
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
/** The right product for each kind of mounting. */
const ROOFS = { rack: 'flat', roof: 'pitched' } as const

const carries = (
	{ ratedV, ratedA }: { ratedV: number; ratedA: number },
	{ coldV, brightA }: Needs,
) => ratedV >= coldV && ratedA >= brightA

const MOUNTING: Want<'mounting', MountingNeeds> = {
	kind: 'mounting',
	sheet: 'mounting',
	isAmong: () => true,
	suits: ({ roof }, { mounting }) => roof === ROOFS[mounting],
	quantity: (mount, { panels }) => Math.ceil(panels / mount.panels),
	need: ({ panels }) => panels,
	serves: ({ panels }) => panels,
	same: ['roof', 'panels', 'tiltDeg'],
	more: [],
}
const CABLE: Want<'cable'> = {
	kind: 'cable',
	sheet: 'cable',
	isAmong: ({ lengthM }) => lengthM >= LEAST_CABLE_M,
	suits: carries,
	quantity: ({ lengthM }, { strings }) => Math.ceil((strings * STRING_CABLE_M) / lengthM),
	need: ({ strings }) => strings * STRING_CABLE_M,
	serves: ({ lengthM }) => lengthM,
	same: ['lengthM'],
	more: ['ratedV', 'ratedA'],
}
const ISOLATOR: Want<'protection'> = {
	kind: 'isolator',
	sheet: 'protection',
	isAmong: (one) => !hasAc(one),
	suits: carries,
	quantity: (_, { strings }) => strings,
	need: ({ strings }) => strings,
	serves: () => 1,
	same: [],
	more: ['ratedV', 'ratedA'],
}
const BOX: Want<'protection'> = {
	kind: 'box',
	sheet: 'protection',
	isAmong: (one) => hasAc(one) && hasDc(one),
	suits: (one, needs) => {
		const fits = one.ratedA >= acA(needs.inverter) && one.poles >= polesFor(needs.inverter)
		return fits && carries(one, needs)
	},
	quantity: (_, { inverters }) => inverters,
	need: ({ inverters }) => inverters,
	serves: () => 1,
	same: [],
	more: ['ratedV', 'ratedA', 'poles'],
}
const AC_BOX: Want<'protection', AcNeeds> = {
	kind: 'ac-box',
	sheet: 'protection',
	isAmong: (one) => hasAc(one) && !hasDc(one),
	suits: (one, { inverter }) =>
		one.ratedV >= GRID_V && one.ratedA >= acA(inverter) && one.poles >= polesFor(inverter),
	quantity: ({ ratedA }, { inverter, inverters }) =>
		Math.ceil(inverters / Math.max(1, Math.floor(ratedA / acA(inverter)))),
	need: ({ inverter, inverters }) => inverters * acA(inverter),
	serves: ({ ratedA }) => ratedA,
	same: [],
	more: ['ratedV', 'ratedA', 'poles'],
}

const WANTS = {
	mounting: MOUNTING,
	cable: CABLE,
	isolator: ISOLATOR,
	box: BOX,
	'ac-box': AC_BOX,
} as const

/** How many of a product serve as an accessory of a system; null where it does not. */
export function piecesFor(kind: Extra, item: Item, needs: Needs): number | null {
	const want = WANTS[kind] as unknown as Want<Sheets>
	const figures = figuresAs(item, want.sheet)
	if (!figures || !want.isAmong(figures) || !want.suits(figures, needs)) return null
	return want.quantity(figures, needs)
}

/** The accessories a system may need, out of the stock. */
const offersByInverter = memoize((catalogue: readonly Item[]) => {
	const mounting = offersOf(MOUNTING, catalogue)
	const acBox = offersOf(AC_BOX, catalogue)
	return {
		mounts: mounting,
		mountingPrice: {
			rack: mountingPriceOn(mounting, 'rack'),
			roof: mountingPriceOn(mounting, 'roof'),
		},
		usual: [
			mounting,
			offersOf(CABLE, catalogue),
			offersOf(ISOLATOR, catalogue),
			offersOf(BOX, catalogue),
		] as AccessoryOffers<Sheets>[],
		// Beneath a micro-inverter there are no DC lines.
		micro: [mounting, acBox] as AccessoryOffers<Sheets>[],
		acBox,
	}
})

const offersFor = (catalogue: readonly Item[], { type }: Needs['inverter']) =>
	offersByInverter(catalogue)[type === 'micro' ? 'micro' : 'usual']

/** The angle of the mount in stock that costs least for each panel, degrees; null where there is none. */
export function mountTilt(catalogue: readonly Item[], mounting: Needs['mounting']): number | null {
	const offers = offersByInverter(catalogue).mounts
	const first = offers.byPrice.find(({ figures }) => figures.roof === ROOFS[mounting])
	return first?.figures.tiltDeg ?? null
}

/** The cheapest accessories in stock that suit a system. */
export const accessoriesFor = (catalogue: readonly Item[], needs: Needs): Accessories =>
	offersFor(catalogue, needs.inverter).map((offers) => ({
		kind: offers.want.kind,
		part: cheapest(offers, needs),
	}))

/** The cheapest protection in stock of the mains side of inverters without panels; null where there is none. */
export const acBoxFor = (catalogue: readonly Item[], needs: AcNeeds): Part | null =>
	cheapest(offersByInverter(catalogue).acBox, needs)

/** The least cost of the accessories, mounting apart, paise: of so many inverters, and of each string. */
export interface LeastAccessories {
	ofInverters: number
	ofString: number
	/** How many of them no product serves as, however short the strings are. */
	missing: number
}

/**
 * @param hardest the needs of the system with these inverters that is hardest to suit; an accessory that even then is
 * in stock is never missing
 */
export function leastAccessories(catalogue: readonly Item[], hardest: Needs): LeastAccessories {
	const least = { ofInverters: 0, ofString: 0, missing: 0 }
	const easiest = { ...hardest, strings: 1, coldV: 0, brightA: 0 }
	for (const offers of offersFor(catalogue, hardest.inverter)) {
		const { want, byPrice } = offers
		if (want.kind === 'mounting') continue
		if (!cheapest(offers, easiest)) least.missing++
		if (!cheapest(offers, hardest)) continue
		if (want.kind === 'cable' || want.kind === 'isolator') {
			const [first] = byPrice
			if (first) least.ofString += first.pricePerUnit * want.need({ ...hardest, strings: 1 })
			continue
		}
		const part = cheapest(offers, { ...hardest, coldV: 0, brightA: 0 })
		if (part) least.ofInverters += priceOf(part)
	}
	return least
}

/**
 * The price of the mounting for so many panels, paise; 0 where the installer has to find it. Never less for more
 * panels, until no mounting is left that has room for them all.
 */
export const mountingPrices = (catalogue: readonly Item[], mounting: Needs['mounting']) =>
	offersByInverter(catalogue).mountingPrice[mounting]

function mountingPriceOn(
	offers: AccessoryOffers<'mounting', MountingNeeds>,
	mounting: Needs['mounting'],
) {
	const known = new Map<number, number>()
	return (panels: number): number => {
		const before = known.get(panels)
		if (before !== undefined) return before
		const part = cheapest(offers, { panels, mounting })
		const price = part ? priceOf(part) : 0
		known.set(panels, price)
		return price
	}
}
