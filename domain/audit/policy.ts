import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'

/** Admins alone read the audit log. */
export const mayAudit = adminsOnly(message('audit.admins_only'), message('audit.log_in_as_admin'))
