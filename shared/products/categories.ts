/** The kinds of products, in the order of the shop's own lists. */
export const CATEGORIES = [
	'Panels',
	'Batteries',
	'Inverters',
	'Generators',
	'Kits',
	'Accessories',
] as const

export type Category = (typeof CATEGORIES)[number]
