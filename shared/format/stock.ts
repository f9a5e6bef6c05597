import { number } from './english.ts'

/*
 * How it is said how many there are of a product, in pieces.
 */

/** As the specification words it: `In Stock: 9`, `Out of Stock`. */
export const stockInWords = (stock: number): string =>
	stock > 0 ? `In Stock: ${stock}` : 'Out of Stock'

/** Beside a number that asks for more: `only 2 left`, `out of stock`. */
export const leftInWords = (stock: number): string =>
	stock > 0 ? `only ${number(stock, 0)} left` : 'out of stock'

/** Of a product that has a name: `Only 2 of Panel 450`, `No Panel 450`. */
export const fewOf = (name: string, stock: number): string =>
	stock > 0 ? `Only ${stock} of ${name}` : `No ${name}`
