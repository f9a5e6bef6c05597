import type { JobKindName, JobState } from '../../../domain/jobs/schema'
import type { Tone } from '../../ui/display/status'

export const KIND_LABELS: Record<JobKindName, string> = {
	maintenance: 'Delete what has expired',
}

export const STATE_LABELS: Record<JobState, { label: string; tone: Tone }> = {
	waiting: { label: 'Waiting', tone: 'waiting' },
	running: { label: 'Running', tone: 'info' },
	failed: { label: 'Failed', tone: 'bad' },
	done: { label: 'Done', tone: 'good' },
}

export const isState = (text: string | null): text is JobState =>
	text !== null && Object.hasOwn(STATE_LABELS, text)
