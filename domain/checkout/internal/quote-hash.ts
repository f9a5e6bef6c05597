import { createHash } from 'node:crypto'
import { agreedIn, type CalculatedSale } from '../rules.ts'

/** The hash of a quote: equal for two with the same price and terms. */
export const quoteHash = (sale: CalculatedSale): string =>
	createHash('sha256')
		.update(JSON.stringify(agreedIn(sale)))
		.digest('base64url')
