/** Units as people write them, each with the unit that the store writes and how many of it one is. */
const UNITS: readonly [written: string, unit: string, factor: number][] = [
	['kwh|kilo\\s?watt[\\s-]?hours?|किलोवाट[\\s-]?घंटे?', 'wh', 1000],
	['wh|watt[\\s-]?hours?', 'wh', 1],
	['kilo\\s?watts?|किलोवाट|kwp|kva|kw', 'w', 1000],
	['watts?|वाट|वॉट|wp|va|w', 'w', 1],
	['volts?|वोल्ट|v', 'v', 1],
	['amp(?:ere)?[\\s-]?hours?|ah', 'ah', 1],
	['amp(?:ere)?s?|a', 'a', 1],
	['phase|ph|फेज|फेस', 'phase', 1],
	['sq(?:uare)?\\.?[\\s-]*mm|mm2|mm\\s?sq|वर्ग\\s?मिमी', 'mm2', 1],
	['mm', 'mm', 1],
	['met(?:er|re)s?|mtrs?|मीटर|m', 'm', 1],
]
const FIGURES = UNITS.map(
	([written, unit, factor]) =>
		[
			new RegExp(
				`(?<!\\d)(\\d{1,9}(?:\\.\\d{1,6})?)[\\s-]*(?:${written})(?![\\p{L}\\p{M}\\d])`,
				'gu',
			),
			unit,
			factor,
		] as const,
)

const FIGURE = /^\d+(?:\.\d+)?(?:k?wh?|v|ah?|phase|mm2?|m)$/

/** Whether a word, as `withFigures` writes it, is a figure with its unit. */
export const isFigure = (word: string): boolean => FIGURE.test(word)

/** Products of decimal numbers, without what binary fractions add. */
const exact = (value: number) => Number(value.toPrecision(12))

/** A figure with its unit, in the one form that is compared: from 1,000 W on in kW, energy in kWh. */
function written(value: number, unit: string): string {
	if (unit === 'wh') return `${exact(value / 1000)}kwh`
	if (unit === 'w' && value >= 1000) return `${exact(value / 1000)}kw`
	return `${exact(value)}${unit}`
}

/** Writes each figure with a unit as one word, alike however it was spelt: `5000 Wh`, `5.0 kWh` and `5kwh`. */
export const withFigures = (text: string): string =>
	FIGURES.reduce(
		(joined, [figure, unit, factor]) =>
			joined.replace(figure, (_, digits: string) => written(exact(Number(digits) * factor), unit)),
		text,
	)

/** The power that a word names, watts; null for any other word. */
export function wattsIn(word: string): number | null {
	const [, digits, kilo] = /^(\d+(?:\.\d+)?)(k?)w$/.exec(word) ?? []
	return digits === undefined ? null : exact(Number(digits) * (kilo ? 1000 : 1))
}

/** Other words by which a term is found while it is typed: `5kw` begins with 5, and so does `5000w`. */
export function otherForms(term: string): string[] {
	const [, digits, unit] = /^(\d+(?:\.\d+)?)k(wh?)$/.exec(term) ?? []
	if (digits !== undefined) return [`${exact(Number(digits) * 1000)}${unit}`]
	return term === 'ongrid' || term === 'offgrid' ? ['grid'] : []
}
