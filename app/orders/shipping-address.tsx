import type { ReactNode } from 'react'
import type { Order } from '../../domain/orders/schema'
import classes from './order.module.css'

interface ShippingAddressProps {
	shipping: Order['shipping']
	/** How to reach whoever is there. */
	children: ReactNode
}

/** Where an order goes, a line each. */
export const ShippingAddress = ({ shipping, children }: ShippingAddressProps) => (
	<address className={classes.address}>
		<strong>{shipping.fullName}</strong>
		<span>{shipping.street}</span>
		<span>
			{shipping.city} {shipping.zipCode}
		</span>
		<span>{[shipping.state, shipping.country].filter(Boolean).join(', ')}</span>
		{children}
	</address>
)
