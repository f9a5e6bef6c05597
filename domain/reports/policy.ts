import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone read the store's sales and stock. */
export const mayReport = adminsOnly(
	message('reports.admins_only'),
	message('reports.log_in_as_admin'),
)

/** Admins alone close months and open them again. */
export const mayCloseMonths = adminsOnly(
	message('months.admins_only'),
	message('reports.log_in_as_admin'),
)
