import { number } from '../../../format/english.ts'
import { fewOf } from '../../../format/stock.ts'

export const cart = {
	'cart.no_such_product': 'There is no product with this id.',
	'cart.not_in_cart': 'This product is not in your cart.',
	'cart.changed_meanwhile': 'Your cart has changed meanwhile, so nothing was done.',
	'cart.nothing_to_undo': 'There is nothing to undo.',
	'cart.quantity_whole': 'Quantity must be a whole number.',
	'cart.product_required': 'Name the product.',
	'cart.quantity_at_least_one': 'Quantity must be at least 1.',
	'cart.quantity_at_least_none': 'Quantity must be at least 0.',
	'cart.items_required': 'Give the products to be added.',
	'cart.item_required': 'Give at least one product.',
	'cart.lines_required': 'Give the lines as they are to be.',
	'cart.line_required': 'Give at least one line.',
	'cart.product_twice': 'Name each product once.',
	'cart.full': ({ most }: { most: number }) =>
		`A cart has room for ${number(most)} different products. Remove one first.`,
	'cart.too_few': ({ name, most }: { name: string; most: number }) =>
		`${fewOf(name, most)} in stock.`,
	'cart.too_few_beside_rest': ({ name, most }: { name: string; most: number }) =>
		`${fewOf(name, most)} in stock beside the rest of your cart.`,
	'cart.system': ({ kwp }: { kwp: number }) => `${number(kwp, 2)} kW system`,
	'cart.system_dissolved': ({ kwp }: { kwp: number }) =>
		`Your ${number(kwp, 2)} kW system is no longer whole: its other parts are single products in your cart now.`,
	'cart.no_such_system': 'This system is not in your cart.',
	'cart.kwp_wrong': 'Give the power of the system in kW.',
	'cart.too_many_systems': ({ most }: { most: number }) =>
		`A cart has room for ${number(most)} systems. Remove one first.`,
	'cart.too_many_items': ({ most }: { most: number }) => `Give at most ${number(most)} products.`,
	'cart.too_many_lines': ({ most }: { most: number }) => `Give at most ${number(most)} lines.`,
}
