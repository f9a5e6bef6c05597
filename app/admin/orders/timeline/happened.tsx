import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TimelineEvent } from '../../../../domain/reports/timeline/timeline-schema'
import { apiPath } from '../../../api-call'
import { STEP_WORD } from '../../../components/orders/installation/installation-labels'
import { WAY_WORD } from '../../../components/orders/money/money-words'
import { DOCUMENT_NAMES } from '../../../components/orders/order-documents'
import { DID } from '../../../components/orders/order-history'
import { Price } from '../../../ui/text/price'
import { When } from '../../../ui/text/when'
import { isTemplate, TEMPLATE_LABELS } from '../../mails/mail-labels'
import { type Happened, type Of, quoted } from './event-line'
import { askedToCancel, claimed, returned } from './returned'

const PAYMENT: Record<Of<'payment'>['state'], string> = {
	created: 'begun',
	authorised: 'authorised',
	captured: 'received',
	failed: 'failed',
	expired: 'not paid in time',
}

const REFUND: Record<Of<'refund'>['state'], string> = {
	requested: 'asked for',
	sent: 'on its way',
	done: 'sent back',
	failed: 'failed',
}

const MAIL: Record<Of<'mail'>['state'], string> = {
	waiting: 'waiting to be sent',
	sent: 'sent',
	failed: 'could not be sent',
	kept: 'kept, not sent',
}

/** The day a payment was received, where somebody recorded it. */
const receivedOn = ({ way, cameAt }: Of<'payment'>) =>
	way !== 'razorpay' &&
	cameAt && (
		<>
			· received on <When at={cameAt} />
		</>
	)

function money(
	name: string,
	{ amount, way, reference, failure }: Of<'payment'> | Of<'refund'>,
	did: string,
	more: ReactNode,
	orderId: string,
): Happened {
	return {
		what: (
			<>
				<Link to={`/admin/orders/${orderId}#money`}>{name}</Link> of <Price rupees={amount} light />{' '}
				{did}
			</>
		),
		more: (
			<>
				{[WAY_WORD[way], reference, failure].filter(Boolean).join(' · ')} {more}
			</>
		),
	}
}

/** The text of an event, with a link to its subject. @param orderId the order whose timeline it is on */
export function happened(event: TimelineEvent, orderId: string): Happened {
	switch (event.kind) {
		case 'step':
			return {
				what: (
					<>
						<strong>{event.actor}</strong> ({event.role}) {DID[event.action]}
					</>
				),
				more: quoted(event.note),
			}
		case 'payment':
			return money('Payment', event, PAYMENT[event.state], receivedOn(event), orderId)
		case 'refund':
			return money('Refund', event, REFUND[event.state], quoted(event.reason), orderId)
		case 'mail': {
			const { id, template, to, state } = event
			return {
				what: (
					<>
						<Link to={`/admin/mails/${id}`}>
							Mail “{isTemplate(template) ? TEMPLATE_LABELS[template] : template}”
						</Link>{' '}
						to {to} {MAIL[state]}
					</>
				),
			}
		}
		case 'parcel':
			return {
				what: (
					<>
						<Link to={`/admin/orders/${orderId}/parcels`}>Parcel {event.n}</Link>{' '}
						{event.did === 'sent' ? 'sent' : 'arrived'}
					</>
				),
				more: [event.carrier, event.trackingNumber].filter(Boolean).join(' · '),
			}
		case 'job':
			return {
				what: (
					<>
						Installation: {STEP_WORD[event.step]} done{event.by && ` by ${event.by}`}
					</>
				),
			}
		case 'return':
			return returned(event, orderId)
		case 'claim':
			return claimed(event, orderId)
		case 'cancel-request':
			return askedToCancel(event)
		case 'paper':
			return {
				what: (
					<>
						<a
							href={apiPath('get', '/documents/:file', {
								param: { file: `${event.id}.pdf` },
								query: {},
							})}
						>
							{DOCUMENT_NAMES[event.document]} {event.number}
						</a>{' '}
						issued
					</>
				),
			}
	}
}
