import { Link } from 'react-router'
import type { ClaimEvent } from '../../../../domain/reports/timeline/timeline-schema'
import { CLAIM_STATE } from '../../../components/orders/claims/claim-state'
import { CONDITION } from '../../../components/orders/returns/return-state'
import { number } from '../../../ui/text/format'
import { Price } from '../../../ui/text/price'
import { type Happened, type Of, quoted } from './event-line'

/** `2 × Mono Panel 540 W, cannot be sold again`. */
const itemWords = ({ name, quantity, condition }: Of<'return'>['items'][number]) =>
	`${number(quantity)} × ${name}${condition ? `, ${CONDITION[condition]}` : ''}`

const RETURN: Record<Of<'return'>['did'], string> = {
	asked: 'requested',
	agreed: 'approved',
	refused: 'refused',
	received: 'received',
	credited: 'credited',
}

const byWhom = (by: string | null) => (by ? ` by ${by}` : '')

/** The words for an event of a return. @param orderId its order */
export function returned(event: Of<'return'>, orderId: string): Happened {
	const { n, did, said, by, items, amount, number } = event
	const lines = items.map(itemWords)
	return {
		what: (
			<>
				<Link to={`/admin/orders/${orderId}/returns`}>Return {n}</Link> {RETURN[did]}
				{byWhom(by)}
				{amount !== null && (
					<>
						: <Price rupees={amount} light /> {did === 'received' && 'to be refunded'}
					</>
				)}
			</>
		),
		more: (lines.length > 0 || said || number) && (
			<>
				{lines.join('; ')} {quoted(said)} {number && `By the credit note ${number}`}
			</>
		),
	}
}

/** The words for a step of a warranty claim. @param orderId its order */
export const claimed = (
	{ n, state, product, serial, said, by }: Pick<ClaimEvent, keyof ClaimEvent>,
	orderId: string,
): Happened => ({
	what: (
		<>
			<Link to={`/admin/orders/${orderId}/claims#claim-${n}`}>Warranty claim {n}</Link>:{' '}
			{CLAIM_STATE[state].toLowerCase()}
			{byWhom(by)}
		</>
	),
	more: (
		<>
			{product}, {serial} {quoted(said)}
		</>
	),
})

const CANCEL: Record<Of<'cancel-request'>['did'], string> = {
	asked: 'The buyer asked to cancel',
	granted: 'Request to cancel granted',
	refused: 'Request to cancel refused',
}

/** The words for an event of a request to cancel. */
export const askedToCancel = ({ did, said, by }: Of<'cancel-request'>): Happened => ({
	what: (
		<>
			{CANCEL[did]}
			{byWhom(by)}
		</>
	),
	more: quoted(said),
})
