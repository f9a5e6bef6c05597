import { z } from '@hono/zod-openapi'
import { model } from '../../shared/model.ts'

export const LastBackup = model('LastBackup', {
	last: z
		.object({
			madeAt: z.string(),
			place: z.string().openapi({ description: 'A folder of the machine that made it' }),
			pictures: z.number().int(),
			isOld: z.boolean().openapi({ description: 'Whether another should have been made since' }),
		})
		.nullable()
		.openapi({ description: 'Null where none has been made' }),
})
export type LastBackup = z.output<typeof LastBackup>
