import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { UserId } from '../../../../shared/ids.ts'
import { prefixesOf } from '../../../installers/rules.ts'
import { type Candidate, rankInstallers } from './routing-rules.ts'

const PUNE = '411038'

const candidate = (more: Partial<Candidate> = {}): Candidate => ({
	id: 'ravi' as UserId,
	isSuspended: false,
	basePin: PUNE,
	pinPrefixes: ['411'],
	jobsAWeek: 3,
	openJobs: 0,
	hasDeclined: false,
	lastOfferAt: null,
	...more,
})

const named = (id: string, more: Partial<Candidate> = {}) =>
	candidate({ id: id as UserId, ...more })
const idsOf = (candidates: Candidate[], pin = PUNE) =>
	rankInstallers(candidates, pin).map(({ id }) => id)
const ineligibleReasonOf = (more: Partial<Candidate>) =>
	rankInstallers([candidate(more)], PUNE)[0]?.ineligibleReason

it('an order fits whoever serves its PIN code and has less open than two weeks of work', () => {
	expect(ineligibleReasonOf({})).toBeNull()
	expect(ineligibleReasonOf({ pinPrefixes: ['400', '41'] })).toBeNull()
	expect(ineligibleReasonOf({ pinPrefixes: ['411001', '412'] })).toBe('area')
	expect(ineligibleReasonOf({ pinPrefixes: [] })).toBe('area')
	expect(ineligibleReasonOf({ openJobs: 5 })).toBeNull()
	expect(ineligibleReasonOf({ openJobs: 6 })).toBe('full')
	expect(ineligibleReasonOf({ jobsAWeek: 0 })).toBe('no-jobs')
	expect(ineligibleReasonOf({ isSuspended: true })).toBe('suspended')
	expect(ineligibleReasonOf({ hasDeclined: true })).toBe('declined')
})

it('the least open work comes first, then the nearest, then the longest without an offer', () => {
	const candidates = [
		named('busy', { openJobs: 1 }),
		named('far', { basePin: '400001' }),
		named('nowhere', { basePin: null }),
		named('asked today', { lastOfferAt: 2000 }),
		named('asked before', { lastOfferAt: 1000 }),
		named('never asked'),
	]
	expect(idsOf(candidates)).toEqual([
		'never asked',
		'asked before',
		'asked today',
		'far',
		'nowhere',
		'busy',
	])
	const far = rankInstallers([named('far', { basePin: '400001' })], PUNE)[0]
	expect(far?.kilometres).toBeGreaterThan(100)
	expect(far?.kilometres).toBeLessThan(150)
})

const pin = fc.constantFrom('411038', '400001', '302017', '600028', '110001')
const candidates = fc.uniqueArray(
	fc.record({
		id: fc.stringMatching(/^[a-z]{4}$/) as fc.Arbitrary<UserId>,
		isSuspended: fc.boolean(),
		basePin: fc.option(pin),
		pinPrefixes: fc.subarray(['411', '40', '302', '6000', '110001']),
		jobsAWeek: fc.integer({ min: 0, max: 4 }),
		openJobs: fc.integer({ min: 0, max: 9 }),
		hasDeclined: fc.boolean(),
		lastOfferAt: fc.option(fc.integer({ min: 1, max: 3 })),
	}),
	{ selector: ({ id }) => id, maxLength: 12 },
)

it('everybody is ranked once, alike however they come, and nobody the order does not fit before one it fits', () => {
	fc.assert(
		fc.property(candidates, pin, fc.infiniteStream(fc.nat()), (all, zip, random) => {
			const ranked = rankInstallers(all, zip)
			expect(ranked.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
			const shuffled = all
				.map((each) => ({ each, at: random.next().value }))
				.sort((a, b) => a.at - b.at)
				.map(({ each }) => each)
			expect(rankInstallers(shuffled, zip)).toEqual(ranked)
			const fits = ranked.map(({ ineligibleReason }) => ineligibleReason === null)
			expect(fits).toEqual([...fits].sort((a, b) => Number(b) - Number(a)))
		}),
		{ numRuns: 500 },
	)
})

it('no fit breaks a condition, and no ineligibleReason keeps them all', () => {
	fc.assert(
		fc.property(candidates, pin, (all, zip) => {
			for (const { ineligibleReason, ...each } of rankInstallers(all, zip)) {
				const isServed = prefixesOf(zip).some((prefix) => each.pinPrefixes.includes(prefix))
				const hasRoom = each.openJobs < 2 * each.jobsAWeek
				const isFit = isServed && hasRoom && !each.isSuspended && !each.hasDeclined
				expect(ineligibleReason === null).toBe(isFit)
			}
		}),
		{ numRuns: 500 },
	)
})

it('of two who are asked one after another, the first is no worse in the first thing that differs', () => {
	fc.assert(
		fc.property(candidates, pin, (all, zip) => {
			const ranked = rankInstallers(all, zip).filter(
				({ ineligibleReason }) => ineligibleReason === null,
			)
			for (const [n, after] of ranked.slice(1).entries()) {
				const before = ranked[n] as typeof after
				const keys = [before, after].map(({ openJobs, kilometres, lastOfferAt }) =>
					[openJobs, kilometres ?? 99_999, lastOfferAt ?? 0].map((part) =>
						String(part).padStart(6, '0'),
					),
				)
				expect(String(keys[0]) <= String(keys[1])).toBe(true)
			}
		}),
		{ numRuns: 500 },
	)
})

it('one more open job never moves somebody up', () => {
	fc.assert(
		fc.property(candidates, pin, fc.nat(), (all, zip, n) => {
			fc.pre(all.length > 0)
			const chosen = all[n % all.length] as Candidate
			const busier = all.map((each) =>
				each.id === chosen.id ? { ...each, openJobs: each.openJobs + 1 } : each,
			)
			const rankIn = (list: Candidate[]) => idsOf(list, zip).indexOf(chosen.id)
			expect(rankIn(busier)).toBeGreaterThanOrEqual(rankIn(all))
		}),
		{ numRuns: 500 },
	)
})
