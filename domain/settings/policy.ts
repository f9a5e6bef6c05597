import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see and change the settings; the public ones are in `GET /store`. */
export const canManageSettings = adminsOnly(
	message('settings.admins_only'),
	message('settings.log_in_as_admin'),
)
