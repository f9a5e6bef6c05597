import type {
	AppointmentState,
	ChecklistStep,
	MoveReason,
	Visit,
} from '../../../../domain/installations/schema'

export const STEP_WORD: Record<ChecklistStep, string> = {
	survey: 'Survey',
	mounting: 'Mounting',
	electrical: 'Electrical work',
	commissioning: 'Commissioning',
	'net-meter': 'Net-meter application',
	'hand-over': 'Hand-over',
}

/** What an installer comes for. */
export const VISIT_WORD: Record<Visit, string> = {
	survey: 'Survey of the roof',
	installation: 'Day of the installation',
}

/** Why a visit was moved. */
export const REASON_WORD: Record<MoveReason, string> = {
	'not-at-home': 'Nobody was at home',
	rain: 'Rain',
	'parts-late': 'Parts have not arrived',
	'roof-not-ready': 'The roof is not ready',
	'installer-away': 'The installer cannot come',
}

/** Each state of an appointment in a word, with the variant of its dot. */
export const APPOINTMENT = {
	proposed: { word: 'Proposed', variant: 'waiting' },
	confirmed: { word: 'Confirmed', variant: 'good' },
	'change-requested': { word: 'Another time asked', variant: 'bad' },
} as const satisfies Record<AppointmentState, { word: string; variant: string }>
