import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see and change the rates; everybody sees the price of a delivery by them. */
export const canManageRates = adminsOnly(
	message('delivery.admins_only'),
	message('delivery.log_in_as_admin'),
)
