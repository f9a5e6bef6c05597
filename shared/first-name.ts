const TITLES = new Set(
	'adv adv. capt capt. dr dr. er er. mr mr. mrs mrs. ms ms. prof prof. shri shri. smt smt.'.split(
		' ',
	),
)

/** How a person is called who is not to be named in full: the first word of their name that is no title. */
export function firstNameOf(fullName: string): string {
	const words = fullName.split(/\s+/).filter(Boolean)
	return words.find((word) => !TITLES.has(word.toLowerCase())) ?? words[0] ?? ''
}
