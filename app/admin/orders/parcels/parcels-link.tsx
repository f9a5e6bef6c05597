import { Link } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import { Section } from '../../../ui/layout/section'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { useOrderPath } from '../head/in-list'

const SAID: Partial<Record<Order['status'], string>> = {
	pending: 'Nothing has been sent yet.',
	dispatched: 'At least one parcel is on its way.',
	delivered: 'Everything has arrived.',
}

/** The way to the parcels of an order that is not installed. */
export function ParcelsLink({ order: { id, status } }: { order: Order }) {
	const toPage = useOrderPath(id)
	return (
		<Section title="Parcels" id="parcels" gap={2}>
			{SAID[status] && <Text size="small">{SAID[status]}</Text>}
			<ButtonLink as={Link} variant="line" to={toPage('parcels')}>
				See the parcels
			</ButtonLink>
		</Section>
	)
}
