import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Anybody may write to the store; admins alone read, change and delete the messages. */
export const mayRead = adminsOnly(
	message('feedback.admins_only'),
	message('feedback.log_in_as_admin'),
)
