import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see the codes there are; who has one may use it. */
export const canManageCodes = adminsOnly(
	message('codes.admins_only'),
	message('codes.log_in_as_admin'),
)
