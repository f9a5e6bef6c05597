import type { ReactNode } from 'react'
import type { BothWays } from './sort'

/** A column of a table, as data. */
export interface Column<Row> {
	/** Names it; in the address too where `sorts` is true: `?sort=<name>`, `?sort=-<name>` for the other way round. */
	name: string
	head: ReactNode
	/** Where the head is only said to readers of the page. */
	headHidden?: boolean
	/** @param index the place of the row in the table, from 0 */
	cell: (row: Row, index: number) => ReactNode
	/**
	 * `number`: at the right, figures of one width. `date`: never broken. `wide`: never narrow, and over the whole card
	 * of a phone. `actions`: the row's actions, at the right.
	 */
	kind?: 'number' | 'date' | 'wide' | 'actions' | 'select'
	/** Its head is a link that sorts by it: as its list names the two ways, or by its name. */
	sorts?: BothWays | boolean
	/** The label above the cell on the card of a phone; the head unless given, none where it is null. */
	label?: string | null
	className?: string
}

/** The label above a cell on the card of a phone: the first cell and the actions have none. */
export function labelOf<Row>({ label, head, headHidden, kind }: Column<Row>, index: number) {
	if (label !== undefined) return label ?? undefined
	const isPlain = index > 0 && !headHidden && kind !== 'actions' && kind !== 'select'
	return isPlain && typeof head === 'string' ? head : undefined
}
