import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Anybody may read the rows in force; admins alone add and delete rows, and read those of the past. */
export const canManageReferenceData = adminsOnly(
	message('reference.admins_only'),
	message('reference.log_in_as_admin'),
)
