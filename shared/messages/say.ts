import type { Message, Say } from './types.ts'

/** The wording of a message: constant, or by its parameters. */
// biome-ignore lint/suspicious/noExplicitAny: each code has parameters of its own, checked where it is made
export type Wording = string | ((params: any, say: Say) => string)

/** A message in the words of a catalogue, or of the part of one that a page brings along. */
export function say(words: Readonly<Record<string, Wording>>, message: Message): string {
	const wording = words[message.code]
	if (wording === undefined) throw new Error(`no words for ${message.code}`)
	if (typeof wording === 'string') return wording
	return wording(message.params, (inner) => say(words, inner))
}
