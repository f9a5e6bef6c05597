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
