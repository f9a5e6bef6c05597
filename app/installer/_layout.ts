import { onlyFor } from '../components/session/guard.server'
import type { PageHandle } from '../page-handle'
import { InstallerBar } from './bar/installer-bar'

export const handle = { Bar: InstallerBar } satisfies PageHandle

/** The pages of the installer's portal. */
export const middleware = [onlyFor('Installer')]
