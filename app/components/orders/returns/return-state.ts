import type { OrderReturn } from '../../../../domain/returns/schema'

/** How far a return is, for its buyer and for admins. */
export const RETURN_STATE: Record<OrderReturn['state'], string> = {
	asked: 'Waiting for an answer',
	agreed: 'Approved, not yet received',
	refused: 'Refused',
	received: 'Received',
}

/** The same to its buyer. */
export const RETURN_TO_BUYER: typeof RETURN_STATE = { ...RETURN_STATE, agreed: 'Approved' }

/** Why goods come back, for their buyer and for admins. */
export const CAUSE: Record<NonNullable<OrderReturn['cause']>, string> = {
	'changed-mind': 'Changed mind',
	damaged: 'Damaged or not working',
	'wrong-item': 'Not what was ordered',
	'not-as-described': 'Not as described',
}

export const CONDITION: Record<'resell' | 'scrap', string> = {
	resell: 'can be sold again',
	scrap: 'cannot be sold again',
}
