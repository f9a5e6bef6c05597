import { expect, it } from 'vitest'
import { DARK, LIGHT } from './style.ts'

/** Relative luminance (WCAG 2.2). @param colour `#rrggbb` */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The texts on their grounds in either scheme: name, text, ground. */
const WRITTEN = [LIGHT, DARK].flatMap(
	({ ink, quiet, leaf, onLeaf, card, page }): [string, string, string][] => [
		['a mail', ink, card],
		['a note', quiet, card],
		['the shop', leaf, page],
		['the foot', quiet, page],
		['a button', onLeaf, leaf],
	],
)

it.each(WRITTEN)('%s is read well: %s on %s', (_, text, ground) => {
	const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b)
	expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5)
})
