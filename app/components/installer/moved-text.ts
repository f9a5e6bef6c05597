import type { MoveReason, Visit } from '../../../domain/installations/schema'
import { period } from '../../../shared/format/dates'

const BECAUSE: Record<MoveReason, string> = {
	'not-at-home': 'nobody was at home',
	rain: 'it is raining',
	'parts-late': 'the parts have not arrived yet',
	'roof-not-ready': 'the roof is not ready yet',
	'installer-away': 'I cannot come',
}

interface Moved {
	/** The customer. */
	buyer: string
	visit: Visit
	reason: MoveReason
	/** The time that is proposed instead. */
	at: string
	minutes: number
	/** The order’s number. */
	orderId: string
}

/** The text to a customer whose visit was moved, ready to be sent. */
export const movedText = ({ buyer, visit, reason, at, minutes, orderId }: Moved): string =>
	`Hello ${buyer}, ${visit === 'survey' ? 'the survey of your roof' : 'the installation of your solar system'} (order ${orderId}) cannot be as planned: ${BECAUSE[reason]}. I propose ${period({ at, minutes })} instead. Does that suit you?`
