import type { SignedIn } from '../actor.ts'

/** The words of a text in small letters, each once: the terms of a search, on both sides. */
export const searchTermsIn = (text: string): string[] => [
	...new Set(text.toLowerCase().split(/\s+/).filter(Boolean)),
]

/** A text after every word that begins like this one. */
export const afterPrefix = (word: string) => `${word}\u{10ffff}`

/** The scope of a search: all rows, or those of one person; and the words hidden from the caller. */
export interface Searching {
	ofAll: boolean
	hiddenFrom?: SignedIn | null
}
