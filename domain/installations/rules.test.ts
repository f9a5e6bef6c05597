import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	type AppointmentStep,
	endOf,
	missingFor,
	nextAppointment,
	overlap,
	wrongSerials,
	wrongTime,
} from './rules.ts'
import { type AppointmentState, CHECKLIST } from './schema.ts'

const span = fc.record({
	at: fc.integer({ min: 0, max: 2_000_000_000_000 }),
	minutes: fc.integer({ min: 30, max: 600 }),
})
const near = fc
	.tuple(span, fc.integer({ min: -40_000_000, max: 40_000_000 }), span)
	.map(([a, shift, b]) => [a, { at: a.at + shift, minutes: b.minutes }] as const)
const steps = fc.array(fc.constantFrom<AppointmentStep>('propose', 'confirm', 'ask-another'))

describe('an appointment', () => {
	it('can be proposed at any time, and confirmed only as proposed', () => {
		fc.assert(
			fc.property(steps, (taken) => {
				let state: AppointmentState | null = null
				for (const step of taken) {
					const to: AppointmentState | null = nextAppointment(state, step)
					if (step === 'propose') expect(to).toBe('proposed')
					if (step === 'confirm') expect(to === 'confirmed').toBe(state === 'proposed')
					if (step === 'ask-another')
						expect(to === null).toBe(state === null || state === 'another-asked')
					state = to ?? state
				}
			}),
		)
	})

	it('overlaps another as the other overlaps it, and always itself', () => {
		fc.assert(
			fc.property(near, ([a, b]) => {
				expect(overlap(a, b)).toBe(overlap(b, a))
				expect(overlap(a, a)).toBe(true)
				const shared = Math.min(endOf(a), endOf(b)) - Math.max(a.at, b.at)
				expect(overlap(a, b)).toBe(shared > 0)
				expect(overlap(a, { at: endOf(a), minutes: b.minutes })).toBe(false)
			}),
		)
	})

	it('lies in the future, but not too far', () => {
		expect(wrongTime(1000, 1000)).toBe('Choose a time in the future.')
		expect(wrongTime(1001, 1000)).toBeNull()
		expect(wrongTime(1000 + 3 * 366 * 86_400_000, 1000)).toMatch('two years')
	})
})

describe('completing', () => {
	it('needs exactly the steps that are not done, and an appointment first', () => {
		fc.assert(
			fc.property(fc.subarray([...CHECKLIST]), (done) => {
				const missing = CHECKLIST.filter((step) => !done.includes(step))
				expect(missingFor('scheduled', CHECKLIST, new Set(done))).toEqual(missing)
				expect(missingFor('accepted', CHECKLIST, new Set(done))).toEqual([
					'appointment',
					...missing,
				])
			}),
		)
	})
})

describe('serial numbers', () => {
	const serial = fc.stringMatching(/^[A-Za-z0-9]{1,4}$/)

	it('are taken when there are no more than ordered and none is there twice', () => {
		fc.assert(
			fc.property(
				fc.array(serial, { maxLength: 6 }),
				fc.nat(6),
				fc.array(serial, { maxLength: 3 }),
				(serials, quantity, others) => {
					const all = [...new Set(others.map((each) => each.toUpperCase())), ...serials]
					const unique = new Set(all.map((each) => each.toUpperCase())).size === all.length
					const fits = serials.length <= quantity
					expect(wrongSerials(serials, quantity, others) === null).toBe(unique && fits)
				},
			),
		)
	})

	it('name the one that is there twice', () => {
		expect(wrongSerials(['a1', 'B2', 'A1'], 3, ['c3'])).toEqual({
			'serials.2': 'A1 is there twice in this order.',
		})
		expect(wrongSerials(['C3'], 3, ['c3'])).toHaveProperty(['serials.0'])
		expect(wrongSerials(['1', '2'], 1, [])).toEqual({ serials: 'Only one of these was ordered.' })
	})
})
