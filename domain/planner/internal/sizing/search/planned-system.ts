import { type Paise, paise } from '../../../../../shared/money.ts'
import { type Item, priceOf } from '../../../electrical/items.ts'
import type { Site } from '../../electrical/check.ts'
import { vocAt } from '../../electrical/voltages.ts'
import { type Accessories, accessoriesFor, type Needs } from '../accessories.ts'
import type { Candidate, Field } from './candidate.ts'
import { type KitOffer, kitChooser } from './kits.ts'

/** A whole system of parts in stock. */
export interface PlannedSystem extends Field, Omit<Candidate, 'field' | 'leastPrice'> {
	/** Kits that have some of it for less; null where none do. */
	kit: KitOffer | null
	/** The accessories besides those in the kits. */
	accessories: Accessories
	price: Paise
}

/** Bright clouds give this much more than the short-circuit current. */
export const BRIGHT = 1.25

/** Completes systems with their accessories, and with kits in place of parts where they cost less so. */
export function completer(catalogue: readonly Item[], site: Site, mounting: Needs['mounting']) {
	const kitFor = kitChooser(catalogue)
	const needsOf = ({ field, inverter, inverters, row }: Candidate): Needs => ({
		mounting,
		panels: field.panels,
		strings: row.strings * inverters,
		inverters,
		inverter: inverter.figures,
		brightA: BRIGHT * field.panel.figures.iscA,
		coldV: row.inSeries * vocAt(field.panel.figures, site.tMin),
	})
	const completed = (candidate: Candidate) => {
		const needs = needsOf(candidate)
		const accessories = accessoriesFor(catalogue, needs)
		const kit = kitFor(candidate, accessories, needs)
		const { leastPrice } = candidate
		const apart = accessories.reduce(
			(sum, { part }) => sum + (part ? priceOf(part) : 0),
			leastPrice,
		)
		return {
			kit,
			accessories: kit?.accessories ?? accessories,
			price: paise(apart - (kit?.saved ?? 0)),
		}
	}
	return {
		/** Of the whole system. */
		priceOf: (candidate: Candidate): Paise => completed(candidate).price,
		complete(candidate: Candidate): PlannedSystem {
			const { field, leastPrice: _, ...rest } = candidate
			return { ...field, ...rest, ...completed(candidate) }
		},
	}
}
