import { onlyFor } from '../components/session/guard.server'
import type { PageHandle } from '../page-handle'
import { ADMIN_PORTAL } from './bar/portal'

export const handle = { portal: ADMIN_PORTAL } satisfies PageHandle

/** The pages of the admin's portal. */
export const middleware = [onlyFor('Admin')]
