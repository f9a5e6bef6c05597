import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLAIM_STATES, isOpenClaim, nextStates } from './rules.ts'

it('a claim comes to an end after two steps at most, and never stands in a state twice', () => {
	fc.assert(
		fc.property(fc.array(fc.nat(10), { minLength: 10 }), (choices) => {
			const passed = [CLAIM_STATES[0]] as (typeof CLAIM_STATES)[number][]
			for (const choice of choices) {
				const next = nextStates(passed.at(-1) ?? 'claimed')
				const state = next[choice % next.length]
				if (state) passed.push(state)
			}
			expect(new Set(passed).size).toBe(passed.length)
			expect(passed.length).toBeLessThanOrEqual(3)
			expect(passed.filter(isOpenClaim)).toEqual(passed.slice(0, -1))
		}),
	)
})
