import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCatalogue } from '../../../samples/catalogue/index.ts'
import { said } from '../../../test/in-english.ts'
import { figuresOf, type Item } from '../electrical/items.ts'
import { checkCart } from './cart.ts'
import { fitsWith, pair } from './fits.ts'

const catalogue: Item[] = sampleCatalogue.map((one) => ({ ...one, price: one.priceRupees }))

function item(id: string): Item {
	const found = catalogue.find((one) => one.id === id)
	if (!found) throw new Error(`There is no ${id}.`)
	return found
}

const cart = (counts: Record<string, number>) =>
	said(
		checkCart(
			Object.entries(counts).map(([id, quantity]) => ({ item: item(id), quantity })),
			catalogue,
		),
	)

const isBattery = ({ what }: { what: string }) => what === 'battery'

const idsOf = (id: string) => fitsWith(item(id), catalogue).map((one) => one.item.id)

describe('what fits with a product', () => {
	it('is batteries and panels in turn for a hybrid inverter, each with its reason', () => {
		const found = said(fitsWith(item('hybrid-inverter-5kw'), catalogue))
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
		const found = said(fitsWith(item('hjt-glass-panel-430w'), catalogue))
		expect(found.at(-1)?.item.id).toBe('micro-inverter-2000w')
		expect(found.at(-1)?.reason).toBe('One panel on each of its 4 inputs.')
	})

	it('is something for whatever the shop sells of these kinds', () => {
		const kinds = ['panel', 'inverter', 'generator']
		const alone = catalogue.filter(
			(one) => kinds.includes(figuresOf(one)?.kind ?? '') && idsOf(one.id).length === 0,
		)
		expect(alone.map(({ id }) => id)).toEqual([])
		expect(idsOf('solar-battery-5kwh').length).toBeGreaterThan(2)
	})

	it('is an inverter for lead batteries in series', () => {
		const found = said(fitsWith(item('tubular-battery-150ah'), catalogue))
		const reason = '4 in series have 48 V, within the 40 to 60 V of the inverter.'
		expect(found.find((one) => one.item.id === 'off-grid-inverter-5kw')?.reason).toBe(reason)
		expect(idsOf('off-grid-inverter-5kw')).toContain('tubular-battery-150ah')
		expect(idsOf('tubular-battery-150ah')).not.toContain('hybrid-inverter-12kw-high-voltage')
		expect(idsOf('lithium-battery-12v-100ah')).toEqual([])
	})

	it('is mutual', () => {
		const any = fc.constantFrom(...catalogue)
		fc.assert(
			fc.property(any, any, (one, other) => {
				const [a, b] = [figuresOf(one), figuresOf(other)]
				if (a && b) expect(pair(a, b)).toEqual(pair(b, a))
			}),
		)
	})
})

describe('a cart', () => {
	it('that fits has nothing to say', () => {
		expect(cart({ 'dcr-mono-panel-540w': 6, 'solar-inverter-3kw': 1 })).toEqual({
			verdict: 'fits',
			problems: [],
			missing: [],
			unchecked: [],
			paired: true,
		})
		expect(cart({ 'flat-roof-mount-2': 3 })).toMatchObject({ verdict: 'fits', paired: false })
	})

	it('with too few panels for a string is told of it, and what would help', () => {
		const { verdict, problems } = cart({ 'solar-panel-500w': 3, 'hybrid-inverter-5kw': 1 })
		expect(verdict).toBe('misfits')
		expect(problems).toHaveLength(1)
		expect(problems[0]).toMatchObject({
			rule: 'layout',
			productIds: ['solar-panel-500w', 'hybrid-inverter-5kw'],
			sentence: '3 panels are too few: the inverter needs at least 6 in a row.',
		})
		expect(problems[0]?.fixes[0]).toEqual({
			productId: 'solar-panel-500w',
			quantity: 6,
			insteadOf: null,
			sentence: '6 instead of 3 × Solar Panel 500W can be divided evenly.',
		})
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
			catalogue.flatMap((one) => (figuresOf(one)?.kind === kind && one.stock > 2 ? one.id : []))
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
		expect(problems[0]?.fixes).toContainEqual({
			productId: 'solar-inverter-3kw',
			quantity: 2,
			insteadOf: null,
			sentence: '2 × Solar Inverter 3kW take 16 such panels.',
		})
	})

	it('is told the formulas of what does not fit', () => {
		const few = cart({ 'solar-panel-500w': 3, 'hybrid-inverter-5kw': 1 }).problems[0]
		expect(few?.details).toEqual([
			expect.stringMatching(/^5 × .+ < /),
			expect.stringMatching(/^11 × .+ > /),
		])
		const wrong = cart({ 'hybrid-inverter-5kw': 1, 'high-voltage-battery-20kwh': 1 }).problems[0]
		expect(wrong?.details.length).toBeGreaterThan(0)
	})

	it('is offered nothing that would change the inside of a kit', () => {
		const { problems } = cart({ 'home-kit-3kw': 1, 'dcr-mono-panel-540w': 20 })
		const inside = ['dcr-mono-panel-540w', 'solar-inverter-3kw']
		for (const { productId, insteadOf } of problems[0]?.fixes ?? [])
			expect(inside).not.toContain(insteadOf ?? productId)
	})

	it('with a battery of the wrong voltage is shown the right ones', () => {
		const { verdict, problems } = cart({
			'solar-panel-500w': 8,
			'hybrid-inverter-5kw': 1,
			'high-voltage-battery-20kwh': 1,
		})
		expect(verdict).toBe('misfits')
		expect(problems[0]?.rule).toBe('battery-voltage')
		expect(problems[0]?.fixes.map(({ productId, quantity }) => [productId, quantity])).toEqual([
			['rack-battery-4-8kwh', 1],
			['solar-battery-5kwh', 1],
			['wall-battery-10kwh', 1],
			['stack-battery-15kwh', 1],
		])
		expect(problems[0]?.fixes[0]?.sentence).toBe('1 × Rack Battery 4.8kWh 48V suits the inverter.')
	})

	it('with lead batteries that make no whole bank is told how many more or fewer would', () => {
		const { verdict, problems } = cart({ 'off-grid-inverter-5kw': 1, 'tubular-battery-150ah': 5 })
		expect(verdict).toBe('misfits')
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
		expect(problems[0]?.fixes[0]).toEqual({
			productId: 'tubular-battery-150ah',
			quantity: 4,
			insteadOf: null,
			sentence: '4 instead of 5 × Tall Tubular Battery 150Ah make a bank of 4 in series.',
		})
		expect(problems[0]?.fixes).toEqual(
			expect.arrayContaining([
				{
					productId: 'tubular-battery-150ah',
					quantity: 8,
					insteadOf: null,
					sentence: '8 instead of 5 × Tall Tubular Battery 150Ah make 2 banks of 4 in series.',
				},
			]),
		)
		const ids = problems[0]?.fixes.map(({ productId, quantity }) => `${quantity} ${productId}`)
		expect(new Set(ids).size).toBe(ids?.length)
	})

	it('with whole banks of lead batteries fits, and warns of their currents at most', () => {
		for (const count of [4, 8, 12, 16]) {
			const lines = { 'off-grid-inverter-5kw': 1, 'tubular-battery-150ah': count }
			const { verdict, problems } = cart(lines)
			expect(verdict).toBe('fits')
			for (const { severity } of problems) expect(severity).toBe('warning')
		}
	})

	it('with four lead batteries alone is shown inverters that take them in series', () => {
		const { missing } = cart({ 'tubular-battery-150ah': 4 })
		expect(missing[0]?.fixes.length).toBeGreaterThan(0)
		expect(missing[0]?.fixes[0]?.sentence).toMatch(/ takes them, 4 in series\.$/)
		expect(cart({ 'tubular-battery-150ah': 3 }).missing[0]?.fixes).toEqual([])
	})

	it('with panels alone lacks an inverter, and any of those shown would do', () => {
		const { verdict, missing } = cart({ 'dcr-mono-panel-540w': 6 })
		expect(verdict).toBe('fits')
		expect(missing).toHaveLength(1)
		expect(missing[0]).toMatchObject({ what: 'inverter', severity: 'error' })
		expect(missing[0]?.fixes[0]?.productId).toBe('solar-inverter-3kw')
		for (const { productId, quantity } of missing[0]?.fixes ?? [])
			expect(cart({ 'dcr-mono-panel-540w': 6, [productId]: quantity }).verdict).toBe('fits')
	})

	it('with a single small panel gets no more than a hint', () => {
		expect(cart({ 'solar-panel-175w-12v': 1 }).missing).toMatchObject([
			{ what: 'inverter', severity: 'hint', fixes: [] },
		])
	})

	it('with a hybrid inverter alone is given two hints', () => {
		const { missing } = cart({ 'hybrid-inverter-5kw': 1 })
		expect(missing.map(({ what, severity }) => [what, severity])).toEqual([
			['panels', 'hint'],
			['battery', 'hint'],
		])
		for (const { fixes } of missing) expect(fixes.length).toBeGreaterThan(0)
	})

	it('with a battery alone is told what charges it', () => {
		const { missing } = cart({ 'solar-battery-5kwh': 1 })
		expect(missing[0]).toMatchObject({ what: 'inverter', severity: 'hint' })
		expect(missing[0]?.fixes[0]?.productId).toBe('hybrid-inverter-3-6kw')
	})

	it('with panels and a generator goes by the generator', () => {
		expect(cart({ 'portable-solar-generator': 1, 'solar-panel-175w-12v': 2 })).toMatchObject({
			verdict: 'fits',
			missing: [],
		})
		expect(cart({ 'solar-generator-300w': 1, 'solar-panel-500w': 1 }).problems[0]?.severity).toBe(
			'error',
		)
	})

	it('with a kit has all it needs, and lends its inverter to what lies loose', () => {
		expect(cart({ 'home-kit-3-6kw-hybrid': 2 })).toMatchObject({
			verdict: 'fits',
			problems: [],
			missing: [],
		})
		expect(cart({ 'home-kit-3-6kw-hybrid': 1, 'solar-battery-5kwh': 1 })).toMatchObject({
			verdict: 'fits',
			missing: [],
		})
		expect(cart({ 'home-kit-3-6kw-hybrid': 1, 'high-voltage-battery-20kwh': 1 }).verdict).toBe(
			'misfits',
		)
		expect(cart({ 'home-kit-3-6kw-hybrid': 1, 'solar-battery-5kwh': 16 }).problems[0]?.rule).toBe(
			'battery-parallel',
		)
		expect(cart({ 'home-kit-3kw': 1, 'dcr-mono-panel-540w': 1 }).verdict).toBe('fits')
		expect(cart({ 'home-kit-3kw': 1, 'dcr-mono-panel-540w': 20 }).verdict).toBe('misfits')
	})

	it('with what cannot be checked never fits', () => {
		const { verdict, unchecked } = cart({
			'bifacial-module-550w-pallet-31': 1,
			'string-inverter-10kw-three-phase': 1,
		})
		expect(verdict).toBe('unknown')
		expect(unchecked[0]?.productIds).toEqual(['bifacial-module-550w-pallet-31'])
	})

	it('with several kinds of panels asks an installer, unless one of them fits nowhere', () => {
		const two = cart({
			'solar-panel-500w': 8,
			'dcr-mono-panel-540w': 6,
			'hybrid-inverter-5kw': 1,
		})
		expect(two.verdict).toBe('unknown')
		const none = cart({
			'topcon-bifacial-panel-620w': 10,
			'hjt-glass-panel-430w': 2,
			'micro-inverter-800w': 1,
		})
		expect(none.verdict).toBe('misfits')
	})
})
