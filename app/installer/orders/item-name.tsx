import { Text } from '../../ui/text/text'

/** The name of an order's product, and how many of it. */
export const ItemName = ({ item }: { item: { name: string; quantity: number } }) => (
	<>
		{item.name}{' '}
		<Text as="span" color="muted" numeric oneLine>
			× {item.quantity}
		</Text>
	</>
)
