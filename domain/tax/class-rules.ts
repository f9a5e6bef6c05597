import type { Product } from '../catalogue/schema.ts'

/** How goods or a service are taxed by themselves. */
export interface TaxClass {
	code: string
	name: string
	/** HSN of goods, SAC of a service; blank where it is not known. */
	hsnSac: string
	/** GST in basis points: 500 are 5 %. */
	rateBp: number
	/** It bears its own rate also where the seller installs it. */
	neverComposite: boolean
}

/** The class of what counts as goods of a system that the seller installs; kits have it too. */
export const INSTALLED_GOODS = 'solar-system'
/** The class of the work of installing. */
export const INSTALLATION = 'installation'

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

/** What decides how a product is taxed. */
export type TaxedProduct = Pick<Product, 'category' | 'sheet' | 'taxClass'>

/** The class of a product that names none. */
export const defaultTaxClass = ({ category, sheet }: Omit<TaxedProduct, 'taxClass'>): string =>
	category === 'Accessories' ? classOfAccessory(sheet) : OF_CATEGORY[category]
