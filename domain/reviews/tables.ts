import { ownTables } from '../../db/module-tables.ts'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import type { HideReason, ReviewState } from './rules.ts'

export interface ReviewTables {
	/** Each is of a product or of an installer. */
	reviews: {
		id: string
		order_id: OrderId
		product_id: ProductId | null
		installer_id: UserId | null
		/** The account that has ordered; null of a guest. */
		user_id: UserId | null
		/** The first name; blank once the names of the order are deleted. */
		name: string
		city: string
		stars: number
		text: string
		state: ReviewState
		/** Why it was hidden; stays while it is held anew. */
		hidden_reason: HideReason | null
		created_at: number
		updated_at: number
	}
	review_answers: {
		review_id: string
		side: 'shop' | 'installer'
		text: string
		answered_by: UserId
		created_at: number
	}
	/** The products and installers of orders whose next review an admin reads first: the last one was hidden. */
	reviews_to_read: {
		order_id: OrderId
		subject_id: ProductId | UserId
	}
	/** The orders whose buyers were asked for a review, or do not want to be. */
	review_requests: {
		order_id: OrderId
		state: 'asked' | 'refused'
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ReviewTables {}
}

export const reviewTables = ownTables<ReviewTables>
