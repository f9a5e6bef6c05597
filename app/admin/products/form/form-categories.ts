import { CATEGORIES, type Category } from '../../../../shared/products/categories'

/** Of those that the specification's form of a product has elsewhere: kits after panels, generators at the end. */
const PLACE: Partial<Record<Category, number>> = { Panels: -2, Kits: -1, Generators: 1 }

/** The kinds of products in the order of the specification's form. */
export const FORM_CATEGORIES: readonly Category[] = [...CATEGORIES].sort(
	(one, other) => (PLACE[one] ?? 0) - (PLACE[other] ?? 0),
)
