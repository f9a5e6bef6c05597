import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone read and write what the shop notes about a person. */
export const mayNote = adminsOnly(
	message('contacts.admins_only'),
	message('contacts.log_in_as_admin'),
)
