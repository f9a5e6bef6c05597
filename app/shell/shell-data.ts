import type { SignedInUser } from '../../domain/accounts/schema'
import type { Jobs } from '../installer/job-list/jobs'

/** What every page's frame needs to know. */
export interface Shell {
	user: SignedInUser | null
	cartCount: number
	showsDisclaimer: boolean
	/** What an installer has to do; null for anybody else. */
	jobs: Jobs | null
}

/** What the root answers to every page. */
export interface RootData {
	shell: Shell
	/** Chosen by whoever looks; null where nothing was. */
	scheme: 'light' | 'dark' | null
}
