export const orders = {
	'orders.too_many_tries': 'Too many tries with this order.',
}
