import { z } from '@hono/zod-openapi'
import { BulkResult } from '../../../shared/lists/bulk.ts'
import type { WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'

export const MadeImport = model('MadeImport', {
	id: z.string(),
	at: z.string(),
	added: z.number(),
	changed: z.number(),
	undone: z.boolean(),
})
export type MadeImport = z.output<typeof MadeImport>

export const ImportUndone = model('ImportUndone', {
	undone: z
		.number()
		.openapi({ description: 'What is as before; what the import added is deleted' }),
	leftCount: z.number(),
	left: BulkResult.shape.left.openapi({
		description: 'What stayed, each with why; the first hundred',
	}),
})
export type ImportUndone = z.output<typeof ImportUndone>
export type UndoneWithMessages = WithMessages<ImportUndone, 'message'>
