import { describe, expect, it } from 'vitest'
import { cart, item, sampleItems } from '../../../../test/planner/sample-items.ts'
import { fitsWith } from '../../fits/fits.ts'

/** The ways out of the first problem or gap, as `9 solar-panel-500w`, `1 a for b`. */
function waysOut(counts: Record<string, number>, what?: string) {
	const { problems, missing } = cart(counts)
	const { fixes = [] } = what
		? (missing.find((one) => one.what === what) ?? {})
		: (problems[0] ?? {})
	return fixes.map(
		({ productId, quantity, insteadOf }) =>
			`${quantity} ${productId}${insteadOf ? ` for ${insteadOf}` : ''}`,
	)
}

describe('the ways out of a cart that does not fit', () => {
	it('begin with a few pieces less, before another product of the type, before many pieces more', () => {
		expect(waysOut({ 'solar-panel-500w': 16, 'solar-inverter-3kw': 1 })).toEqual([
			'9 solar-panel-500w',
			'1 string-inverter-10kw-three-phase for solar-inverter-3kw',
			'2 solar-inverter-3kw',
			'2 hybrid-inverter-3-6kw for solar-inverter-3kw',
		])
	})

	it('have the panels doubled before a hybrid inverter gives way to one that stores nothing', () => {
		const [first, ...others] = waysOut({ 'solar-panel-500w': 3, 'hybrid-inverter-5kw': 1 })
		expect(first).toBe('6 solar-panel-500w')
		for (const other of others) expect(other).toMatch(/ for hybrid-inverter-5kw$/)
	})

	it('keep the grid where there is one: no off-grid inverter takes the place of one with the grid', () => {
		const ways = waysOut({
			'solar-panel-500w': 10,
			'solar-inverter-3kw': 1,
			'rack-battery-4-8kwh': 1,
		})
		expect(ways).toHaveLength(4)
		expect(ways.slice(1).every((way) => /^1 hybrid-inverter/.test(way))).toBe(true)
	})

	it('take away one battery before they add three, and lead for lead before lithium', () => {
		expect(waysOut({ 'off-grid-inverter-5kw': 1, 'tubular-battery-150ah': 5 })).toEqual([
			'4 tubular-battery-150ah',
			'4 solar-tubular-battery-200ah for tubular-battery-150ah',
			'8 tubular-battery-150ah',
			'1 rack-battery-4-8kwh for tubular-battery-150ah',
		])
	})

	it('have a battery that works as it is before cheaper ones in series', () => {
		expect(waysOut({ 'hybrid-inverter-5kw': 1 }, 'battery')).toEqual([
			'1 rack-battery-4-8kwh',
			'1 solar-battery-5kwh',
			'1 wall-battery-10kwh',
			'1 stack-battery-15kwh',
		])
	})
})

describe('what fits with a product', () => {
	const first = (id: string, category: string, among = sampleItems) =>
		fitsWith(item(id), among).find(({ item }) => item.category === category)?.item.id

	it('begins with what costs least in the number that it takes, not with the smallest', () => {
		const cheapest = sampleItems
			.filter(({ category, stock }) => category === 'Panels' && stock > 0)
			.sort((a, b) => a.price - b.price)[0]
		expect(cheapest?.id).toBe('solar-panel-175w-12v')
		expect(first('solar-inverter-3kw', 'Panels')).toBe('topcon-bifacial-panel-580w')
		expect(first('hybrid-inverter-5kw', 'Batteries')).toBe('rack-battery-4-8kwh')
	})

	it('has what is in stock in that number before what is short, and what is out of stock last', () => {
		const with580 = (stock: number) =>
			sampleItems.map((item) =>
				item.id === 'topcon-bifacial-panel-580w' ? { ...item, stock } : item,
			)
		expect(first('solar-inverter-3kw', 'Panels', with580(6))).toBe('topcon-bifacial-panel-580w')
		expect(first('solar-inverter-3kw', 'Panels', with580(5))).toBe('solar-panel-500w')
		const none = fitsWith(item('solar-inverter-3kw'), with580(0)).map(({ item }) => item)
		expect(none.at(-1)?.stock).toBe(0)
	})
})
