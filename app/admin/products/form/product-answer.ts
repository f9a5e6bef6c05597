import type { Refused } from '../../../ui/forms/problem'
import type { Conflict } from './product-conflicts'

export const ADD_FAILED = 'Failed to add product. Please try again.'
/** Where adding a product leads. */
export const ADDED_AT = '/admin/dashboard?tab=products'

/** The answer to a product that was sent. */
export type ProductAnswer = { problem: null } | ProductRefusal

export interface ProductRefusal extends Refused {
	/** The changes of another admin since the page was opened. */
	conflicts?: Conflict[]
}
