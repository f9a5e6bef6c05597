import type { Day } from '../../shared/calendar.ts'
import { INSTALLED_GOODS, inForceOrFirst, taxClassesIn } from '../reference-data/rules.ts'
import type { ReferenceRow } from '../reference-data/schema.ts'
import type { Product } from './schema.ts'

const OF_CATEGORY: Record<Product['category'], string> = {
	Panels: 'panel',
	Batteries: 'battery',
	Inverters: 'inverter',
	Generators: 'generator',
	Kits: INSTALLED_GOODS,
	Accessories: 'accessory',
}

/** Accessories are of many sorts, which their sheets tell apart. */
function classOfAccessory(sheet: Product['sheet']): string {
	switch (sheet?.kind) {
		case 'mounting':
			return /alumin/i.test(sheet.material) ? 'mounting-aluminium' : 'mounting'
		case 'cable':
		case 'protection':
			return sheet.kind
		default:
			return OF_CATEGORY.Accessories
	}
}

/** The fields that decide how a product is taxed. */
export type TaxedProduct = Pick<Product, 'category' | 'sheet' | 'taxClass'>

/** The class of a product that names none. */
export const defaultTaxClass = ({ category, sheet }: Omit<TaxedProduct, 'taxClass'>): string =>
	category === 'Accessories' ? classOfAccessory(sheet) : OF_CATEGORY[category]

/** The HSN of a product on a day, by rows of all days; blank where its class has none. */
export function hsnOf(rows: readonly ReferenceRow[], product: TaxedProduct, on: Day): string {
	const classes = taxClassesIn(inForceOrFirst(rows, on))
	const named = classes.get(product.taxClass ?? '') ?? classes.get(defaultTaxClass(product))
	return named?.hsnSac ?? ''
}
