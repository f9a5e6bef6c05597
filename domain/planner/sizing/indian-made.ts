import { formatRupees } from '../../shared/money.ts'
import { figure } from '../check.ts'
import { figuresAs, type Item } from '../items.ts'
import { remember } from '../remember.ts'
import type { Candidate } from './candidates.ts'
import type { Search } from './outlines.ts'

/** The catalogue with no other panels than those made in India, as if there were any number of them. */
export const indianMade = remember((catalogue: readonly Item[]): readonly Item[] =>
	catalogue.flatMap((item) => {
		if (item.sheet?.kind !== 'panel') return [item]
		return figuresAs(item, 'panel')?.madeInIndia ? [{ ...item, stock: Infinity }] : []
	}),
)

/** Whether panels made in India would earn what those of a system do not. */
export function missesSubsidy(
	catalogue: readonly Item[],
	system: Candidate,
	extraOf: Search['extraOf'],
): boolean {
	if (system.panel.figures.madeInIndia) return false
	return indianMade(catalogue).some((item) => {
		const figures = figuresAs(item, 'panel')
		return figures && extraOf({ ...system, panel: { item, figures } }) < system.extra
	})
}

/** Said of a system of panels made in India that would be the best, were there enough of them. */
export function whyNotIndianMade(
	best: Candidate,
	wanted: Candidate,
	extraOf: Search['extraOf'],
): string[] {
	const subsidy = extraOf({ ...wanted, panel: best.panel }) - extraOf(wanted)
	if (subsidy <= 0) return []
	const rupees = (amount: number) => formatRupees(amount / 100)
	const cost = Math.max(0, wanted.price + wanted.extra)
	return [
		`Panels made in India, which the subsidy of ${rupees(subsidy)} asks for, are out of stock in this number. With them a system of ${figure(wanted.kwp, 2)} kW would cost ${rupees(cost)}, installed and after the subsidy: ask an installer.`,
	]
}
