import type { AppointmentState, ChecklistStep } from '../../../domain/installations/schema'

export const STEP_WORD: Record<ChecklistStep, string> = {
	survey: 'Survey',
	mounting: 'Mounting',
	electrical: 'Electrical work',
	commissioning: 'Commissioning',
	'net-meter': 'Net-meter application',
	'hand-over': 'Hand-over',
}

/** Each state of an appointment in a word, with the tone of its dot. */
export const APPOINTMENT = {
	proposed: { word: 'Proposed', tone: 'waiting' },
	confirmed: { word: 'Confirmed', tone: 'good' },
	'change-requested': { word: 'Another time asked', tone: 'bad' },
} as const satisfies Record<AppointmentState, { word: string; tone: string }>
