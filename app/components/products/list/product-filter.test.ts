import { describe, expect, it } from 'vitest'
import { activeFilters, cleared, powerName, priceName } from '../../../products/list/filter-names'
import { apiQuery, filterFrom, rangeOf, searchOf } from './product-filter'

const read = (search: string) => filterFrom(new URLSearchParams(search))

describe('the address of a filter', () => {
	it.each([
		'',
		'?q=solar+panel',
		'?category=Panels&category=Kits',
		'?brand=Arunvi&brand=A%26B+%C2%BD',
		'?price=10000-50000&power=6000-',
		'?q=x&category=Panels&brand=Arunvi&price=0-10000&power=1-500&inStock=true&sort=name&page=3',
	])('says again what it was read from: %s', (search) => {
		expect(searchOf(read(search))).toBe(search)
	})

	it.each([
		'?page=0',
		'?page=-1',
		'?page=1.5',
		'?page=abc',
		'?sort=__proto__',
		'?sort=best',
		'?category=Shoes',
		'?category=constructor',
		'?price=free',
		'?price=9-1',
		'?price=-',
		'?power=1e9-',
		'?inStock=yes',
		'?brand=',
		'?q=%20%20',
		`?brand=${'x'.repeat(101)}`,
	])('takes nonsense for nothing: %s', (search) => {
		expect(searchOf(read(search))).toBe('')
	})

	it('takes a choice named twice for one', () => {
		expect(read('?category=Kits&category=Kits').categories).toEqual(['Kits'])
	})
})

describe('the API’s words for a filter', () => {
	it('asks for nothing where nothing is chosen', () => {
		expect(apiQuery(read(''))).toEqual({})
	})

	it('translates ranges, open ones too', () => {
		expect(apiQuery(read('?price=10000-50000&power=6000-&inStock=true'))).toEqual({
			minPrice: '10000',
			maxPrice: '50000',
			minPower: '6000',
			inStock: 'true',
		})
	})
})

describe('the names of ranges', () => {
	it.each([
		['0-10000', 'Under ₹10,000', priceName],
		['100000-300000', '₹1,00,000 to ₹3,00,000', priceName],
		['300000-', '₹3,00,000 and more', priceName],
		['1-500', 'Under 500 W', powerName],
		['500-1000', '500 W to 1 kW', powerName],
		['6000-', '6 kW and more', powerName],
	])('of %s: %s', (text, name, nameOf) => {
		expect(nameOf(rangeOf(text) ?? { min: 0, max: 0 })).toBe(name)
	})
})

describe('active filters', () => {
	const filter = read(
		'?q=bat&category=Kits&brand=Arunvi&price=0-10000&inStock=true&sort=name&page=2',
	)

	it('are one per choice, each with the list that is left without it', () => {
		const active = activeFilters(filter)
		expect(active.map(({ name }) => name)).toEqual([
			'“bat”',
			'Kits',
			'Arunvi',
			'Under ₹10,000',
			'In stock',
		])
		expect(searchOf(active[1]?.without ?? filter)).toBe(
			'?q=bat&brand=Arunvi&price=0-10000&inStock=true&sort=name',
		)
	})

	it('leave only the order when all are cleared', () => {
		expect(searchOf(cleared(filter))).toBe('?sort=name')
	})
})
