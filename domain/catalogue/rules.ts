/** Further pictures of a product at the most. */
export const MAX_MORE_PICTURES = 7
/** The largest file of products, megabytes. */
export const MAX_CSV_MB = 20

/** At or below this many, a product is low in stock. */
export const LOW_STOCK = 5

/** Whether a product that has `stock` left ran low by this change of it, and not before. */
export const ranLow = ({ stock, change }: { stock: number; change: number }) =>
	stock <= LOW_STOCK && stock - change > LOW_STOCK
