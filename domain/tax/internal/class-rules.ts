import type { Product } from '../../catalogue/schema.ts'
import { INSTALLED_GOODS } from '../../reference-data/rules.ts'

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
