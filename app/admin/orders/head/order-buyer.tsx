import type { ComponentProps } from 'react'
import { Form, Link } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import { ContactLinks } from '../../../components/installer/contact-links'
import { whatsappOf } from '../../../components/installer/ways'
import { Card } from '../../../ui/layout/card'
import { Hidden } from '../../../ui/layout/hidden'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Heading } from '../../../ui/text/heading'
import { Text } from '../../../ui/text/text'
import { personPage } from '../../people/person-link'
import { LinkToSend } from '../link-to-send'
import { adminOrderIntents } from '../order-intents'
import { CorrectBuyer } from './correct-buyer'

interface OrderBuyerProps {
	order: Pick<Order, 'id' | 'status' | 'shipping'>
	/** The link for the buyer, once it was asked for. */
	link: string | null
	/** The reason a correction was not taken. */
	problem: ComponentProps<typeof CorrectBuyer>['problem']
}

/** The buyer of an order before all else: who they are, where it goes, and a tap to call or write. */
export function OrderBuyer({ order, link, problem }: OrderBuyerProps) {
	const { fullName, contactNumber, email, street, city, zipCode, state, country } = order.shipping
	const known = contactNumber || email
	const place = [street, [city, zipCode].filter(Boolean).join(' '), state, country]
	return (
		<Card as="section" pad={3} aria-labelledby="buyer">
			<Row wrap gap={4} justify="between">
				<Stack gap={0}>
					<Heading level={2} size="body" id="buyer">
						<Hidden>Buyer: </Hidden>
						{fullName}
					</Heading>
					<Text as="address" size="small" color="muted">
						{[contactNumber, place.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
					</Text>
				</Stack>
				<Row wrap gap={2} align="stretch">
					<ContactLinks
						of={fullName ?? 'the buyer'}
						contactNumber={contactNumber}
						whatsapp={whatsappOf(contactNumber)}
						email={email}
					/>
					{known && (
						<ButtonLink as={Link} variant="line" to={personPage(known)}>
							Everything with this person
						</ButtonLink>
					)}
					<Form method="post" preventScrollReset>
						<ButtonLink type="submit" {...adminOrderIntents.field('buyer-link')}>
							Link for the buyer
						</ButtonLink>
					</Form>
				</Row>
			</Row>
			<CorrectBuyer key={JSON.stringify(order.shipping)} order={order} problem={problem} />
			{link && (
				<LinkToSend
					label="To follow the order and pay it"
					link={link}
					text={`Your order ${order.id}:`}
					phone={contactNumber}
				/>
			)}
		</Card>
	)
}
