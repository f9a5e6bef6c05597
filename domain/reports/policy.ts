import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone read what the store sells and has in stock. */
export const mayReport = adminsOnly(
	message('reports.admins_only'),
	message('reports.log_in_as_admin'),
)
