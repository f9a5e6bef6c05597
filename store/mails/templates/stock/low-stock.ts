import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { button, text } from '../../parts.ts'

export const lowStock: Template<'low-stock'> = {
	sample: {
		path: '/admin/manage-stocks',
		products: [
			{ name: 'Mono PERC Panel 540 W', stock: 4 },
			{ name: 'Hybrid Inverter 3 kW', stock: 0 },
		],
	},
	content: ({ path, products }, { name }) => ({
		subject: message('mail.low_stock.subject', { shop: name, count: products.length }),
		title: message('mail.low_stock.title'),
		blocks: [
			text('mail.low_stock.text'),
			{
				kind: 'facts',
				facts: products.map((product) => ({
					label: product.name,
					value: message('mail.low_stock.left', { stock: product.stock }),
				})),
			},
			button(message('mail.low_stock.button'), path),
		],
		reason: message('mail.because_of_admin', { shop: name }),
	}),
}
