import type { Category } from '../../catalogue/schema.ts'

/** The unit in which products of a category are counted, as GST names it (UQC). */
export const unitOf = (category: Category | undefined): string =>
	category === 'Kits' ? 'SET' : 'NOS'
