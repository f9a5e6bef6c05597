import type { Key, ReactNode } from 'react'
import { Stack } from '../../ui/layout/stack'
import { Empty } from './portal-page'

interface CardListProps<Item> {
	items: Item[]
	keyOf: (item: Item) => Key
	/** Said while there are none. */
	empty: ReactNode
	/** The card of one of them. */
	children: (item: Item) => ReactNode
}

/** A list of cards, one below the other. */
export function CardList<Item>({ items, keyOf, empty, children }: CardListProps<Item>) {
	if (items.length === 0) return <Empty>{empty}</Empty>
	return (
		<Stack as="ul" gap={3}>
			{items.map((item) => (
				<li key={keyOf(item)}>{children(item)}</li>
			))}
		</Stack>
	)
}
