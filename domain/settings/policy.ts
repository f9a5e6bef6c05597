import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see and change the settings; what of them is public is in `GET /store`. */
export const canManageSettings = adminsOnly(
	message('settings.admins_only'),
	message('settings.log_in_as_admin'),
)
