import type { Database, Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Day } from '../../shared/calendar.ts'
import type { OrderId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { Fulfilment } from './schema.ts'

/** The price that a quotation holds for its buyer, for one order of all its goods. */
export interface HeldPrice {
	/** That of the quotation. */
	id: string
	/** The last day. */
	until: Day
	/** The order that has it, or had it before it was cancelled; null where none did. */
	orderId: OrderId | null
	/** Whether that order is not cancelled. */
	isOrdered: boolean
	lines: readonly { productId: string; quantity: number; price: Paise }[]
	fulfilment: Fulfilment
	/** Where its goods go. */
	pin: string
	/** What it costs that they come so. */
	charge: Paise
	/** GST on its goods by their ids, hundredths of a per cent. */
	rates: Readonly<Partial<Record<string, number>>>
	/** The subsidy that was expected. */
	subsidy: Paise
}

/** How the checkout, which stands below them, finds quotations. */
export interface HeldPrices {
	/** The price that a quotation holds for the caller; null where it is not theirs, or holds none. */
	find: (
		db: Database,
		actor: Actor,
		id: string,
		key: string | undefined,
	) => Promise<HeldPrice | null>
	/** Has an order use it. @param held as it was found @returns whether no other order has taken it since */
	take: (tx: Tx, held: Pick<HeldPrice, 'id' | 'orderId'>, orderId: OrderId) => Promise<boolean>
}
