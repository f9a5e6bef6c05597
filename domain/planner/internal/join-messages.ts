import { type Message, message } from '../../../shared/messages/message.ts'

/** What several messages say one after another, as one. */
export const joined = (all: readonly Message[]): Message =>
	all.length === 1 && all[0] ? all[0] : message('planner.sentences', { all })
