/** Words that are one term together, in products and in searches alike, however they are parted. */
const PHRASES: readonly [RegExp, string][] = [
	[/(?<![\p{L}\p{M}\d])(?:on|ऑन)[\s-]*(?:grid|ग्रिड)(?![\p{L}\p{M}\d])/gu, 'ongrid'],
	[/(?<![\p{L}\p{M}\d])(?:grid|ग्रिड)[\s-]*(?:tied?|connected)(?![\p{L}\d])/gu, 'ongrid'],
	[/(?<![\p{L}\p{M}\d])(?:off|ऑफ)[\s-]*(?:grid|ग्रिड)(?![\p{L}\p{M}\d])/gu, 'offgrid'],
	[/(?<![\p{L}\d])stand[\s-]*alone(?![\p{L}\d])/gu, 'offgrid'],
	[/(?<![\p{L}\d])non[\s-]*dcr(?![\p{L}\d])/gu, 'nondcr'],
	[/(?<![\p{L}\d])mc[\s-]*4(?![\p{L}\d])/gu, 'mc4'],
	[/(?<![\p{L}\d])(ac|dc)[\s-]*db(?![\p{L}\d])/gu, '$1db'],
]

export const withPhrases = (text: string): string =>
	PHRASES.reduce((joined, [phrase, term]) => joined.replace(phrase, term), text)

/** What a phrase of a search means, in the store's own words; said to the person who typed it. */
interface Meaning {
	typed: string
	meant: string
}

/** Phrases whose words, each for itself, would mean something else. Only searches have them. */
const MEANINGS: readonly [RegExp, string][] = [
	// In India, the battery of an inverter that charges it from the mains.
	[
		/(?<![\p{L}\p{M}])(?:inverters?|invertor|इन्वर्टर)\s+(?:batter(?:y|ies)|batri|बैटरी|बैटरियां)(?![\p{L}\p{M}]|\s*[+&]|\s+(?:combo|kit|set|system|package|कॉम्बो|किट|सिस्टम))/gu,
		'tubular battery',
	],
	[/(?<![\p{L}])(?:without|no|bina)\s+(?:a\s+)?batter(?:y|ies)(?![\p{L}])/gu, 'ongrid'],
	[/(?<![\p{L}])power[\s-]*banks?(?![\p{L}])/gu, 'generator'],
	[/(?:बिना\s+बैटरी|बैटरी\s+के\s+बिना)/gu, 'ongrid'],
]

/** A text with each phrase in the store's own words, and what was taken for what. */
export function meaningOf(text: string): { text: string; meanings: Meaning[] } {
	const meanings: Meaning[] = []
	const put = MEANINGS.reduce(
		(left, [phrase, meant]) =>
			left.replace(phrase, (typed) => {
				meanings.push({ typed, meant })
				return ` ${meant} `
			}),
		text,
	)
	return { text: put, meanings }
}
