import { type Message, message } from '../../../shared/messages/message.ts'

/** Several messages joined into one. */
export const joined = (all: readonly Message[]): Message =>
	all.length === 1 && all[0] ? all[0] : message('planner.sentences', { all })
