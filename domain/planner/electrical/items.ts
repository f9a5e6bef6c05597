import { type Message, message } from '../../../shared/messages/message.ts'
import type { Category } from '../../../shared/products/categories.ts'
import type { ComplianceRecord } from '../../catalogue/compliance/schema.ts'
import type { SheetOf, TechnicalSheet } from '../../catalogue/sheet.ts'

/** The fields of a product that compatibility depends on. */
export interface Item {
	id: string
	name: string
	/** The maker; not needed to judge it. */
	brand?: string
	category: Category
	wattage: number
	/** Rupees. */
	price: number
	stock: number
	/** Where its picture is; not needed to judge it. */
	image?: string
	sheet: TechnicalSheet | null
	/** The names it is listed and registered under. */
	compliance?: readonly ComplianceRecord[]
	/** An inverter without the M2M connection that the subsidy asks for. */
	lacksM2m?: boolean
}

export interface Part<I extends Item = Item> {
	item: I
	quantity: number
}

/** The price of so many, paise. */
export const priceOf = ({ item, quantity }: Part): number => Math.round(item.price * 100) * quantity

/** How far the watts of a product may be from those of its sheet and still mean one panel. */
const ONE_PANEL = 0.1

/** The sheet of a product that describes just one of it; null where it cannot be checked. */
export function figuresOf({ sheet, wattage }: Item): TechnicalSheet | null {
	if (sheet?.kind !== 'panel' || wattage === 0) return sheet
	return Math.abs(wattage / sheet.powerW - 1) <= ONE_PANEL ? sheet : null
}

/** As `figuresOf`, of one kind only. */
export function figuresAs<K extends TechnicalSheet['kind']>(
	item: Item,
	kind: K,
): SheetOf<K> | null {
	const sheet = figuresOf(item)
	return sheet?.kind === kind ? (sheet as SheetOf<K>) : null
}

/** Why a product cannot be checked; null where it can. */
export function whyUnchecked(item: Item): Message | null {
	if (figuresOf(item)) return null
	const { name, sheet } = item
	return sheet
		? message('planner.product.several_panels', { name })
		: message('planner.product.no_figures', { name })
}

/** The parts of one kind with their figures. */
export function ofKind<K extends TechnicalSheet['kind']>(parts: readonly Part[], kind: K) {
	return parts.flatMap(({ item, quantity }) => {
		const figures = figuresAs(item, kind)
		return figures ? [{ item, quantity, figures }] : []
	})
}

/** One line for each product. */
export function merged(parts: readonly Part[]): Part[] {
	const byId = new Map<string, Part>()
	for (const { item, quantity } of parts)
		byId.set(item.id, { item, quantity: quantity + (byId.get(item.id)?.quantity ?? 0) })
	return [...byId.values()]
}
