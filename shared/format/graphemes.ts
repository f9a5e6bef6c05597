const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of a text as its reader sees them, such as `स्ट` or a flag. */
export const graphemesOf = (text: string): string[] =>
	Array.from(segmenter.segment(text), ({ segment }) => segment)
