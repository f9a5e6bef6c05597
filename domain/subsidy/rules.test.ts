import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { hasAadhaar, nextStep, openSteps, passesVerhoeff, STEP_NAMES } from './rules.ts'

const digits = (length: number) =>
	fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

/** The digits with the one that makes them pass. */
const checked = (first: readonly number[]) => {
	const last = [...Array(10).keys()].filter((digit) => passesVerhoeff([...first, digit].join('')))
	expect(last).toHaveLength(1)
	return [...first, last[0] as number]
}

describe('Verhoeff’s check', () => {
	it('passes the example of its author', () => expect(passesVerhoeff('2363')).toBe(true))

	it('finds every wrong digit, and every two neighbours in the wrong order', () => {
		fc.assert(
			fc.property(
				digits(11),
				fc.integer({ min: 0, max: 10 }),
				fc.integer({ min: 1, max: 9 }),
				(first, place, change) => {
					const right = checked(first)
					const wrong = right.with(place, ((right[place] as number) + change) % 10)
					expect(passesVerhoeff(wrong.join(''))).toBe(false)
					const [a, b] = [right[place] as number, right[place + 1] as number]
					const swapped = right.with(place, b).with(place + 1, a)
					expect(passesVerhoeff(swapped.join(''))).toBe(a === b)
				},
			),
		)
	})

	it('finds an Aadhaar number in a text, and none where its first eight digits are covered', () => {
		fc.assert(
			fc.property(digits(10), fc.constantFrom('', ' ', '-'), (middle, gap) => {
				const number = checked([4, ...middle]).join('')
				const written = number.replace(/^(....)(....)/, `$1${gap}$2${gap}`)
				expect(hasAadhaar(`No. ${written}.`)).toBe(true)
				expect(hasAadhaar(`No. XXXX XXXX ${number.slice(8)}`)).toBe(false)
				expect(hasAadhaar(`1${number}`)).toBe(false)
			}),
		)
	})
})

describe('the way to the subsidy', () => {
	it('opens the next step and lets the last one be taken back', () => {
		for (let count = 0; count <= STEP_NAMES.length; count++) {
			const { toTick, toUndo } = openSteps(new Set(STEP_NAMES.slice(0, count)))
			expect(toTick).toBe(STEP_NAMES[count] ?? null)
			expect(toUndo).toBe(STEP_NAMES[count - 1] ?? null)
		}
	})

	it('counts the days of a step from the end of the one before', () => {
		const doneAt = new Map([['register', 10 * DAY_MS]] as const)
		expect(nextStep({ startedAt: 0, doneAt: new Map() })).toEqual({
			...{ step: 'register', dueAt: 7 * DAY_MS },
		})
		expect(nextStep({ startedAt: 0, doneAt })).toEqual({
			...{ step: 'feasibility', dueAt: 25 * DAY_MS },
		})
		const all = new Map(STEP_NAMES.map((step) => [step, 1] as const))
		expect(nextStep({ startedAt: 0, doneAt: all })).toBeNull()
	})
})
