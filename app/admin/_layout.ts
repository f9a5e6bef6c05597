import { onlyFor } from '../components/session/guard.server'
import type { PageHandle } from '../page-handle'
import { AdminBar } from './bar/admin-bar'

export const handle = { Bar: AdminBar } satisfies PageHandle

/** The pages of the admin's portal. */
export const middleware = [onlyFor('Admin')]
