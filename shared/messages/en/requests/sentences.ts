import type { Message, Say } from '../../types.ts'

export const sentences = {
	/** Several sentences, one after the other. */
	'messages.several': ({ messages }: { messages: readonly Message[] }, say: Say) =>
		messages.map(say).join(' '),
}
