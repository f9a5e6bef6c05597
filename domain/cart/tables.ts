import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { CartId, OrderId, ProductId, UserId } from '../../shared/ids.ts'

export interface CartTables {
	carts: {
		id: CartId
		user_id: UserId | null
		/** The `Removal` that can still be undone, JSON. */
		undo: string | null
		/** 1 once the buyer has said to have the parts that it lacks, until it is ordered or emptied. */
		has_other_parts: Generated<number>
		updated_at: number
	}
	/** Each time a cart is filled, until it is ordered or emptied. */
	cart_sessions: {
		id: string
		cart_id: CartId
		started_at: number
		ended_at: number | null
		outcome: 'ordered' | 'emptied' | null
		order_id: OrderId | null
	}
	/** A plan's system, whose parts are in the cart's lines. */
	cart_systems: {
		id: string
		cart_id: CartId
		/** The address of the plan within the store. */
		plan: string
		kwp: number
		/** Products with their quantities, JSON. */
		parts: string
		added_at: number
	}
	cart_lines: { cart_id: CartId; product_id: ProductId; quantity: number; added_at: number }
}

declare module '../../db/tables.ts' {
	interface Tables extends CartTables {}
}

export const cartTables = ownTables<CartTables>
