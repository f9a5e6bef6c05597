const TITLES = new Set(
	'adv adv. capt capt. dr dr. er er. mr mr. mrs mrs. ms ms. prof prof. shri shri. smt smt.'.split(
		' ',
	),
)

/** A site's address as mail programs recognise it: `shop.example`, but not `Dr.Rao` or `A.K.Rao`. */
const SITE = /(?:^|[^\p{L}\d])([\p{L}\d-]{2,})\.\p{L}{2,}/gu

/** Whether a name reads like the address of a site, so that a mail program would make a link of it. */
export const looksLikeSite = (name: string): boolean =>
	[...name.matchAll(SITE)].some(([, word = '']) => !TITLES.has(`${word.toLowerCase()}.`))

/** The short name of a person not to be named in full: the first word of their name that is no title. */
export function firstNameOf(fullName: string): string {
	const words = fullName.split(/\s+/).filter(Boolean)
	return words.find((word) => !TITLES.has(word.toLowerCase())) ?? words[0] ?? ''
}
