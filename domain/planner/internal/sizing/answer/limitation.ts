import type { Message } from '../../../../../shared/messages/message.ts'

/** What a buyer asked for that can stand in the way. */
export const LIMITS = ['roof', 'budget', 'backup'] as const
export type Limit = (typeof LIMITS)[number]

/** What keeps a plan from what would be best, and what would help. */
export interface Limitation {
	sentence: Message
	/** What could be asked for otherwise; none where only the stock is short. */
	by: readonly Limit[]
}
