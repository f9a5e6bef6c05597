import type { Message } from '../../../../../shared/messages/message.ts'

/** The wishes of a buyer that can stand in the way. */
export const LIMITS = ['roof', 'budget', 'backup'] as const
export type Limit = (typeof LIMITS)[number]

/** An obstacle between a plan and the best one, and its remedy. */
export interface Limitation {
	sentence: Message
	/** The requests that could be changed; none where only the stock is short. */
	by: readonly Limit[]
}
