/** What the shop can do with a claim that is open. */
export const CLAIM_STEP_STATES = [
	'with-maker',
	'repaired',
	'replaced',
	'refused',
	'withdrawn',
] as const
export type ClaimStepState = (typeof CLAIM_STEP_STATES)[number]

export const CLAIM_STATES = ['claimed', ...CLAIM_STEP_STATES] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

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
