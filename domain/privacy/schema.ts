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

/** Money that goes back to the account's owner. */
export const OwedMoney = model('OwedMoney', {
	orderId: z.string(),
	amount: z.number().openapi({ description: 'Rupees' }),
	asksDestination: z.boolean().openapi({
		description: 'Whether it can only be sent where its owner says, and they have not yet',
	}),
})
export type OwedMoney = z.output<typeof OwedMoney>

export const DeletionCheck = model('DeletionCheck', {
	openOrders: z.array(OpenOrder).openapi({ description: 'While there are any, it is refused' }),
	owed: z.array(OwedMoney).openapi({
		description: 'While the destination of any is asked, the deletion is refused',
	}),
	isLastAdmin: z.boolean(),
})
export type DeletionCheck = z.output<typeof DeletionCheck>
