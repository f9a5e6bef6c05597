import { z } from '@hono/zod-openapi'
import type { Unworded } from '../shared/messages/message.ts'

/** What is wrong with a row of a file that somebody imports, or to be known of it; row 1 is its head. */
export const FileMistake = z.object({
	row: z.number(),
	column: z.string().nullable().openapi({ description: 'Null where it is the row as a whole' }),
	message: z.string(),
})
/** As it is found: what is wrong is worded by the route. */
export type FileMistake = Unworded<z.output<typeof FileMistake>, 'message'>

/** The preview that somebody has seen of what they import. */
export const seenPreview = z.string().max(100).optional().openapi({
	description: 'What a preview answered; nothing is changed where another would be seen now',
})
