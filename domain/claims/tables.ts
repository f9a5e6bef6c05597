import { ownTables } from '../../db/module-tables.ts'
import type { OrderId, ProductId } from '../../shared/ids.ts'
import type { ClaimState } from './rules.ts'

export interface ClaimTables {
	/** Of one serial number of an order at most one is open. */
	warranty_claims: {
		order_id: OrderId
		/** From 1 on. */
		n: number
		product_id: ProductId
		/** As it was noted at the installation. */
		serial: string
		state: ClaimState
		/** The fault. */
		reason: string
		opened_at: number
		/** Null while it is open. */
		closed_at: number | null
	}
	/** How a claim came to its state, the opening first. */
	warranty_claim_steps: {
		id: string
		order_id: OrderId
		n: number
		/** From 1 on, without gaps. */
		step: number
		state: ClaimState
		note: string | null
		/** The name of the admin. */
		done_by: string
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ClaimTables {}
}

export const claimTables = ownTables<ClaimTables>
