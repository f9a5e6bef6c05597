import type { SignedInUser } from '../../domain/accounts/schema'
import type { PublicShop } from '../../domain/settings/schema'
import type { Jobs } from '../components/installer/jobs'

/** The shop as every page names it. */
export type ShellShop = PublicShop & { name: string }

/** What every page's frame needs to know. */
export interface Shell {
	user: SignedInUser | null
	cartCount: number
	showsDisclaimer: boolean
	pricesIncludeGst: boolean
	shop: ShellShop
	/** What an installer has to do; null for anybody else. */
	jobs: Jobs | null
}

/** What the root answers to every page. */
export interface RootData {
	shell: Shell
	/** Chosen by whoever looks; null where nothing was. */
	scheme: 'light' | 'dark' | null
}

/** Of a shop that has not said its name yet, or could not be asked: what the software is called. */
export const NO_SHOP: ShellShop = {
	name: 'Solbazaar',
	tagline: '',
	logo: '',
	social: { facebook: '', x: '', instagram: '', youtube: '' },
	deliveryPromise: '',
	deliveryDays: null,
	texts: [],
}
