import { message } from '../../../../../shared/messages/message.ts'
import { figuresAs, type Item } from '../../../electrical/items.ts'
import { memoize } from '../../memoize.ts'
import type { Extras } from '../search/candidates.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import type { Limitation } from './limitation.ts'

/** The catalogue with no other panels than those made in India, as if there were any number of them. */
export const indianMade = memoize((catalogue: readonly Item[]): readonly Item[] =>
	catalogue.flatMap((item) => {
		if (item.sheet?.kind !== 'panel') return [item]
		return figuresAs(item, 'panel')?.madeInIndia ? [{ ...item, stock: Infinity }] : []
	}),
)

/** Whether panels made in India would earn a subsidy that those of a system do not. */
export function missesSubsidy(
	catalogue: readonly Item[],
	system: PlannedSystem,
	extras: Extras,
): boolean {
	if (system.panel.figures.madeInIndia) return false
	return indianMade(catalogue).some((item, order) => {
		const figures = figuresAs(item, 'panel')
		return (
			figures && extras.subsidyOf({ ...system, panel: { item, figures, order } }) > system.subsidy
		)
	})
}

/** Said of a system of panels made in India that would be the best, were there enough of them. */
export function whyNotIndianMade(
	best: PlannedSystem,
	wanted: PlannedSystem,
	extras: Extras,
): Limitation[] {
	const subsidy = wanted.subsidy - extras.subsidyOf({ ...wanted, panel: best.panel })
	if (subsidy <= 0) return []
	const cost = Math.max(0, wanted.whole - wanted.subsidy)
	const sentence = message('planner.limit.indian_made', { subsidy, kwp: wanted.kwp, cost })
	return [{ sentence, by: [] }]
}
