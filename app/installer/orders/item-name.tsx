import { Text } from '../../ui/text/text'

/** What of an order is wanted, and how much of it. */
export const ItemName = ({ item }: { item: { name: string; quantity: number } }) => (
	<>
		{item.name}{' '}
		<Text as="span" tone="muted" numeric oneLine>
			× {item.quantity}
		</Text>
	</>
)
