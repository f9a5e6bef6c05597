import { paise } from '../../../../../shared/money.ts'
import type { SheetOf } from '../../../../catalogue/sheet.ts'
import { type Item, merged, ofKind, type Part, priceOf } from '../../../electrical/items.ts'
import { partsOfKit } from '../../electrical/system.ts'
import { memoize } from '../../memoize.ts'
import { type Accessories, type Needs, piecesFor } from '../accessories.ts'
import type { Candidate } from './candidate.ts'

/** A kit with one kind of panel, one of inverter and at most one of battery, that costs less than its parts. */
export interface SystemKit {
	item: Item
	panel: Part
	inverter: Part
	battery: Part | null
	/** The other parts in one kit. */
	others: readonly Part[]
	/** How much less it costs than its parts, paise. */
	saving: number
}

/** Kits in place of parts of a system. */
export interface KitOffer {
	item: Item
	quantity: number
	/** Panels and batteries that are in them. */
	panels: number
	batteries: number
	/** The accessories that the system needs besides. */
	accessories: Accessories
	/** How much less the system costs so, paise. */
	saved: number
}

/** The kits in stock that a plan may offer. */
export const systemKits = memoize((catalogue: readonly Item[]): readonly SystemKit[] => {
	const kits = catalogue.filter(({ sheet, stock }) => sheet?.kind === 'kit' && stock > 0)
	if (kits.length === 0) return []
	const byId = new Map(catalogue.map((item) => [item.id, item]))
	return kits.flatMap((item) => {
		const parts = partsOfKit(item.sheet as SheetOf<'kit'>, (id) => byId.get(id))
		return parts ? systemKit(item, merged(parts)) : []
	})
})

function systemKit(item: Item, parts: readonly Part[]): SystemKit[] {
	const [panel, otherPanel] = ofKind(parts, 'panel')
	const [inverter, otherInverter] = ofKind(parts, 'inverter')
	const [battery = null, otherBattery] = ofKind(parts, 'battery')
	if (!panel || !inverter || otherPanel || otherInverter || otherBattery) return []
	const core = new Set([panel, inverter, battery].map((part) => part?.item))
	const others = parts.filter((part) => !core.has(part.item))
	const saving = sumOf(parts) - priceOf({ item, quantity: 1 })
	return saving > 0 ? [{ item, panel, inverter, battery, others, saving }] : []
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + priceOf(part), 0)

/** The ids of the parts of each kit that a plan may offer. */
export const idsInKits = memoize((catalogue: readonly Item[]): ReadonlySet<string> => {
	const partsOf = ({ panel, inverter, battery, others }: SystemKit) => [
		panel,
		inverter,
		...others,
		...(battery ? [battery] : []),
	]
	return new Set(systemKits(catalogue).flatMap((kit) => partsOf(kit).map(({ item }) => item.id)))
})

type Kits = readonly SystemKit[]
const kitsBy = (part: 'panel' | 'inverter') =>
	memoize(
		(catalogue: readonly Item[]): ReadonlyMap<string, Kits> =>
			Map.groupBy(systemKits(catalogue), (kit) => kit[part].item.id),
	)
const byPanel = kitsBy('panel')
const byInverter = kitsBy('inverter')
const NONE: Kits = []

/** The kits that have a panel of this kind. */
export const kitsWithPanel = (catalogue: readonly Item[], id: string): Kits =>
	byPanel(catalogue).get(id) ?? NONE

/** The kits that have an inverter of this kind. */
export const kitsWithInverter = (catalogue: readonly Item[], id: string): Kits =>
	byInverter(catalogue).get(id) ?? NONE

/** Systems with so many panels save no more by kits than this, paise. */
export function mostSaved(kits: Kits, panels: number, mostInverters: number) {
	let most = 0
	for (const { item, panel, inverter, saving } of kits) {
		const byParts = Math.min(panels / panel.quantity, mostInverters / inverter.quantity)
		most = Math.max(most, saving * Math.min(Math.floor(byParts), item.stock))
	}
	return most
}

/**
 * Finds the kits that have all inverters of a candidate and as many of its panels and batteries, where it costs less
 * so; null where it does not. A part of a kit counts as an accessory as far as it suits.
 */
export function kitChooser(catalogue: readonly Item[]) {
	return (candidate: Candidate, accessories: Accessories, needs: Needs): KitOffer | null => {
		const kits = kitsWithInverter(catalogue, candidate.inverter.item.id)
		if (kits.length === 0) return null
		const offers = kits.flatMap((kit) => offerOf(kit, candidate, accessories, needs) ?? [])
		return offers.sort((a, b) => b.saved - a.saved)[0] ?? null
	}
}

function offerOf(
	kit: SystemKit,
	{ inverters, field, battery }: Candidate,
	accessories: Accessories,
	needs: Needs,
): KitOffer | null {
	const quantity = inverters / kit.inverter.quantity
	if (!Number.isInteger(quantity) || quantity > kit.item.stock) return null
	const within = (part: Part | null, item: Item | undefined, most: number) =>
		part === null || (part.item.id === item?.id && part.quantity * quantity <= most)
	if (!within(kit.panel, field.panel.item, field.panels)) return null
	if (!within(kit.battery, battery?.item, battery?.quantity ?? 0)) return null
	const left = accessories.flatMap(({ kind, part }) => {
		const rest = part && missingFrom(kit, quantity, part, (one) => piecesFor(kind, one, needs))
		return part && !rest ? [] : [{ kind, part: rest }]
	})
	const panels = kit.panel.quantity * quantity
	const batteries = (kit.battery?.quantity ?? 0) * quantity
	const apart =
		priceOf({ item: field.panel.item, quantity: panels }) +
		priceOf({ ...kit.inverter, quantity: inverters }) +
		(kit.battery ? priceOf({ ...kit.battery, quantity: batteries }) : 0) +
		priceOfAll(accessories) -
		priceOfAll(left)
	const saved = apart - priceOf({ item: kit.item, quantity })
	if (saved <= 0) return null
	return { item: kit.item, quantity, panels, batteries, accessories: left, saved: paise(saved) }
}

/** The part of an accessory needed besides so many kits; null where something in them serves as well. */
function missingFrom(
	{ others }: SystemKit,
	kits: number,
	needed: Part,
	piecesOf: (item: Item) => number | null,
): Part | null {
	for (const { item, quantity } of others) {
		const pieces = piecesOf(item)
		if (pieces !== null && pieces <= quantity * kits) return null
	}
	const same = others.find(({ item }) => item.id === needed.item.id)
	if (!same) return needed
	const quantity = needed.quantity - same.quantity * kits
	return quantity > 0 ? { item: needed.item, quantity } : null
}

const priceOfAll = (accessories: Accessories) =>
	accessories.reduce((sum, { part }) => sum + (part ? priceOf(part) : 0), 0)
