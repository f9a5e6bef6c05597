import { Link } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Heading } from '../../../ui/text/heading'
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
		<Stack as="section" gap={2} aria-labelledby="parcels">
			<Heading level={2} size="body" id="parcels">
				Parcels
			</Heading>
			{SAID[status] && <Text size="small">{SAID[status]}</Text>}
			<ButtonLink as={Link} variant="line" to={toPage('parcels')}>
				See the parcels
			</ButtonLink>
		</Stack>
	)
}
