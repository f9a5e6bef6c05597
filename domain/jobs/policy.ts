import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see the store's jobs, and retry them. */
export const maySeeJobs = adminsOnly(message('jobs.admins_only'), message('jobs.log_in_as_admin'))
