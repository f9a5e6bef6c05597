import { dayNamed } from '../../../format/dates.ts'
import { inRupees } from '../../../format/money.ts'
import type { OfShop } from './everywhere.ts'

interface OfProduct {
	product: string
}

/** Words of mails about a product that somebody waits for. */
export const products = {
	'mail.stock_alert_confirm.subject': ({ product, shop }: OfProduct & OfShop) =>
		`Shall ${shop} write when ${product} is back?`,
	'mail.stock_alert_confirm.title': 'Shall we tell you when it is back?',
	'mail.stock_alert_confirm.text': ({ product }: OfProduct) =>
		`Somebody, hopefully you, wants to hear at this address when ${product} is back in stock. Confirm it, and we will write once.`,
	'mail.stock_alert_confirm.button': 'Tell me when it is back',
	'mail.stock_alert_confirm.note': 'If it was not you, do nothing: you will get no further mail.',

	'mail.back_in_stock.subject': ({ product, shop }: OfProduct & OfShop) =>
		`Back in stock at ${shop}: ${product}`,
	'mail.back_in_stock.title': 'It is back in stock',
	'mail.back_in_stock.text': ({ product, price }: OfProduct & { price: number }) =>
		`${product} is back in stock at ${inRupees(price)}. It is not reserved for you: others wait for it too.`,
	'mail.back_in_stock.button': 'See the product',
	'mail.back_in_stock.note':
		'This was the only mail about it. You are no longer on the list for this product.',

	'mail.price_quoted.subject': ({ shop }: OfShop) => `The price you asked ${shop} for`,
	'mail.price_quoted.title': 'Here is the price you asked for',
	'mail.price_quoted.text': ({
		number,
		total,
		day,
	}: {
		number: string
		total: number
		day: string
	}) =>
		`The goods of your enquiry ${number} cost ${inRupees(total)} with their delivery, and arrive by ${dayNamed(day)}.`,
	'mail.price_quoted.next': ({ validUntil }: { validUntil: string }) =>
		`You can order at this price until ${dayNamed(validUntil)}, while stock lasts.`,
	'mail.price_quoted.button': 'See the price and order',
}
