import { type Message, message } from '../../../shared/messages/message.ts'
import type { SheetOf, TechnicalSheet } from '../../catalogue/sheet.ts'
import { figuresOf, type Item } from '../electrical/items.ts'
import { PLAINS, type Site } from '../internal/electrical/check.ts'
import { fits } from './fits.ts'

/** A product that serves in place of another one, with its reason. */
export interface Substitute<I extends Item> {
	item: I
	reason: Message
}

/** A rating or a price may be so many times that of the other product, or so many times less. */
const MAX_RATIO = 2

/** Candidates of the nearest ratings, and products that go with the first, that are compared with one another. */
const MAX_CANDIDATES = 40
const MAX_PARTNERS = 40

/** What it costs in the order to lose the subsidy: as much as half or twice the rating. */
const SUBSIDY_LOST = Math.log(2)

/** What it costs in the order that one inverter is mounted behind the panels, and the other is not. */
const OTHER_TYPE = 0.5

/** The weight of a price beside a rating. */
const PRICE_WEIGHT = 0.25

/** How far apart two amounts are, whichever of them is more. */
const apart = (one: number, other: number): number => Math.abs(Math.log(one / other))

/**
 * The products in stock that serve in place of one, the best first: of its category and kind, with at least the ratings
 * that safety asks for, fitting with the products that it fits with, of the nearest rating and price.
 */
export function substitutesFor<I extends Item>(
	item: Item,
	among: readonly I[],
	site: Site = PLAINS,
): Substitute<I>[] {
	const figures = figuresOf(item)
	const near = among
		.filter((other) => other.id !== item.id && other.stock > 0 && isOfItsKind(item, other))
		.map((other) => ({ other, distance: distanceOf(item, other) }))
		.filter(({ distance }) => distance <= Math.log(MAX_RATIO))
		.sort((a, b) => a.distance - b.distance)
		.slice(0, MAX_CANDIDATES)
	const partners = figures && near.length > 0 ? partnersOf(item, figures, among, site) : []
	return near
		.flatMap(({ other, distance }) => {
			const its = figuresOf(other)
			const kept = its ? partners.filter((partner) => fits(its, partner, site)).length : 0
			if (partners.length > 0 && kept === 0) return []
			const lost = partners.length > 0 ? 1 - kept / partners.length : 0
			const price = PRICE_WEIGHT * apart(other.price, item.price)
			const subsidy = losesSubsidy(item, other) ? SUBSIDY_LOST : 0
			const type = isMicro(item) === isMicro(other) ? 0 : OTHER_TYPE
			const isSameFit = partners.length > 0 && lost === 0
			const reason = reasonOf(item, other, { isSameFit, kept, of: partners.length })
			return [{ score: distance + lost + price + subsidy + type, item: other, reason }]
		})
		.sort((a, b) => a.score - b.score)
		.map(({ score: _, ...substitute }) => substitute)
}

function partnersOf(item: Item, figures: TechnicalSheet, among: readonly Item[], site: Site) {
	const found: TechnicalSheet[] = []
	for (const other of among) {
		const its = other.id === item.id ? null : figuresOf(other)
		if (its && fits(figures, its, site) && found.push(its) === MAX_PARTNERS) break
	}
	return found
}

/** Whether a product can do the work of another one, apart from what goes with it. */
function isOfItsKind(item: Item, other: Item): boolean {
	if (item.category !== other.category) return false
	const [one, its] = [item.sheet, other.sheet]
	// Of two with sheets that cannot be checked, such as pallets, the ratings decide.
	if (!one || !its) return one === its
	return one.kind === its.kind && isEnough(one, its)
}

type Rule<K extends TechnicalSheet['kind']> = (one: SheetOf<K>, its: SheetOf<K>) => boolean

/** The ratings of each kind in which a substitute must be equal, or not less. */
const ENOUGH: { [K in TechnicalSheet['kind']]?: Rule<K> } = {
	inverter: (one, its) =>
		its.phases === one.phases &&
		(!one.battery || its.battery !== undefined) &&
		(!one.backupW || its.backupW !== undefined),
	kit: (one, its) => its.storageKwh > 0 === one.storageKwh > 0,
	mounting: (one, its) => its.roof === one.roof && its.windMs >= one.windMs,
	cable: (one, its) =>
		its.crossSectionMm2 >= one.crossSectionMm2 &&
		its.ratedV >= one.ratedV &&
		its.conductor === one.conductor,
	protection: (one, its) =>
		its.device === one.device && its.poles === one.poles && its.ratedV >= one.ratedV,
}

function isEnough(one: TechnicalSheet, its: TechnicalSheet): boolean {
	const rule = ENOUGH[one.kind] as Rule<never> | undefined
	return rule?.(one as never, its as never) ?? true
}

/** What a product is rated by, and its unit; null where it has no rating. */
function ratingOf(item: Item): { value: number; unit: 'W' | 'kWh' | 'm' | 'A' } | null {
	const sheet = figuresOf(item)
	switch (sheet?.kind) {
		case 'inverter':
			return { value: sheet.acW, unit: 'W' }
		case 'battery':
		case 'generator':
			return { value: sheet.capacityKwh, unit: 'kWh' }
		case 'kit':
			return { value: sheet.systemKw * 1000, unit: 'W' }
		case 'cable':
			return { value: sheet.lengthM, unit: 'm' }
		case 'protection':
			return { value: sheet.ratedA, unit: 'A' }
		case 'panel':
			return { value: sheet.powerW, unit: 'W' }
		default:
			return item.wattage > 0 ? { value: item.wattage, unit: 'W' } : null
	}
}

/** How far apart two products are by their ratings, or by their prices where one has none. */
function distanceOf(item: Item, other: Item): number {
	const [one, its] = [ratingOf(item), ratingOf(other)]
	if (!one || !its || one.unit !== its.unit) return apart(item.price, other.price)
	return apart(one.value, its.value)
}

/** Whether panels made in India, as the home subsidy asks, would give way to others. */
const losesSubsidy = ({ sheet: one }: Item, { sheet: its }: Item): boolean =>
	one?.kind === 'panel' && its?.kind === 'panel' && one.madeInIndia && !its.madeInIndia

const isMicro = ({ sheet }: Item): boolean => sheet?.kind === 'inverter' && sheet.type === 'micro'

interface Fit {
	/** Whether it fits with every product that the other one fits with. */
	isSameFit: boolean
	/** With how many of them it fits, of how many. */
	kept: number
	of: number
}

function reasonOf(item: Item, other: Item, fit: Fit): Message {
	const [one, its] = [ratingOf(item), ratingOf(other)]
	const rating =
		one && its && one.unit === its.unit
			? { value: its.value, before: one.value, unit: its.unit }
			: null
	return message('planner.substitute', { rating, ...fit, losesSubsidy: losesSubsidy(item, other) })
}
