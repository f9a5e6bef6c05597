import type { ReactNode } from 'react'
import type { Order } from '../../../domain/orders/schema'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'

interface ShippingAddressProps {
	shipping: Order['shipping']
	/** The contact details of the person there. */
	children: ReactNode
}

/** Where an order goes, a line each. */
export const ShippingAddress = ({ shipping, children }: ShippingAddressProps) => (
	<Text as="address" size="small">
		<Stack as="span" gap={0}>
			<strong>{shipping.fullName}</strong>
			<span>{shipping.street}</span>
			<span>
				{shipping.city} {shipping.zipCode}
			</span>
			<span>{[shipping.state, shipping.country].filter(Boolean).join(', ')}</span>
			{children}
		</Stack>
	</Text>
)
