import { z } from '@hono/zod-openapi'
import { BulkResult } from '../../../shared/lists/bulk.ts'
import type { WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'

export const ProductImport = model('ProductImport', {
	id: z.string(),
	at: z.string(),
	added: z.number(),
	changed: z.number(),
	undone: z.boolean(),
})
export type ProductImport = z.output<typeof ProductImport>

export const ImportUndone = model('ImportUndone', {
	undone: z
		.number()
		.openapi({ description: 'The products that are as before; added ones are deleted' }),
	leftCount: z.number(),
	left: BulkResult.shape.left.openapi({
		description: 'The products that stayed, each with why; the first hundred',
	}),
})
export type ImportUndone = z.output<typeof ImportUndone>
export type UndoneWithMessages = WithMessages<ImportUndone, 'message'>
