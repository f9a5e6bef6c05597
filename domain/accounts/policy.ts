import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see, change and suspend accounts. */
export const canManageAccounts = adminsOnly(
	message('accounts.admins_only'),
	message('accounts.log_in_as_admin'),
)
