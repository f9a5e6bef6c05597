import { onlyFor } from '../components/session/guard.server'

/** The pages of the admin's portal. */
export const middleware = [onlyFor('Admin')]
