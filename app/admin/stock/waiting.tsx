import { Text } from '../../ui/text/text'

/** How many people are told once a product is back in stock; nothing where nobody waits. */
export function Waiting({ people }: { people: number }) {
	if (people === 0) return null
	return (
		<Text as="span" size="tiny" color="muted">
			{people === 1 ? '1 person waits' : `${people} people wait`} for it
		</Text>
	)
}
