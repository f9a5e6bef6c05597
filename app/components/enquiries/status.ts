import type { EnquiryStatus } from '../../../domain/enquiries/schema'
import { isKeyOf } from '../../../shared/one-of'

export const STATUS_VARIANT = {
	open: 'waiting',
	taken: 'info',
	answered: 'good',
	closed: 'off',
} as const satisfies Record<EnquiryStatus, string>

export const STATUS_WORD: Record<EnquiryStatus, string> = {
	open: 'Open',
	taken: 'Taken',
	answered: 'Answered',
	closed: 'Closed',
}

export const isStatus = isKeyOf<EnquiryStatus>(STATUS_WORD)

/** The filters of lists: enquiries not answered yet, by their promised day. */
export const DUE_WORD = { today: 'Due today', overdue: 'Overdue' } as const
export type Due = keyof typeof DUE_WORD

export const isDue = isKeyOf<Due>(DUE_WORD)
