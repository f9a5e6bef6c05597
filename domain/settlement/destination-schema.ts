import type { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { Contact } from '../orders/schema.ts'
import { Bank } from '../settings/payment/schema.ts'

const { upiId, accountName, accountNumber, ifsc } = Bank.shape

const DESTINATION = {
	upiId: upiId.default(''),
	accountName: accountName.default(''),
	accountNumber: accountNumber.default(''),
	ifsc: ifsc.default(''),
}

/** Where a refund is sent by hand: a UPI id, or a bank account. Blank is not given. */
export const RefundDestination = model('RefundDestination', DESTINATION)
export type RefundDestination = z.output<typeof RefundDestination>

const isAccount = ({ accountName, accountNumber, ifsc }: RefundDestination) =>
	Boolean(accountName || accountNumber || ifsc)

export const NewRefundDestination = Contact.extend(DESTINATION)
	.refine((given) => given.upiId !== '' || isAccount(given), {
		error: issue('payments.destination_required'),
		path: ['upiId'],
	})
	.refine((given) => given.upiId === '' || !isAccount(given), {
		error: issue('payments.destination_twice'),
		path: ['upiId'],
	})
	.refine((given) => !isAccount(given) || given.accountNumber !== '', {
		error: issue('settings.account_wrong'),
		path: ['accountNumber'],
	})
	.refine((given) => !isAccount(given) || given.ifsc !== '', {
		error: issue('settings.ifsc_required'),
		path: ['ifsc'],
	})
	.refine((given) => !isAccount(given) || given.accountName !== '', {
		error: issue('settings.account_name_required'),
		path: ['accountName'],
	})
	.openapi('NewRefundDestination')
export type NewRefundDestination = z.output<typeof NewRefundDestination>

export const KnownDestination = model('KnownRefundDestination', {
	destination: RefundDestination.nullable().openapi({
		description: 'Null where the buyer has not said, or it cannot be read any more',
	}),
})
export type KnownDestination = z.output<typeof KnownDestination>
