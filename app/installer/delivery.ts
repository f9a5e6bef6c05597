import type { Order } from '../../domain/orders/schema'

export const MISSING = 'N/A'

/** Whom an order goes to and where, each part in words even when it is missing. */
export function deliveryOf({ shipping }: Pick<Order, 'shipping'>) {
	const { fullName, contactNumber, email, street, city, zipCode, country } = shipping
	const town = [city, zipCode].filter(Boolean).join(' ')
	return {
		name: fullName || MISSING,
		contact: contactNumber || MISSING,
		email: email || MISSING,
		address: [street, town, country].filter(Boolean).join(', ') || MISSING,
	}
}
