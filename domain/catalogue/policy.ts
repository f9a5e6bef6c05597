import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone change products and see the ledger; everybody reads the catalogue. */
export const canManageProducts = adminsOnly(
	message('catalogue.admins_only'),
	message('catalogue.log_in_as_admin'),
)
