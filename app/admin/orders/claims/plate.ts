/** A product by its serial number, as one value of a form: ids have no spaces. */
export const plateOf = ({ productId, serial }: { productId: string; serial: string }) =>
	`${productId} ${serial}`

/** The product and the serial number in such a value; blank ones where it has none. */
export function plateIn(plate: string): { productId: string; serial: string } {
	const [productId = '', ...serial] = plate.split(' ')
	return { productId, serial: serial.join(' ') }
}

/** The address of the claims of an order, with a product chosen for another. */
export const claimPath = (orderId: string, plate: { productId: string; serial: string }) =>
	`/admin/orders/${orderId}/claims?${new URLSearchParams({ plate: plateOf(plate) })}`
