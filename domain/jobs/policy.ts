import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone see what the store has still to do, and have it tried again. */
export const maySeeJobs = adminsOnly(message('jobs.admins_only'), message('jobs.log_in_as_admin'))
