import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { nextStep, openSteps, STEP_NAMES } from './rules.ts'

describe('the way to the subsidy', () => {
	it('opens the next step and lets the last one be taken back', () => {
		for (let count = 0; count <= STEP_NAMES.length; count++) {
			const { toTick, toUndo } = openSteps(new Set(STEP_NAMES.slice(0, count)))
			expect(toTick).toBe(STEP_NAMES[count] ?? null)
			expect(toUndo).toBe(STEP_NAMES[count - 1] ?? null)
		}
	})

	it('counts the days of a step from the end of the one before', () => {
		const none = { startedAt: 0, visitEndsAt: null }
		const doneAt = new Map([['register', 10 * DAY_MS]] as const)
		expect(nextStep({ ...none, doneAt: new Map() })).toEqual({
			...{ step: 'register', dueAt: 7 * DAY_MS, isInstallers: false },
		})
		expect(nextStep({ ...none, doneAt })).toEqual({
			...{ step: 'feasibility', dueAt: 25 * DAY_MS, isInstallers: false },
		})
		const all = new Map(STEP_NAMES.map((step) => [step, 1] as const))
		expect(nextStep({ ...none, doneAt: all })).toBeNull()
	})
	it('has the installation done by the end of the agreed visit, as the installer’s', () => {
		const doneAt = new Map(STEP_NAMES.slice(0, 2).map((step) => [step, 1] as const))
		for (const visitEndsAt of [null, 50 * DAY_MS])
			expect(nextStep({ startedAt: 0, doneAt, visitEndsAt })).toEqual({
				...{ step: 'installation', dueAt: visitEndsAt, isInstallers: true },
			})
	})
})
