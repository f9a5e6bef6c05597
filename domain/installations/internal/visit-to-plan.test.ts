import { describe, expect, it } from 'vitest'
import type { Appointment, AppointmentState, ChecklistStep, Job } from '../schema.ts'
import { visitToPlan } from './visit-to-plan.ts'

const at = (state: AppointmentState): Appointment => ({
	...{ at: '2026-11-28T03:30:00.000Z', minutes: 60, state, preference: null, reason: null },
})
const job = (more: Partial<Pick<Job, 'status' | 'appointment' | 'survey' | 'doneSteps'>> = {}) =>
	({
		status: 'accepted',
		appointment: null,
		survey: null,
		steps: ['survey', 'mounting'] as ChecklistStep[],
		doneSteps: [],
		...more,
	}) as unknown as Job

describe('the visit that waits for a time', () => {
	it('is the installation at once where no surveys are planned', () => {
		expect(visitToPlan(job(), false)).toBe('installation')
		expect(visitToPlan(job({ appointment: at('proposed') }), false)).toBeNull()
		expect(visitToPlan(job({ appointment: at('change-requested') }), false)).toBe('installation')
		expect(visitToPlan(job({ status: 'installed' }), false)).toBeNull()
	})

	it('is the survey first where they are, and the installation once it is done', () => {
		expect(visitToPlan(job(), true)).toBe('survey')
		expect(visitToPlan(job({ survey: at('confirmed') }), true)).toBeNull()
		expect(visitToPlan(job({ survey: at('change-requested') }), true)).toBe('survey')
		const surveyed = { survey: at('confirmed'), doneSteps: ['survey' as const] }
		expect(visitToPlan(job(surveyed), true)).toBe('installation')
		expect(visitToPlan(job({ appointment: at('confirmed') }), true)).toBeNull()
	})
})
