import { expect, it } from 'vitest'
import { lagOf, type Position, type StandbyState, whyNotOf } from './standby-state.ts'

const PRIMARY: Position = { lsn: '0/3000060', system: '1', timeline: 2 }
const STANDBY: StandbyState = {
	...{ isStandby: true, system: '1', timeline: 2 },
	...{ behind: 0, secondsSinceCommit: 90 },
}

it.each<[string, Partial<StandbyState>, RegExp | null]>([
	['a standby of the primary', {}, null],
	['a primary', { isStandby: false }, /no standby/],
	['a standby of another system', { system: '2' }, /another system/],
	['one that still follows the former primary', { timeline: 1 }, /timeline 1, and .+ on 2$/],
	['one that does not tell its timeline', { timeline: null }, /timeline null/],
	['one that does not tell its system', { system: null }, /whose data/],
])('%s is judged by what it says', (_what, state, why) => {
	const found = whyNotOf({ ...STANDBY, ...state }, PRIMARY)
	if (why) expect(found).toMatch(why)
	else expect(found).toBeNull()
})

it('a primary that does not tell its system has no replica', () => {
	expect(whyNotOf({ ...STANDBY, system: null }, { ...PRIMARY, system: null })).toMatch(/whose data/)
})

it('a standby that has all is not behind, however long ago something was written', () => {
	expect(lagOf(STANDBY)).toEqual({ bytes: 0, seconds: 0 })
	expect(lagOf({ ...STANDBY, behind: -8 })).toEqual({ bytes: 0, seconds: 0 })
	expect(lagOf({ ...STANDBY, behind: 512 })).toEqual({ bytes: 512, seconds: 90 })
	expect(lagOf({ ...STANDBY, behind: 512, secondsSinceCommit: null })).toEqual({
		...{ bytes: 512, seconds: 0 },
	})
})
