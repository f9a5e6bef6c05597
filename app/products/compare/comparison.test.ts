import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../domain/catalogue/schema'
import { sampleCatalogue } from '../../../store/samples/catalogue/index'
import { comparedAs, comparedIn, comparisonAddress } from '../../components/products/compare/kinds'
import { MAX_COMPARED } from '../../components/products/compare/limits'
import { comparisonOf } from './comparison'

const products = sampleCatalogue.map(
	({ priceRupees, ...rest }) => ({ ...rest, price: priceRupees }) as unknown as Product,
)
const ofKind = (kind: string) => products.filter((product) => comparedAs(product) === kind)
const find = (id: string) => products.find((product) => product.id === id) as Product

describe('a comparison', () => {
	it('says in words what each is best at', () => {
		const { bestAt } = comparisonOf([find('solar-panel-250w'), find('solar-panel-500w')])
		expect(bestAt[0]).toEqual(['Lowest price'])
		expect(bestAt[1]).toEqual(
			expect.arrayContaining(['Lowest price per W', 'Most power', 'Most efficient']),
		)
	})

	it('has of every product each of its figures, marks what differs and the best of it alone', () => {
		const some = fc
			.constantFrom('panel', 'inverter', 'battery')
			.chain((kind) =>
				fc.uniqueArray(fc.constantFrom(...ofKind(kind)), { minLength: 1, maxLength: 4 }),
			)
		fc.assert(
			fc.property(some, (compared) => {
				const { rows, bestAt } = comparisonOf(compared)
				expect(bestAt).toHaveLength(compared.length)
				expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
				for (const { values, differs, best } of rows) {
					expect(values).toHaveLength(compared.length)
					expect(differs).toBe(values.some((value) => value !== values[0]))
					if (!differs) expect(best).toEqual([])
					else expect(best.length).toBeLessThan(compared.length)
				}
			}),
		)
	})

	it('says of every measure which line of the table has it', () => {
		for (const kind of ['panel', 'inverter', 'battery']) {
			const all = ofKind(kind)
			const { rows, bestAt } = comparisonOf(all)
			const marked = rows.filter(({ best }) => best.length > 0).length
			expect(marked, kind).toBe(new Set(bestAt.flat()).size)
		}
	})
})

describe('the address of a comparison', () => {
	it('has up to four products, from a link and from a form', () => {
		const ids = ['a', 'b.c', 'd-e']
		const params = new URL(comparisonAddress(ids), 'http://x').searchParams
		expect(comparedIn(params)).toEqual(ids)
		expect(comparedIn(new URLSearchParams('ids=a&ids=b&ids=a&ids='))).toEqual(['a', 'b'])
		expect(comparedIn(new URLSearchParams('ids=a,b,c,d,e'))).toHaveLength(MAX_COMPARED)
		expect(comparisonAddress([])).toBe('/products/compare')
	})
})
