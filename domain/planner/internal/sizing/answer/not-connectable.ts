import type { Day } from '../../../../../shared/calendar.ts'
import { type Message, message } from '../../../../../shared/messages/message.ts'
import type { Item } from '../../../electrical/items.ts'
import type { Lawful } from '../../law/lawful.ts'
import { memoize } from '../../memoize.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import type { Limitation } from './limitation.ts'

/** The products that may be connected to the grid, and the day on which that was judged. */
export interface LawOnDay {
	lawful: Lawful
	on: Day
}

/**
 * The parts that a system with barred parts could be made of: where only panels are barred only those of the panels,
 * and likewise of inverters, since any other system is among the lawful ones.
 */
export const barredAmong = memoize(({ asIfAll, barred }: Lawful): readonly Item[] => {
	const kinds = new Set(asIfAll.flatMap(({ id, sheet }) => (barred.has(id) && sheet?.kind) || []))
	const [only] = kinds
	if (kinds.size !== 1) return asIfAll
	return asIfAll.filter(({ id, sheet }) => sheet?.kind !== only || barred.has(id))
})

/** A part of a system that may not be connected, and why. */
export interface BarredPart {
	name: string
	reasons: readonly Message[]
}

/** The parts that may not be connected, of a system chosen as if all of them might be. */
export const barredParts = (
	{ panel, inverter }: PlannedSystem,
	{ lawful: { barred } }: LawOnDay,
): BarredPart[] =>
	[panel.item, inverter.item].flatMap(({ id, name }) => {
		const reasons = barred.get(id)
		return reasons ? { name, reasons } : []
	})

/** Said where another system would be better. */
export const whyNotConnectable = (parts: readonly BarredPart[], { on }: LawOnDay): Limitation[] =>
	parts.length === 0
		? []
		: [{ sentence: message('planner.limit.not_connectable', { on, parts }), by: [] }]

/** Said where there is no system at all without such parts. */
export const whyNoneLawful = (parts: readonly BarredPart[], { on }: LawOnDay): Limitation[] => [
	{ sentence: message('planner.none.not_connectable', { on, parts }), by: [] },
]
