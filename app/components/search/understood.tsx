import type { Understood as UnderstoodWords } from '../../../domain/catalogue/search/search-schema'
import { inWholeRupees } from '../../../shared/format/money'
import { list, number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'

const quoted = (words: readonly string[]) => list(words.map((word) => `“${word}”`))

const rupees = (value: number) => inWholeRupees(value * 100)
const power = (watts: number) =>
	watts >= 1000 ? `${number(watts / 1000)} kW` : `${number(watts)} W`

/** A bound in words: `from ₹5,000`, `up to 500 W`. */
const bound = (word: string, value: number | undefined, written: (value: number) => string) =>
	value === undefined ? [] : [`${word} ${written(value)}`]

const limitsOf = ({ minPrice, maxPrice, minPower, maxPower }: UnderstoodWords['limits']) =>
	[
		...bound('from', minPrice, rupees),
		...bound('up to', maxPrice, rupees),
		...bound('from', minPower, power),
		...bound('up to', maxPower, power),
	].join(' ')

/** The meaning that a search gave the typed text; nothing where it was taken as it is. */
export function Understood({
	categories,
	words,
	unknown,
	ignored,
	searched,
	limits,
	isNearest,
}: UnderstoodWords) {
	const bounds = limitsOf(limits)
	const names = categories.map((one) => one.toLowerCase())
	const shown = [...searched.filter((one) => !names.includes(one)), list(names)].join(' ').trim()
	const isSaid = unknown.length > 0 || names.length > 0 || bounds !== ''
	const said = [
		...words.map(({ typed, meant }) => `${typed} → ${meant}`),
		...(unknown.length > 0 ? [`Nothing here has ${quoted(unknown)}.`] : []),
		...(ignored.length > 0 ? [`Searched without ${quoted(ignored)}.`] : []),
		...(isNearest
			? [`${unknown.length > 0 ? '' : 'Nothing has all of that. '}These are the nearest:`]
			: []),
		...(!isNearest && isSaid && (shown || bounds)
			? [`Showing: ${[shown, bounds].filter(Boolean).join(' ')}`]
			: []),
	]
	if (said.length === 0) return null
	return (
		<Text as="div" size="small" color="muted">
			{said.map((line) => (
				<p key={line}>{line}</p>
			))}
		</Text>
	)
}
