import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/in-english.ts'
import { item, sampleItems } from '../../../test/planner/sample-items.ts'
import { figuresOf } from '../electrical/items.ts'
import { fitsWith, pair } from './fits.ts'

const idsOf = (id: string) => fitsWith(item(id), sampleItems).map((one) => one.item.id)

describe('what fits with a product', () => {
	it('is batteries and panels in turn for a hybrid inverter, each with its reason', () => {
		const found = inEnglish(fitsWith(item('hybrid-inverter-5kw'), sampleItems))
		const kinds = found.map((one) => one.item.category)
		expect(new Set(kinds.slice(0, 2))).toEqual(new Set(['Panels', 'Batteries']))
		expect(found.find((one) => one.item.id === 'wall-battery-10kwh')?.reason).toBe(
			'51.2 V, within the 40 to 60 V of the inverter.',
		)
		expect(found.find((one) => one.item.id === 'solar-panel-500w')?.reason).toBe(
			'6 to 10 panels in a row, from a morning at 0 °C to cells at 82 °C.',
		)
	})

	it('leaves out what does not fit and what cannot be checked', () => {
		expect(idsOf('hybrid-inverter-5kw')).not.toContain('high-voltage-battery-20kwh')
		expect(idsOf('hybrid-inverter-5kw')).not.toContain('bifacial-module-550w-pallet-31')
		expect(idsOf('bifacial-module-550w-pallet-31')).toEqual([])
		expect(idsOf('home-kit-3kw')).toEqual([])
	})

	it('has what is out of stock last', () => {
		const found = inEnglish(fitsWith(item('hjt-glass-panel-430w'), sampleItems))
		expect(found.at(-1)?.item.id).toBe('micro-inverter-2000w')
		expect(found.at(-1)?.reason).toBe('One panel on each of its 4 inputs.')
	})

	it('is something for whatever the shop sells of these kinds', () => {
		const kinds = ['panel', 'inverter', 'generator']
		const alone = sampleItems.filter(
			(one) => kinds.includes(figuresOf(one)?.kind ?? '') && idsOf(one.id).length === 0,
		)
		expect(alone.map(({ id }) => id)).toEqual([])
		expect(idsOf('solar-battery-5kwh').length).toBeGreaterThan(2)
	})

	it('is an inverter for lead batteries in series', () => {
		const found = inEnglish(fitsWith(item('tubular-battery-150ah'), sampleItems))
		const reason = '4 in series have 48 V, within the 40 to 60 V of the inverter.'
		expect(found.find((one) => one.item.id === 'off-grid-inverter-5kw')?.reason).toBe(reason)
		expect(idsOf('off-grid-inverter-5kw')).toContain('tubular-battery-150ah')
		expect(idsOf('tubular-battery-150ah')).not.toContain('hybrid-inverter-12kw-high-voltage')
		expect(idsOf('lithium-battery-12v-100ah')).toEqual([])
	})

	it('is mutual', () => {
		const any = fc.constantFrom(...sampleItems)
		fc.assert(
			fc.property(any, any, (one, other) => {
				const [a, b] = [figuresOf(one), figuresOf(other)]
				if (a && b) expect(pair(a, b)).toEqual(pair(b, a))
			}),
		)
	})
})
