import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { DEYE, WAAREE } from '../../../../test/planner/electrical.ts'
import { siteOf } from '../climate/extremes.ts'
import { passes } from './check.ts'
import { currentsOf } from './currents.ts'
import { layOut } from './layouts.ts'
import { distribute, mostStrings, mostStringsWithoutWarning, trackerChecks } from './strings.ts'

const delhi = siteOf({ lowest: 0.1, highest: 47.1, stations: [], isColdAssumed: false })

describe('short-circuit current', () => {
	// 13.76 A: 17.2 A by the rule of 25 %, 15.57 A at most in Delhi, with light from behind 17.04 A.
	const limited = (maxShortCircuitA: number, bifacial = false) => {
		const mppts = [{ maxCurrentA: 20, maxShortCircuitA, strings: 1 }]
		const one = { ...DEYE, mppts }
		const { checks } = layOut({ ...WAAREE, bifacial }, one, delhi, { inSeries: 6, strings: 1 })
		return inEnglish(checks.find(({ rule }) => rule === 'short-circuit-current'))
	}

	it('forbids what the site can give, and warns of the rule for any site', () => {
		expect(limited(15)).toMatchObject({ ok: false, severity: 'error', value: 15.57 })
		expect(limited(16)).toMatchObject({
			ok: false,
			severity: 'warning',
			value: 17.2,
			sentence:
				'By the rule of 25 % for bright clouds one input of the inverter could see 17.2 A, above its limit of 16 A. At this place panels give 15.6 A at most, which it takes.',
		})
		expect(limited(17.2)).toMatchObject({ ok: true, value: 17.2 })
	})

	it('counts the light from behind of a bifacial panel', () => {
		expect(limited(16, true)).toMatchObject({ ok: false, severity: 'error', value: 17.04 })
		expect(limited(17.1, true)).toMatchObject({ ok: false, severity: 'warning' })
	})

	it('says figures that round to the same with as many decimals as tell them apart', () => {
		expect(limited(15.56)?.sentence).toBe(
			'In the brightest moments one input of the inverter could see 15.57 A, above its limit of 15.56 A: it could be damaged.',
		)
	})
})

it('as many strings suit the inputs as pass the checks of the trackers', () => {
	const amps = fc.integer({ min: 20, max: 300 }).map((tenths) => tenths / 10)
	const tracker = fc.record({
		maxCurrentA: amps,
		maxShortCircuitA: amps,
		strings: fc.integer({ min: 1, max: 3 }),
	})
	fc.assert(
		fc.property(fc.array(tracker, { minLength: 1, maxLength: 4 }), amps, (mppts, impA) => {
			const figures = { ...WAAREE, impA, iscA: impA * 1.06 }
			const onto = { ...DEYE, mppts }
			const checksOf = (strings: number) =>
				trackerChecks(figures, onto, distribute(figures, onto, strings, delhi), delhi)
			let most = 0
			while (passes(checksOf(most + 1))) most++
			let good = 0
			while (checksOf(good + 1).every(({ ok }) => ok)) good++
			const currents = currentsOf(figures, delhi)
			expect(mostStrings(currents, onto)).toBe(most)
			expect(mostStringsWithoutWarning(currents, onto)).toBe(good)
		}),
	)
})
