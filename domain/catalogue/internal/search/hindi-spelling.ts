import { hindiIgnored } from './ignored-words.ts'
import { hindiNames } from './synonyms.ts'

/** Words of phrases and units, which are looked for before any other. */
const OF_PHRASES = 'ऑन ऑफ ग्रिड बिना वाट किलोवाट घंटा घंटे वोल्ट फेज मीटर वर्ग मिमी'

/** Letters that are written for one another, each with the one that stands for all of them. */
const ALIKE: readonly [RegExp, string][] = [
	// An n before a consonant, or m before one of the lips, is a dot above as well.
	[/न्(?=[क-ह])|म्(?=[पफबभ])|[ँं]/gu, 'न'],
	[/ई/gu, 'इ'],
	[/ी/gu, 'ि'],
	[/ऊ/gu, 'उ'],
	[/ू/gu, 'ु'],
	[/ऐ/gu, 'ए'],
	[/ै/gu, 'े'],
	[/[ऑओऔऒ]/gu, 'ओ'],
	[/[ॉोौॊ]/gu, 'ो'],
	[/[शष]/gu, 'स'],
	[/ण/gu, 'न'],
	// Between two consonants, an a that is not spoken may be left unwritten.
	[/्/gu, ''],
]

const soundOf = (word: string): string =>
	ALIKE.reduce((text, [letters, one]) => text.replace(letters, one), word)

const known = [...hindiNames, ...hindiIgnored, ...OF_PHRASES.split(' ')]
/** Of words that sound alike the first. */
const bySound = new Map(known.toReversed().map((word) => [soundOf(word), word]))

/** A text with each word in Devanagari as the search knows one that sounds like it: `कीट` is `किट`. */
export const withHindiSpelling = (text: string): string =>
	text.replace(/[\u0900-\u0965\u0970-\u097f]+/gu, (word) => bySound.get(soundOf(word)) ?? word)
