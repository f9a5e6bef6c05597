import type { SignedInUser } from '../../domain/accounts/schema'
import type { Worklist } from '../../domain/reports/worklist/worklist-schema'
import type { PublicShop } from '../../domain/settings/schema'
import type { Jobs } from '../components/installer/jobs'

/** A line about the seller: its parts, and where pressing each leads. */
export type SellerLine = { text: string; to?: string | undefined }[]

/** The shop as every page names it. */
export interface ShellShop extends PublicShop {
	name: string
	seller: SellerLine[]
	/** The year at the shop; blank where it could not be asked. */
	year: string
}

/** The data of every page's frame. */
export interface Shell {
	user: SignedInUser | null
	cartCount: number
	showsDisclaimer: boolean
	pricesIncludeGst: boolean
	shop: ShellShop
	/** The open jobs of an installer; null for any other caller. */
	jobs: Jobs | null
	/** What waits for an admin; null for any other caller. */
	work: Worklist | null
}

/** The root's data for every page. */
export interface RootData {
	shell: Shell
	/** Where the public knows the store, such as `https://shop.example`; empty where that is not set. */
	origin: string
	/** The visitor's choice; null without one. */
	scheme: 'light' | 'dark' | null
}

/** The name of the software, for a shop that has not set its own yet, or could not be asked. */
export const NO_SHOP: ShellShop = {
	name: 'Solbazaar',
	tagline: '',
	logo: '',
	social: { facebook: '', x: '', instagram: '', youtube: '' },
	deliveryPromise: '',
	deliveryDays: null,
	texts: [],
	seller: [],
	year: '',
}
