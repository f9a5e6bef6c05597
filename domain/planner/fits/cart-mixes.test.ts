import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cart, item, sampleItems } from '../../../test/planner/sample-items.ts'
import { figuresOf } from '../electrical/items.ts'

type Counts = Record<string, number>

const ORDER = ['misfits', 'unknown', 'fits'] as const
const rank = (counts: Counts) => ORDER.indexOf(cart(counts).verdict)

const idsOf = (...kinds: string[]) =>
	sampleItems.filter((one) => kinds.includes(figuresOf(one)?.kind ?? '')).map(({ id }) => id)

const some = (ids: string[], most: number, maxLength: number) =>
	fc
		.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: most })), {
			maxLength,
			selector: ([id]) => id,
		})
		.map((pairs): Counts => Object.fromEntries(pairs))

const sources = some(idsOf('inverter', 'generator', 'kit'), 3, 3)
const users = some(idsOf('panel', 'battery'), 20, 4)
const RUNS = process.env.SOAK ? 2000 : 150

const without = (counts: Counts, id: string): Counts => {
	const { [id]: _gone, ...rest } = counts
	return rest
}

/** The best result of a cart while some of its inverters are left to other things. */
function bestRank(of: Counts, among: Counts): number {
	const ids = Object.keys(among)
	const [id = '', ...others] = ids
	if (ids.length === 0) return rank(of)
	const rest = Object.fromEntries(others.map((other) => [other, among[other] ?? 0]))
	const fewest = figuresOf(item(id))?.kind === 'inverter' ? 1 : (among[id] ?? 0)
	let best = 0
	for (let count = among[id] ?? 0; count >= fewest; count--)
		best = Math.max(best, bestRank({ ...of, [id]: count }, rest))
	return best
}

describe('the whole of a cart', () => {
	it('with two kinds of battery on one inverter does not fit, whichever others are there', () => {
		const mixed = {
			'hybrid-inverter-5kw': 1,
			'dcr-mono-panel-540w': 8,
			'solar-battery-5kwh': 1,
			'rack-battery-4-8kwh': 1,
			'tubular-battery-150ah': 4,
		}
		const { verdict, problems } = cart(mixed)
		expect(verdict).toBe('misfits')
		expect(problems.map(({ rule }) => rule)).toEqual(['mixed-batteries', 'mixed-batteries'])
		expect(problems[0]?.sentence).toMatch(/cannot work on the same inverter/)
		for (const { fixes } of problems) expect(fixes.length).toBeGreaterThan(0)
		const [first, second] = problems.map(({ fixes }) => fixes[0])
		if (!first || !second) throw new Error('No way out is shown.')
		const withFix = (counts: Counts, fix: typeof first) => ({
			...without(counts, fix.insteadOf ?? ''),
			[fix.productId]: fix.quantity,
		})
		const once = withFix(mixed, first)
		expect(cart(once).problems.map(({ rule }) => rule)).toEqual(['mixed-batteries'])
		const again = cart(once).problems[0]?.fixes[0]
		if (!again) throw new Error('No way out is shown.')
		expect(cart(withFix(once, again)).verdict).toBe('fits')
	})

	it('with an inverter for each kind of battery is for an installer to plan', () => {
		const two = cart({
			'hybrid-inverter-5kw': 2,
			'solar-battery-5kwh': 1,
			'rack-battery-4-8kwh': 1,
		})
		expect(two.verdict).toBe('unknown')
		expect(two.unchecked[0]?.sentence).toMatch(
			/^Which battery goes on which inverter could not be checked\./,
		)
	})

	it('has the battery of a kit on the inverter of the kit, with no other kind beside it', () => {
		const kit = 'home-kit-3-6kw-hybrid'
		expect(cart({ [kit]: 1, 'rack-battery-4-8kwh': 1 }).problems).toMatchObject([
			{ rule: 'mixed-batteries', productIds: expect.arrayContaining(['rack-battery-4-8kwh']) },
		])
		expect(cart({ [kit]: 1, 'hybrid-inverter-5kw': 1, 'rack-battery-4-8kwh': 1 }).verdict).toBe(
			'fits',
		)
	})

	it('with several kinds of panels has enough of each for a string, and room for all', () => {
		const with500 = (others: Counts) =>
			cart({ 'solar-panel-500w': 8, 'hybrid-inverter-5kw': 1, ...others })
		expect(with500({ 'dcr-mono-panel-540w': 2 }).problems[0]?.sentence).toMatch(/ too few: /)
		const many = cart({
			'solar-panel-500w': 8,
			'dcr-mono-panel-540w': 60,
			'string-inverter-10kw-three-phase': 1,
		})
		expect(many.verdict).toBe('misfits')
	})

	it('is never better than what it is made of', { timeout: 300_000 }, () => {
		fc.assert(
			fc.property(sources, users, (on, all) => {
				const whole = rank({ ...on, ...all })
				for (const id of Object.keys(on)) {
					if (figuresOf(item(id))?.kind === 'kit')
						expect(whole, `kit ${id}`).toBeLessThanOrEqual(rank({ [id]: 1 }))
				}
				for (const [id, quantity] of Object.entries(all))
					expect(whole, id).toBeLessThanOrEqual(bestRank({ [id]: quantity }, on))
			}),
			{ numRuns: RUNS },
		)
	})

	it('never comes to fit by a second kind of battery or panel', { timeout: 300_000 }, () => {
		fc.assert(
			fc.property(
				sources,
				users,
				fc.constantFrom(...idsOf('panel', 'battery')),
				fc.integer({ min: 1, max: 20 }),
				(on, all, id, quantity) => {
					fc.pre(!(id in all))
					const kind = figuresOf(item(id))?.kind
					fc.pre(Object.keys(all).some((one) => figuresOf(item(one))?.kind === kind))
					if (cart({ ...on, ...all }).verdict === 'misfits')
						expect(cart({ ...on, ...all, [id]: quantity }).verdict).not.toBe('fits')
				},
			),
			{ numRuns: RUNS },
		)
	})
})
