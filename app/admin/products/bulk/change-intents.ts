import type { BulkChanged, BulkPreview } from '../../../../domain/catalogue/bulk/bulk-schema'
import type { BulkField } from '../../../../domain/catalogue/rules'
import { intents } from '../../../ui/forms/intents'
import type { Refused } from '../../../ui/forms/problem'

export const changeIntents = intents('preview', 'apply', 'undo')

/** The answer to a form: the changes proposed, made or undone. */
export type ChangeAnswer =
	| Refused
	| { problem: null; step: 'preview'; preview: BulkPreview }
	| { problem: null; step: 'apply' | 'undo'; changed: BulkChanged }

/** The headings of the page and the words for a field. */
export const FIELD_WORDS: Record<BulkField, { title: string; head: string; many: string }> = {
	price: { title: 'Change prices', head: 'Price', many: 'prices' },
	category: { title: 'Change category', head: 'Category', many: 'categories' },
	taxClass: { title: 'Change tax class', head: 'Tax class', many: 'tax classes' },
}

/** The address of the page. */
export const CHANGE_PRODUCTS = '/admin/change-products'
