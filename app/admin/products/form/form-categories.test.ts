import { expect, it } from 'vitest'
import { CATEGORIES } from '../../../../shared/products/categories'
import { FORM_CATEGORIES } from './form-categories'

it('stand in the form of a product in the order of the specification, all of them', () => {
	expect(FORM_CATEGORIES).toEqual([
		...['Panels', 'Kits', 'Batteries'],
		...['Inverters', 'Accessories', 'Generators'],
	])
	expect(FORM_CATEGORIES.toSorted()).toEqual([...CATEGORIES].sort())
})
