import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see the list of codes; a person with a code can use it. */
export const canManageCodes = adminsOnly(
	message('codes.admins_only'),
	message('codes.log_in_as_admin'),
)
