import type { ClaimState } from '../../../../domain/claims/rules'

/** How far a warranty claim is, for its buyer, its installer and admins. */
export const CLAIM_STATE: Record<ClaimState, string> = {
	claimed: 'Open',
	'with-maker': 'With the maker',
	repaired: 'Repaired',
	replaced: 'Replaced',
	refused: 'Refused',
	withdrawn: 'Withdrawn',
}
