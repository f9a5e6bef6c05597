import type { Understood as UnderstoodWords } from '../../../domain/catalogue/search/search-schema'
import { list } from '../../ui/text/format'
import { Text } from '../../ui/text/text'

/** The meaning that a search gave the typed text; nothing where it was taken as it is. */
export function Understood({ categories, words }: UnderstoodWords) {
	if (words.length === 0 && categories.length === 0) return null
	return (
		<Text as="div" size="small" tone="muted">
			{words.map(({ typed, meant }) => (
				<p key={typed}>
					{typed} → {meant}
				</p>
			))}
			{categories.length > 0 && <p>Showing: {list(categories.map((one) => one.toLowerCase()))}</p>}
		</Text>
	)
}
