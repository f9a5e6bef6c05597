import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/in-english.ts'
import { item, sampleItems } from '../../../test/planner/sample-items.ts'
import { figuresOf } from '../electrical/items.ts'
import { fits } from './fits.ts'
import { substitutesFor } from './substitutes.ts'

const found = (id: string) => inEnglish(substitutesFor(item(id), sampleItems))

describe('what serves instead of a product', () => {
	it('is of the nearest rating, and says what it fits with', () => {
		const [first] = found('solar-panel-500w')
		expect(first?.item.category).toBe('Panels')
		expect(first?.reason).toMatch(/^\d+ W instead of 500 W\. It fits with /)
	})

	it('is an inverter of the same phases that takes a battery where the first does', () => {
		for (const { item: other } of found('hybrid-inverter-5kw')) {
			const sheet = figuresOf(other)
			expect(sheet).toMatchObject({ kind: 'inverter', phases: 1, battery: expect.anything() })
		}
		expect(found('hybrid-inverter-5kw').length).toBeGreaterThan(0)
	})

	it('is in stock, of its category, of at most twice the rating, and keeps a fit', () => {
		const any = fc.constantFrom(...sampleItems)
		const stocks = fc.array(fc.nat(2), {
			minLength: sampleItems.length,
			maxLength: sampleItems.length,
		})
		fc.assert(
			fc.property(any, stocks, (one, stock) => {
				const among = sampleItems.map((each, n) => ({ ...each, stock: stock[n] ?? 0 }))
				const figures = figuresOf(one)
				const partners = among.flatMap((other) => {
					const its = other.id === one.id ? null : figuresOf(other)
					return its && figures && fits(figures, its) ? [its] : []
				})
				for (const { item: other } of substitutesFor(one, among)) {
					expect([other.stock > 0, other.category]).toEqual([true, one.category])
					expect(other.id).not.toBe(one.id)
					const its = figuresOf(other)
					if (partners.length > 0)
						expect(its && partners.some((partner) => fits(its, partner))).toBe(true)
				}
			}),
		)
	})

	it('is nothing where nothing of its kind is in stock', () => {
		const none = sampleItems.map((each) => ({ ...each, stock: 0 }))
		expect(substitutesFor(item('solar-panel-500w'), none)).toEqual([])
	})
})
