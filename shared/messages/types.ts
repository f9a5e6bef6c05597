import type { Brand } from '../brand.ts'

/** A message, put into words where it is shown (`render.ts`); only `message` makes one. */
export type Message = Brand<{ readonly code: string; readonly params: object }, 'Message'>

/** Words a message that is a parameter of another, in the same language. */
export type Say = (message: Message) => string
