import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see when and where the store was copied. */
export const maySeeBackups = adminsOnly(
	message('backups.admins_only'),
	message('backups.log_in_as_admin'),
)
