import type { Order } from '../../../domain/orders/schema'
import { telOf } from '../../components/installer/ways'
import { mailto } from '../../ui/mailto'

export const MISSING = 'N/A'

/** A part of an order's destination: its text, and its link where there is one. */
export interface DeliveryPart {
	text: string
	href: string | null
}

const part = (value: string | null, otherwise: string, scheme?: 'tel' | 'mailto'): DeliveryPart => {
	if (!value) return { text: otherwise, href: null }
	if (scheme === 'tel') return { text: value, href: telOf(value) }
	return { text: value, href: scheme ? mailto(value) : null }
}

/** The recipient and address of an order, each part in words even when it is missing or not yet to be known. */
export function deliveryOf({
	shipping,
	buyerVisible,
	allowedActions,
}: Pick<Order, 'shipping' | 'buyerVisible' | 'allowedActions'>) {
	const { fullName, contactNumber, email, street, city, zipCode, state, country } = shipping
	const town = [city, zipCode].filter(Boolean).join(' ')
	const canAccept = allowedActions.includes('accept')
	const when = canAccept ? 'shown once you accept' : 'not shown: the order is not yours'
	const otherwise = (what: string) => (buyerVisible ? MISSING : `${what} ${when}`)
	const address = buyerVisible
		? [street, town, state, country].filter(Boolean).join(', ')
		: `${zipCode}, ${country}. ${otherwise('Street and city')}`
	return {
		name: part(fullName, MISSING),
		contact: part(contactNumber, otherwise('Phone'), 'tel'),
		email: part(email, otherwise('Email'), 'mailto'),
		address: part(address, MISSING),
	}
}
