import { IconBrandWhatsapp, IconMessage } from '@tabler/icons-react'
import type { Appointment, Visit } from '../../../../domain/installations/schema'
import type { Order } from '../../../../domain/orders/schema'
import { movedText } from '../../../components/installer/moved-text'
import { smsOf, whatsappOf } from '../../../components/installer/ways'
import { REASON_WORD } from '../../../components/orders/installation/installation-labels'
import { Row } from '../../../ui/layout/row'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'

interface Props {
	order: Order
	visit: Visit
	appointment: Appointment
}

const ICON = { size: 20, stroke: 1.8, 'aria-hidden': true } as const

/** The ways to tell a customer that their visit was moved and why, with the text ready to be sent. */
export function TellMoved({ order: { id, shipping }, visit, appointment }: Props) {
	const { reason, at, minutes } = appointment
	if (!reason) return null
	const { fullName: buyer, contactNumber } = shipping
	const text = movedText({ buyer, orderId: id, visit, reason, at, minutes })
	const whatsapp = whatsappOf(contactNumber, text)
	return (
		<>
			<Text size="small">Moved: {REASON_WORD[reason]}. Tell the customer:</Text>
			<Row wrap align="stretch">
				{whatsapp && (
					<ButtonLink as="a" href={whatsapp} target="_blank" rel="noreferrer">
						<IconBrandWhatsapp {...ICON} /> WhatsApp the new time
					</ButtonLink>
				)}
				{contactNumber && (
					<ButtonLink as="a" href={smsOf(contactNumber, text)}>
						<IconMessage {...ICON} /> Text the new time
					</ButtonLink>
				)}
			</Row>
		</>
	)
}
