import { CLAIM_STATES, type ClaimState, type ClaimStepState } from './schema.ts'

/** Where a claim can go from each state; those that lead nowhere are its ends. */
const NEXT: Record<ClaimState, readonly ClaimStepState[]> = {
	claimed: ['with-maker', 'repaired', 'replaced', 'refused', 'withdrawn'],
	'with-maker': ['repaired', 'replaced', 'refused', 'withdrawn'],
	repaired: [],
	replaced: [],
	refused: [],
	withdrawn: [],
}

export const nextStates = (state: ClaimState): readonly ClaimStepState[] => NEXT[state]

/** Whether somebody still has something to do. */
export const isOpenClaim = (state: ClaimState): boolean => NEXT[state].length > 0

export const OPEN_CLAIM_STATES = CLAIM_STATES.filter(isOpenClaim)
