import { createHash } from 'node:crypto'
import { agreedIn, type CalculatedSale } from '../rules.ts'

/** What a quote is known by: two that agree to the same have the same. */
export const quoteHash = (sale: CalculatedSale): string =>
	createHash('sha256')
		.update(JSON.stringify(agreedIn(sale)))
		.digest('base64url')
