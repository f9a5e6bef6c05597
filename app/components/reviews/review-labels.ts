import type { HideReason, ReviewState } from '../../../domain/reviews/rules'
import type { StatusVariant } from '../../ui/display/status'

export const HIDE_REASON_LABELS: Record<HideReason, string> = {
	abuse: 'Abuse or threats',
	'personal-data': 'Personal data',
	'off-topic': 'Not about the purchase',
}

export const REVIEW_STATE_LABELS: Record<ReviewState, { word: string; variant: StatusVariant }> = {
	shown: { word: 'Shown', variant: 'good' },
	held: { word: 'Held', variant: 'waiting' },
	hidden: { word: 'Hidden', variant: 'off' },
}
