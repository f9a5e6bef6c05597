import type { HideReason, ReviewState } from '../../../domain/reviews/rules'
import type { StatusVariant } from '../../ui/display/status'

export const HIDE_REASON_LABELS: Record<HideReason, string> = {
	abuse: 'Abuse or threats',
	'personal-data': 'Personal data',
	'off-topic': 'Not about the purchase',
}

export const REVIEW_STATE_LOOKS: Record<ReviewState, { word: string; tone: StatusVariant }> = {
	shown: { word: 'Shown', tone: 'good' },
	held: { word: 'Held', tone: 'waiting' },
	hidden: { word: 'Hidden', tone: 'off' },
}
