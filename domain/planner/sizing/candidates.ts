import { type Paise, paise } from '../../shared/money.ts'
import type { Site } from '../check.ts'
import { type Item, priceOf } from '../items.ts'
import { vocAt } from '../voltages.ts'
import { type Accessories, accessoriesFor, type Needs } from './accessories.ts'
import type { Field, Outline } from './outlines.ts'

/** A whole system out of what is in stock. */
export interface Candidate extends Field, Omit<Outline, 'field' | 'leastPrice'> {
	accessories: Accessories
	price: Paise
}

/** Bright clouds give this much more than the short-circuit current. */
const BRIGHT = 1.25

/** Completes systems with their accessories, out of what is in stock. */
export function completer(catalogue: readonly Item[], site: Site, mounting: Needs['mounting']) {
	const accessoriesOf = ({ field, inverter, inverters, row }: Outline): Accessories =>
		accessoriesFor(catalogue, {
			mounting,
			panels: field.panels,
			strings: row.strings * inverters,
			inverters,
			inverter: inverter.figures,
			brightA: BRIGHT * field.panel.figures.iscA,
			coldV: row.inSeries * vocAt(field.panel.figures, site.tMin),
		})
	const priceWith = ({ leastPrice }: Outline, accessories: Accessories): Paise =>
		paise(accessories.reduce((sum, { part }) => sum + (part ? priceOf(part) : 0), leastPrice))
	return {
		/** Of the whole system. */
		priceOf: (outline: Outline): Paise => priceWith(outline, accessoriesOf(outline)),
		complete(outline: Outline): Candidate {
			const { field, leastPrice, ...rest } = outline
			const accessories = accessoriesOf(outline)
			return { ...field, ...rest, accessories, price: priceWith(outline, accessories) }
		},
	}
}
