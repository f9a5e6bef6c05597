import { onlyFor } from '../components/session/guard.server'

/** The pages of the installer's portal. */
export const middleware = [onlyFor('Installer')]
