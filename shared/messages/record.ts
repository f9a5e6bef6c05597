import type { Message } from './message.ts'
import { DEFAULT_LANGUAGE, sentence } from './render.ts'

/** A message as text to keep, as histories and the audit log do: they stay in the language they were written in. */
export const recorded = (message: Message): string => sentence(message, DEFAULT_LANGUAGE)
