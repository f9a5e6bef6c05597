import { onlyFor } from '../components/session/guard.server'
import type { PageHandle } from '../page-handle'
import { INSTALLER_PORTAL } from './bar/portal'

export const handle = { portal: INSTALLER_PORTAL } satisfies PageHandle

/** The pages of the installer's portal. */
export const middleware = [onlyFor('Installer')]
