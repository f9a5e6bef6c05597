import { z } from '@hono/zod-openapi'
import { model } from '../../shared/model.ts'
import { LogIn } from '../accounts/schema.ts'

export const PasswordConfirmation = model('PasswordConfirmation', {
	password: LogIn.shape.password,
})
export type PasswordConfirmation = z.output<typeof PasswordConfirmation>

export const DataExport = model('DataExport', {
	token: z.string().openapi({ description: 'For GET /account/data, by the same account' }),
	expiresAt: z.string().openapi({ description: 'Until when the token serves' }),
})
export type DataExport = z.output<typeof DataExport>

export const DataExportQuery = z.object({ token: z.string().max(200).default('') })

/** An order that is not done yet. */
export const OpenOrder = model('OpenOrder', {
	id: z.string(),
	as: z.enum(['buyer', 'installer']),
})

export const DeletionCheck = model('DeletionCheck', {
	openOrders: z.array(OpenOrder).openapi({ description: 'While there are any, it is refused' }),
	isLastAdmin: z.boolean(),
})
export type DeletionCheck = z.output<typeof DeletionCheck>
