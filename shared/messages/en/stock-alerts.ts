export const stockAlerts = {
	'stock_alerts.product_required': 'Name a product.',
	'stock_alerts.email_required': 'Give the email address to write to, or log in.',
	'stock_alerts.no_mails':
		'This demo sends no mails. Log in, and the news comes to your notifications.',
	'stock_alerts.in_stock': ({ name }: { name: string }) =>
		`${name} is in stock: you can put it in the cart.`,
	'stock_alerts.full': ({ most }: { most: number }) =>
		`You wait for ${most} products already. Stop one of them first.`,
	'stock_alerts.link_not_right':
		'This link is not right, or the product has been back since. Ask again on the page of the product.',
	'stock_alerts.log_in': 'Log in to see the products that you wait for.',
	'stock_alerts.admins_only': 'Only an admin can see how many people wait for a product.',
	'stock_alerts.log_in_as_admin': 'Log in as an admin to see how many people wait for a product.',
	'stock_alerts.back': ({ name }: { name: string }) => `${name} is back in stock.`,
}
