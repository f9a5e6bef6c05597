import type { SheetOf } from '../../../../catalogue/sheet.ts'
import { figuresAs, type Item } from '../../../electrical/items.ts'
import { memoize } from '../../memoize.ts'

export type Kind = 'panel' | 'inverter' | 'battery'

/** A product in stock that can be checked, with its figures. */
export interface Offer<K extends Kind> {
	item: Item
	figures: SheetOf<K>
	/** Its place in the catalogue: of otherwise equal parts, the first is chosen. */
	order: number
}

/** The parts in stock of a kind that can be checked. */
export const offers = <K extends Kind>(catalogue: readonly Item[], kind: K): readonly Offer<K>[] =>
	stocked(catalogue)[kind]

const stocked = memoize((catalogue: readonly Item[]): { [K in Kind]: Offer<K>[] } => ({
	panel: stockOf(catalogue, 'panel'),
	inverter: stockOf(catalogue, 'inverter'),
	battery: stockOf(catalogue, 'battery'),
}))

function stockOf<K extends Kind>(catalogue: readonly Item[], kind: K): Offer<K>[] {
	return catalogue.flatMap((item, order) => {
		const figures = item.stock > 0 ? figuresAs(item, kind) : null
		return figures ? [{ item, figures, order }] : []
	})
}
