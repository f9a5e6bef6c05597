import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see the subscribers. */
export const maySeeSubscribers = adminsOnly(
	message('newsletter.admins_only'),
	message('newsletter.log_in_as_admin'),
)
