import { NO_SHOP, type RootData } from './shell-data'

/** The pages that make up the one that is shown, the root first, as the router hands them to `meta`. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The name of the shop, as far as the root could read it. */
export function shopName(matches: Matches): string {
	const root = matches[0]?.loaderData as RootData | undefined
	return root?.shell.shop.name ?? NO_SHOP.name
}

/** The title of a page: what it is, and whose. */
export const pageTitle = (matches: Matches, page: string) => ({
	title: `${page} – ${shopName(matches)}`,
})

/** The title of a page whose address has a secret. Without any referrer a form of it would have no origin. */
export const secretTitle = (matches: Matches, page: string) => [
	pageTitle(matches, page),
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'same-origin' },
]
