import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Anybody may read the rows in force; admins alone add and delete rows, and read those of the past. */
export const canManageReferenceData = adminsOnly(
	message('reference_data.admins_only'),
	message('reference_data.log_in_as_admin'),
)
