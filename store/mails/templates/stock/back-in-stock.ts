import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { linkOf } from '../../link.ts'
import { button, note, text } from '../../parts.ts'

export const stockAlertConfirm: Template<'stock-alert-confirm'> = {
	sample: {
		path: '/stock-alerts/confirm?key=',
		secret: 'sample',
		unsubscribePath: '/stock-alerts/stop?key=',
		product: 'Mono PERC Panel 540 W',
	},
	content: ({ product, ...link }, { name: shop }) => ({
		subject: message('mail.stock_alert_confirm.subject', { shop, product }),
		title: message('mail.stock_alert_confirm.title'),
		blocks: [
			text('mail.stock_alert_confirm.text', { product }),
			button(message('mail.stock_alert_confirm.button'), linkOf(link)),
			note('mail.stock_alert_confirm.note'),
		],
		reason: message('mail.because_of_address', { shop }),
	}),
}

export const backInStock: Template<'back-in-stock'> = {
	sample: { path: '/products/solar-panel-250w', product: 'Solar Panel 250W', price: 649_000 },
	content: ({ path, product, price }, { name: shop }) => ({
		subject: message('mail.back_in_stock.subject', { shop, product }),
		title: message('mail.back_in_stock.title'),
		blocks: [
			text('mail.back_in_stock.text', { product, price }),
			button(message('mail.back_in_stock.button'), path),
			note('mail.back_in_stock.note'),
		],
		reason: message('mail.because_of_address', { shop }),
	}),
}
