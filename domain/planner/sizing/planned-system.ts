import { type Paise, paise } from '../../shared/money.ts'
import type { Site } from '../check.ts'
import { type Item, priceOf } from '../items.ts'
import { vocAt } from '../voltages.ts'
import { type Accessories, accessoriesFor, type Needs } from './accessories.ts'
import type { Candidate, Field } from './candidates.ts'

/** A whole system out of what is in stock. */
export interface PlannedSystem extends Field, Omit<Candidate, 'field' | 'leastPrice'> {
	accessories: Accessories
	price: Paise
}

/** Bright clouds give this much more than the short-circuit current. */
export const BRIGHT = 1.25

/** Completes systems with their accessories, out of what is in stock. */
export function completer(catalogue: readonly Item[], site: Site, mounting: Needs['mounting']) {
	const accessoriesOf = ({ field, inverter, inverters, row }: Candidate): Accessories =>
		accessoriesFor(catalogue, {
			mounting,
			panels: field.panels,
			strings: row.strings * inverters,
			inverters,
			inverter: inverter.figures,
			brightA: BRIGHT * field.panel.figures.iscA,
			coldV: row.inSeries * vocAt(field.panel.figures, site.tMin),
		})
	const priceWith = ({ leastPrice }: Candidate, accessories: Accessories): Paise =>
		paise(accessories.reduce((sum, { part }) => sum + (part ? priceOf(part) : 0), leastPrice))
	return {
		/** Of the whole system. */
		priceOf: (candidate: Candidate): Paise => priceWith(candidate, accessoriesOf(candidate)),
		complete(candidate: Candidate): PlannedSystem {
			const { field, leastPrice, ...rest } = candidate
			const accessories = accessoriesOf(candidate)
			return { ...field, ...rest, accessories, price: priceWith(candidate, accessories) }
		},
	}
}
