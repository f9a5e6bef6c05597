import type { Message } from './message.ts'
import { DEFAULT_LANGUAGE, sentence } from './render.ts'

/** A message as text to keep, as the audit log does: it stays in the language it was written in. */
export const recorded = (message: Message): string => sentence(message, DEFAULT_LANGUAGE)
