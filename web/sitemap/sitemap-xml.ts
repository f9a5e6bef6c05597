/** More addresses than that are no valid sitemap, by the protocol of sitemaps.org. */
export const MAX_ADDRESSES = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escaped = (text: string) => text.replaceAll('&', '&amp;')

const locations = (addresses: readonly string[], element: string) =>
	addresses.map((address) => `<${element}><loc>${escaped(address)}</loc></${element}>`).join('\n')

/** A sitemap of whole addresses, which are escaped as addresses already. */
const sitemapOf = (addresses: readonly string[]) =>
	`${HEAD}\n<urlset ${NAMESPACE}>\n${locations(addresses, 'url')}\n</urlset>\n`

/**
 * The sitemap of a shop, an index of several where it has more addresses than one may have.
 * @param part which of them, from 1; null asks for the one that leads to all
 * @returns null where there is no such part
 */
export function sitemapXml(
	origin: string,
	paths: readonly string[],
	part: number | null,
	most = MAX_ADDRESSES,
): string | null {
	const parts = Math.ceil(paths.length / most)
	if (part === null && parts > 1) {
		const maps = Array.from({ length: parts }, (_, n) => `${origin}/sitemaps/${n + 1}.xml`)
		return `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${locations(maps, 'sitemap')}\n</sitemapindex>\n`
	}
	if (part !== null && (part < 1 || part > parts)) return null
	const from = ((part ?? 1) - 1) * most
	return sitemapOf(paths.slice(from, from + most).map((path) => origin + path))
}
