import { type Paise, paise, zero } from '../../../../../shared/money.ts'
import { type Item, type Part, priceOf } from '../../../electrical/items.ts'
import type { Site } from '../../electrical/check.ts'
import { BRIGHT } from '../../electrical/currents.ts'
import { vocAt } from '../../electrical/voltages.ts'
import { type Accessories, accessoriesFor, type Needs } from '../accessories.ts'
import { type MissingPart, missingParts, totalOf } from '../estimates.ts'
import { tiltOf } from '../mount-tilt.ts'
import type { Candidate, Field } from './candidate.ts'
import type { Extras, Search } from './candidates.ts'
import { rowsAfter, voltsAt } from './compatible-pairs.ts'
import { type KitOffer, kitChooser } from './kits.ts'

/** A whole system of parts in stock. */
export interface PlannedSystem extends Field, Omit<Candidate, 'field' | 'leastPrice'> {
	/** Kits that have some of it for less; null where none do. */
	kit: KitOffer | null
	/** The accessories besides those in the kits. */
	accessories: Accessories
	/** The parts that no product in stock serves as. */
	missing: readonly MissingPart[]
	/** Of the parts in stock. */
	price: Paise
	/** Of bringing them where nobody installs; null where that has to be asked. */
	delivery: Paise | null
	/** Before any subsidy: parts, missing ones as estimated, delivery, installation and works. */
	whole: Paise
}

/** The figures of a candidate with its accessories that a search weighs. */
export interface Priced {
	/** Before any subsidy, paise. */
	whole: number
	/** The number of its parts that are not in stock. */
	missingParts: number
	/** Of its mount, degrees; null where none is in stock or it is in a kit. */
	tilt: number | null
}

type Completed = Pick<
	PlannedSystem,
	'row' | 'kit' | 'accessories' | 'missing' | 'price' | 'delivery' | 'whole'
>

/** Everything brought; parts of kits weigh the same in them. */
const partsOf = (
	{ field, inverter, inverters, battery }: Candidate,
	accessories: Accessories,
): Part[] => [
	{ item: field.panel.item, quantity: field.panels },
	{ item: inverter.item, quantity: inverters },
	...(battery ? [battery] : []),
	...accessories.flatMap(({ part }) => part ?? []),
]

/**
 * Completes systems with their accessories, and with kits in place of parts where they cost less so. Where a part is
 * not in stock for the strings of a candidate, and more and shorter strings have it, these are taken.
 */
export function completer(
	catalogue: readonly Item[],
	site: Site,
	mounting: Needs['mounting'],
	{
		partOf,
		deliveryOf,
		singlePhaseW,
	}: Pick<Extras, 'partOf' | 'deliveryOf'> & Pick<Search, 'singlePhaseW'>,
	allowsWarnings = false,
) {
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
	const completedAs = (candidate: Candidate): Completed => {
		const needs = needsOf(candidate)
		const all = accessoriesFor(catalogue, needs)
		const kit = kitFor(candidate, all, needs)
		const accessories = kit?.accessories ?? all
		const apart = all.reduce(
			(sum, { part }) => sum + (part ? priceOf(part) : 0),
			candidate.leastPrice,
		)
		const price = paise(apart - (kit?.saved ?? 0))
		const missing = missingParts(accessories, candidate, partOf, singlePhaseW)
		const delivery = deliveryOf ? deliveryOf(partsOf(candidate, all), price) : zero
		const whole = paise(price + totalOf(missing) + candidate.besides + (delivery ?? 0))
		return { row: candidate.row, kit, accessories, missing, price, delivery, whole }
	}
	const completed = (candidate: Candidate): Completed => {
		const first = completedAs(candidate)
		if (first.missing.length === 0) return first
		const { field, inverter, row } = candidate
		const short = accessoriesFor(catalogue, { ...needsOf(candidate), coldV: 0 })
		const isOfVoltage = ({ part }: MissingPart) =>
			short.some((one) => one.kind === part && one.part)
		if (!first.missing.some(isOfVoltage)) return first
		const volts = voltsAt(field.panel.figures, site, allowsWarnings)
		const others = rowsAfter(volts, inverter.figures, row)
		let best = first
		for (const other of others) {
			const one = completedAs({ ...candidate, row: other })
			if (one.missing.length < best.missing.length) best = one
		}
		return best
	}
	return {
		priceOf(candidate: Candidate): Priced {
			const { whole, missing, accessories } = completed(candidate)
			return { whole, missingParts: missing.length, tilt: tiltOf(accessories) }
		},
		complete(candidate: Candidate): PlannedSystem {
			const { field, leastPrice: _, ...rest } = candidate
			return { ...field, ...rest, ...completed(candidate) }
		},
	}
}
