import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomCatalogue } from '../../../test/catalogues/random-catalogue.ts'
import { places } from '../../../test/planner/plans.ts'
import { sampleItems } from '../../../test/planner/sample-items.ts'
import { figuresOf, type Item } from '../electrical/items.ts'
import { fits, fitsWith, pair } from './fits.ts'

const KINDS = ['panel', 'inverter', 'battery', 'generator']
const isPart = ({ sheet }: Item) => sheet !== null && KINDS.includes(sheet.kind)
const parts = [...randomCatalogue(60, 21, 0), ...sampleItems].filter(isPart)
const part = fc.constantFrom(...parts)

it('what fits by its figures is what fits by every check', () => {
	let fitting = 0
	fc.assert(
		fc.property(part, part, places, ({ sheet: one }, { sheet: other }, { site }) => {
			if (!one || !other) return
			const found = pair(one, other, site)?.fits ?? false
			expect(fits(one, other, site)).toBe(found)
			if (found) fitting++
		}),
		{ numRuns: 3000 },
	)
	expect(fitting).toBeGreaterThan(100)
})

it('the reason why a product fits is that of the pair', () => {
	const [first] = parts.filter(({ sheet, stock }) => sheet?.kind === 'panel' && stock > 0)
	const figures = first && figuresOf(first)
	if (!first || !figures) throw new Error('There is no panel.')
	const found = fitsWith(first, parts)
	expect(found.length).toBeGreaterThan(5)
	for (const { item, reason } of found)
		expect(reason).toEqual(item.sheet && pair(figures, item.sheet)?.reason)
})
