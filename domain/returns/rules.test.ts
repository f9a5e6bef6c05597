import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '../../shared/messages/message.ts'
import { paise } from '../../shared/money.ts'
import { leftToReturn, shareOfLine, wantedBack } from './rules.ts'

const SEED = 20261123

describe('what of a line comes back', () => {
	it('is never more than was bought, and its shares sum to what the line cost', () => {
		const line = fc
			.record({
				price: fc.integer({ min: 0, max: 1_00_000_00 }),
				quantity: fc.integer({ min: 1, max: 60 }),
				offBp: fc.integer({ min: 0, max: 10_000 }),
				tries: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }),
			})
			.map(({ price, quantity, offBp, tries }) => {
				const discount = paise(Math.floor((price * quantity * offBp) / 10_000))
				return { price: paise(price), quantity, discount, tries }
			})
		fc.assert(
			fc.property(line, ({ price, quantity, discount, tries }) => {
				const had = [{ line: 1, quantity }]
				const back: { line: number; quantity: number }[] = []
				let [count, given] = [0, 0]
				for (const wanted of [...tries, quantity]) {
					const left = leftToReturn(had, back)
					const most = left[0]?.quantity ?? 0
					const allowed = wantedBack(left, [{ line: 1, quantity: wanted }], () => 'Panel')
					expect(allowed.ok).toBe(wanted > 0 && wanted <= most)
					const taken = allowed.ok ? wanted : wanted === quantity ? most : 0
					if (taken === 0) continue
					const share = shareOfLine({ price, discount, quantity }, count, taken)
					expect(share).toBeGreaterThanOrEqual(0)
					back.push({ line: 1, quantity: taken })
					count += taken
					given += share
				}
				expect(count).toBe(quantity)
				expect(given).toBe(price * quantity - discount)
			}),
			{ seed: SEED, numRuns: 500 },
		)
	})

	it('is of lines that there are, each named once', () => {
		const left = [{ line: 1, quantity: 2 }]
		const named = () => 'Cable'
		expect(wantedBack(left, [], named)).toMatchObject({ ok: false })
		expect(wantedBack(left, [{ line: 2, quantity: 1 }], named)).toMatchObject({ ok: false })
		const unknown = wantedBack(left, [{ line: 2, quantity: 1 }], () => undefined)
		expect(!unknown.ok && unknown.problem.message).toEqual(message('returns.no_line', { line: 2 }))
		const twice = [
			{ line: 1, quantity: 1 },
			{ line: 1, quantity: 1 },
		]
		expect(wantedBack(left, twice, named)).toMatchObject({ ok: false })
		const one = [
			{ line: 1, quantity: 1 },
			{ line: 2, quantity: 0 },
		]
		expect(wantedBack(left, one, named)).toEqual({ ok: true, value: [{ line: 1, quantity: 1 }] })
	})
})
