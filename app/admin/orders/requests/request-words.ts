import type { OrderRequest } from '../../../../domain/reports/requests/request-schema'
import type { StateLabels } from '../../../components/portal/states'

type State = OrderRequest['state']
type Kind = OrderRequest['kind']

export const KIND_WORD: Record<Kind, string> = {
	return: 'Return',
	cancellation: 'Cancellation',
	change: 'Change of parts',
	claim: 'Warranty claim',
}

/** The states of returns, those that wait first. */
export const RETURN_LABELS = {
	asked: { word: 'To answer', variant: 'waiting' },
	agreed: { word: 'On the way back', variant: 'info' },
	received: { word: 'Received', variant: 'good' },
	refused: { word: 'Refused', variant: 'off' },
} as const satisfies Partial<StateLabels<State>>

/** The states of requests to cancel and of changes. */
export const REQUEST_LABELS = {
	asked: { word: 'Waiting', variant: 'waiting' },
	granted: { word: 'Agreed', variant: 'good' },
	refused: { word: 'Refused', variant: 'off' },
	withdrawn: { word: 'Withdrawn', variant: 'off' },
} as const satisfies Partial<StateLabels<State>>

/** The states of warranty claims, those that wait first. */
export const CLAIM_LABELS = {
	claimed: { word: 'Open', variant: 'waiting' },
	'with-maker': { word: 'With the maker', variant: 'info' },
	repaired: { word: 'Repaired', variant: 'good' },
	replaced: { word: 'Replaced', variant: 'good' },
	refused: { word: 'Refused', variant: 'off' },
	withdrawn: { word: 'Withdrawn', variant: 'off' },
} as const satisfies Partial<StateLabels<State>>

const BUYERS_TURN = { word: 'Buyer to answer', variant: 'waiting' } as const
const SHOPS_TURN = { word: 'To answer', variant: 'waiting' } as const

/** How the state of a request is shown in a row: of one that waits, whose answer is awaited. */
export function labelOf({ kind, state }: Pick<OrderRequest, 'kind' | 'state'>) {
	if (state === 'asked') return kind === 'change' ? BUYERS_TURN : SHOPS_TURN
	return { ...REQUEST_LABELS, ...RETURN_LABELS, ...CLAIM_LABELS }[state]
}
