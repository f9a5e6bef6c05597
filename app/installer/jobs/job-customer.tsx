import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { Order } from '../../../domain/orders/schema'
import { mapOf, telOf, whatsappOf } from '../../components/installer/ways'
import { KitContents } from '../../components/products/sheet/kit-contents'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import page from './job.module.css'

/** Who the customer is, a tap away from a call and from the way there. */
export function JobCustomer({ order: { shipping, items } }: { order: Order }) {
	const { contactNumber, street, city, zipCode, state, country } = shipping
	const place = [street, [city, zipCode].filter(Boolean).join(' '), state, country]
		.filter(Boolean)
		.join(', ')
	const whatsapp = whatsappOf(contactNumber)
	return (
		<Card aria-labelledby="customer" as="section" className={page.part}>
			<h2 id="customer">Customer</h2>
			<address>{place}</address>
			<Row wrap align="stretch">
				{contactNumber && (
					<ButtonLink as="a" href={telOf(contactNumber)} className={page.way}>
						<IconPhone size={20} stroke={1.8} aria-hidden /> Call {contactNumber}
					</ButtonLink>
				)}
				{whatsapp && (
					<ButtonLink as="a" href={whatsapp} target="_blank" rel="noreferrer" className={page.way}>
						<IconBrandWhatsapp size={20} stroke={1.8} aria-hidden /> WhatsApp
					</ButtonLink>
				)}
				<ButtonLink
					as="a"
					href={mapOf(place)}
					target="_blank"
					rel="noreferrer"
					className={page.way}
				>
					<IconMapPin size={20} stroke={1.8} aria-hidden /> Map
				</ButtonLink>
			</Row>
			<Text as="ul" size="small" aria-label="Items ordered">
				{items.map(({ productId, name, quantity, parts }) => (
					<li key={productId}>
						{name}{' '}
						<Text as="span" color="muted" oneLine>
							× {quantity}
						</Text>
						<KitContents parts={parts} />
					</li>
				))}
			</Text>
		</Card>
	)
}
