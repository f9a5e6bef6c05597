import type { OrderReturn } from '../../../domain/returns/schema'

/** How far a return is, for its buyer and for admins. */
export const RETURN_STATE: Record<OrderReturn['state'], string> = {
	asked: 'Waits for an answer',
	agreed: 'Agreed to, not yet received',
	refused: 'Refused',
	received: 'Received',
}

export const CONDITION: Record<'resell' | 'scrap', string> = {
	resell: 'can be sold again',
	scrap: 'cannot be sold again',
}
