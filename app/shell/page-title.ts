import { NO_SHOP, type RootData } from './shell-data'

/** The pages that make up the one that is shown, the root first, as the router hands them to `meta`. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The name of the shop, as far as the root could read it. */
export function shopName(matches: Matches): string {
	const root = matches[0]?.loaderData as RootData | undefined
	return root?.shell.shop.name ?? NO_SHOP.name
}

/** The title of a page: its own, and the shop's. */
export const pageTitle = (matches: Matches, page: string) => ({
	title: `${page} – ${shopName(matches)}`,
})

/**
 * The one address of a page that can be reached by several; none where the store does not know its own, since a
 * canonical address is a whole one.
 */
export function canonical(matches: Matches, path: string) {
	const origin = (matches[0]?.loaderData as RootData | undefined)?.origin
	return origin ? [{ tagName: 'link' as const, rel: 'canonical', href: origin + path }] : []
}

interface MetaArgs {
	matches: Matches
}

/** The title of a page, or a function from its data and its address. */
type Title<Args> = string | ((page: Args) => string)

const titleIn = <Args extends MetaArgs>(page: Args, title: Title<Args>) =>
	pageTitle(page.matches, typeof title === 'string' ? title : title(page))

/** The `meta` of a page that has a title alone. */
export const titleMeta =
	<Args extends MetaArgs>(title: Title<Args>) =>
	(page: Args) => [titleIn(page, title)]

const NOINDEX = { name: 'robots', content: 'noindex' }

/** The `meta` of a page that no search engine is to list. */
export const privateMeta =
	<Args extends MetaArgs>(title: Title<Args>) =>
	(page: Args) => [titleIn(page, title), NOINDEX]

/** The `meta` of a page whose address has a secret. Without any referrer a form of it would have no origin. */
export const secretMeta =
	<Args extends MetaArgs>(title: Title<Args>) =>
	(page: Args) => [titleIn(page, title), NOINDEX, { name: 'referrer', content: 'same-origin' }]

/**
 * The `meta` of a page that a tracking link leads to: other pages learn no more of its address than the site. Its
 * `headers` are `LINKED`.
 */
export const linkedMeta =
	<Args extends MetaArgs>(title: Title<Args>) =>
	(page: Args) => [titleIn(page, title), NOINDEX, { name: 'referrer', content: 'strict-origin' }]

/**
 * The address of a tracking link holds a secret, so no other page gets it. (A browser with no referrer at all would
 * send this page's own forms without their origin, and those are refused.)
 */
export const LINKED = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }
