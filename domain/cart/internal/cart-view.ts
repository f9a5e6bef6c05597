import { type Message, message } from '../../../shared/messages/message.ts'
import { fromRupees, type Paise, sum, times, toRupees, zero } from '../../../shared/money.ts'
import type { Product } from '../../catalogue/schema.ts'
import { type Availability, availabilityIn, type Find, type Line, shortageOf } from '../rules.ts'
import type { CartWithMessages } from '../schema.ts'
import { type PlannedSystem, piecesInSystems, wholeSystems } from './systems/system-rules.ts'

const priceOf = (product: Product): Paise => fromRupees(product.price) ?? zero

function itemOf(
	{ quantity }: Line,
	product: Product,
	{ availability, inSystems }: { availability: Availability; inSystems: number },
): CartWithMessages['items'][number] {
	return {
		productId: product.id,
		name: product.name,
		category: product.category,
		image: product.image,
		price: product.price,
		quantity,
		inSystems,
		lineTotal: toRupees(times(priceOf(product), quantity)),
		stock: product.archived ? 0 : availability.most,
		problem: problemOf(quantity, product, availability),
	}
}

function problemOf(
	quantity: number,
	{ name, archived }: Product,
	availability: Availability,
): Message | null {
	if (archived) return message('catalogue.no_longer_sold', { name })
	return quantity > availability.most ? shortageOf(name, availability) : null
}

function systemOf(
	{ id, plan, kwp, parts }: PlannedSystem,
	find: Find,
): CartWithMessages['systems'][number] {
	const prices = parts.map(({ productId, quantity }) => {
		const product = find(productId)
		return product ? times(priceOf(product), quantity) : zero
	})
	return {
		id,
		name: message('cart.system', { kwp }),
		kwp,
		plan,
		parts,
		total: toRupees(sum(prices)),
	}
}

/** The cart as it is shown: prices and stock from the catalogue, lines of vanished products left out. */
export function cartOf(
	lines: readonly Line[],
	find: Find,
	more: {
		notice?: Message | null
		canUndo?: boolean
		hasOtherParts?: boolean
		systems?: readonly PlannedSystem[]
	} = {},
): CartWithMessages {
	const known = lines.flatMap((line) => {
		const product = find(line.productId)
		return product ? [{ line, product }] : []
	})
	const availability = availabilityIn(lines, find)
	const systems = wholeSystems(
		more.systems ?? [],
		known.map(({ line }) => line),
	)
	const pieces = piecesInSystems(systems)
	return {
		items: known.map(({ line, product }) =>
			itemOf(line, product, {
				availability: availability(product),
				inSystems: pieces.get(product.id) ?? 0,
			}),
		),
		systems: systems.map((system) => systemOf(system, find)),
		count: known.reduce((count, { line }) => count + line.quantity, 0),
		total: toRupees(sum(known.map(({ line, product }) => times(priceOf(product), line.quantity)))),
		notice: more.notice ?? null,
		hasOtherParts: more.hasOtherParts ?? false,
		canUndo: more.canUndo ?? false,
	}
}
