import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cart, item, sampleItems } from '../../../../test/planner/sample-items.ts'
import { figuresOf } from '../../electrical/items.ts'

const isBattery = ({ what }: { what: string }) => what === 'battery'

/** A fix by so many pieces of a product, in nothing's place. */
const pieces = (quantity: number, productId: string, sentence: string) => ({
	productId,
	quantity,
	insteadOf: null,
	sentence,
})

/** The problems of a cart, if any. */
function problemsOf(counts: Record<string, number>) {
	const { verdict, problems } = cart(counts)
	expect(verdict).toBe('misfits')
	return problems
}

describe('what would help a cart', () => {
	it('with too few panels for a string is told of it, and what would help', () => {
		const problems = problemsOf({ 'solar-panel-500w': 3, 'hybrid-inverter-5kw': 1 })
		expect(problems).toMatchObject([
			{
				rule: 'layout',
				productIds: ['solar-panel-500w', 'hybrid-inverter-5kw'],
				sentence: '3 panels are too few: the inverter needs at least 6 in a row.',
			},
		])
		expect(problems[0]?.fixes[0]).toEqual(
			pieces(6, 'solar-panel-500w', '6 instead of 3 × Solar Panel 500W can be divided evenly.'),
		)
	})

	it('with too many for its inverter is shown an inverter that takes them', () => {
		const { problems } = cart({ 'solar-panel-500w': 16, 'solar-inverter-3kw': 1 })
		const fixed = problems[0]?.fixes.find(({ productId }) => productId !== 'solar-panel-500w')
		expect(fixed).toBeDefined()
		const { productId = '', quantity = 0 } = fixed ?? {}
		expect(cart({ 'solar-panel-500w': 16, [productId]: quantity }).problems).toEqual([])
	})

	it('that takes a way out is right, whether it takes the place of something or comes besides', () => {
		const carts: Record<string, number>[] = [
			{ 'solar-panel-500w': 16, 'solar-inverter-3kw': 1 },
			{ 'solar-panel-500w': 3, 'hybrid-inverter-5kw': 1 },
			{ 'solar-panel-500w': 8, 'solar-inverter-3kw': 1, 'solar-battery-5kwh': 1 },
			{ 'dcr-mono-panel-540w': 6, 'solar-inverter-3kw': 1, 'solar-battery-5kwh': 1 },
			{ 'solar-panel-500w': 8, 'hybrid-inverter-5kw': 1, 'high-voltage-battery-20kwh': 1 },
			{ 'dcr-mono-panel-540w': 6 },
			{ 'dcr-mono-panel-540w': 6, 'solar-battery-5kwh': 1 },
			{ 'hybrid-inverter-5kw': 1 },
			{ 'off-grid-inverter-5kw': 1, 'tubular-battery-150ah': 3 },
			{ 'off-grid-inverter-5kw': 1, 'tubular-battery-150ah': 17 },
			{ 'off-grid-inverter-5kw': 2, 'solar-tubular-battery-200ah': 6 },
			{ 'hybrid-inverter-5kw': 1, 'solar-battery-5kwh': 17 },
			{ 'tubular-battery-150ah': 4 },
		]
		for (const before of carts) {
			const { problems, missing } = cart(before)
			for (const { severity, productIds, fixes } of [...problems, ...missing])
				for (const { productId, quantity, insteadOf } of fixes) {
					const { [insteadOf ?? '']: _gone, ...kept } = before
					const after = cart({ ...kept, [productId]: quantity })
					const still = [...after.problems, ...after.missing].filter(
						(one) => one.severity === severity && one.productIds.join() === productIds.join(),
					)
					expect(still, `${productId} for ${JSON.stringify(before)}`).toEqual(
						severity === 'hint' ? expect.anything() : [],
					)
				}
		}
	})

	it('with any number of batteries is offered only what leaves nothing wrong with them', () => {
		const ids = (kind: 'battery' | 'inverter') =>
			sampleItems.flatMap((one) => (figuresOf(one)?.kind === kind && one.stock > 2 ? one.id : []))
		const battery = fc.constantFrom(...ids('battery'))
		const inverter = fc.constantFrom(
			...ids('inverter').filter((id) => cart({ [id]: 1 }).missing.some(isBattery)),
		)
		fc.assert(
			fc.property(
				battery,
				fc.integer({ min: 1, max: 40 }),
				inverter,
				fc.integer({ min: 1, max: 3 }),
				(batteryId, batteries, inverterId, inverters) => {
					const before: Record<string, number> = {
						[inverterId]: inverters,
						[batteryId]: batteries,
					}
					for (const { severity, fixes } of cart(before).problems) {
						if (severity === 'warning') continue
						for (const { productId, quantity, insteadOf } of fixes) {
							const { [insteadOf ?? '']: _gone, ...kept } = before
							const after = cart({ ...kept, [productId]: quantity })
							expect(after.verdict, `${quantity} ${productId}`).toBe('fits')
							expect(item(productId).stock).toBeGreaterThanOrEqual(quantity)
						}
					}
				},
			),
		)
	})

	it('never has something take the place of itself', () => {
		const { problems } = cart({ 'solar-panel-500w': 16, 'solar-inverter-3kw': 1 })
		expect(problems[0]?.fixes).toContainEqual(
			pieces(2, 'solar-inverter-3kw', '2 × Solar Inverter 3kW take 16 such panels.'),
		)
	})

	it('is offered nothing that would change the inside of a kit', () => {
		const { problems } = cart({ 'home-kit-3kw': 1, 'dcr-mono-panel-540w': 20 })
		const inside = ['dcr-mono-panel-540w', 'solar-inverter-3kw']
		for (const { productId, insteadOf } of problems[0]?.fixes ?? [])
			expect(inside).not.toContain(insteadOf ?? productId)
	})

	it('with a battery of the wrong voltage is shown the right ones', () => {
		const [problem] = problemsOf({
			'solar-panel-500w': 8,
			'hybrid-inverter-5kw': 1,
			'high-voltage-battery-20kwh': 1,
		})
		expect(problem?.rule).toBe('battery-voltage')
		expect(problem?.fixes.map(({ productId, quantity }) => [productId, quantity])).toEqual([
			['rack-battery-4-8kwh', 1],
			['solar-battery-5kwh', 1],
			['wall-battery-10kwh', 1],
			['stack-battery-15kwh', 1],
		])
		expect(problem?.fixes[0]?.sentence).toBe('1 × Rack Battery 4.8kWh 48V suits the inverter.')
	})

	it('with lead batteries that make no whole bank is told how many more or fewer would', () => {
		const problems = problemsOf({ 'off-grid-inverter-5kw': 1, 'tubular-battery-150ah': 5 })
		expect(problems).toHaveLength(1)
		expect(problems[0]).toMatchObject({
			rule: 'battery-series',
			productIds: ['tubular-battery-150ah', 'off-grid-inverter-5kw'],
			details: [
				'batteries, against ⌈5 / 4⌉ × 4 in series = 5 batteries < 8 batteries',
				'lowest battery voltage, 4 × 10.8 V = 43.2 V ≥ 40 V',
				'highest battery voltage, 4 × 14.4 V = 57.6 V ≤ 60 V',
			],
		})
		expect(problems[0]?.fixes[0]).toEqual(
			pieces(
				4,
				'tubular-battery-150ah',
				'4 instead of 5 × Tall Tubular Battery 150Ah make a bank of 4 in series.',
			),
		)
		expect(problems[0]?.fixes).toEqual(
			expect.arrayContaining([
				pieces(
					8,
					'tubular-battery-150ah',
					'8 instead of 5 × Tall Tubular Battery 150Ah make 2 banks of 4 in series.',
				),
			]),
		)
		const ids = problems[0]?.fixes.map(({ productId, quantity }) => `${quantity} ${productId}`)
		expect(new Set(ids).size).toBe(ids?.length)
	})
})
