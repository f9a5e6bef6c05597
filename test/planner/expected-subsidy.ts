import type { StateSubsidy } from '../../domain/tariffs/state-subsidy.ts'
import { total } from './expected-flows.ts'

/** The rates of a subsidy by size. */
export type Scheme = { tiers: { uptoKw: number; rupeesPerKw: number }[]; capRupees: number }

/** A subsidy by its steps, rupees. */
export const inTiers = ({ tiers, capRupees }: Scheme, kw: number) => {
	const below = (index: number) => tiers[index - 1]?.uptoKw ?? 0
	const all = tiers.map(
		({ uptoKw, rupeesPerKw }, index) =>
			rupeesPerKw * Math.max(0, Math.min(kw, uptoKw) - below(index)),
	)
	return Math.min(total(all), capRupees)
}

/** The addition of a state, rupees. */
export function addedBy({ figures }: StateSubsidy, kw: number): number {
	if (figures.kind === 'per-kw') return inTiers(figures, kw)
	if (figures.kind !== 'by-size') return 0
	return figures.steps.findLast(({ fromKw }) => kw >= fromKw)?.rupees ?? 0
}
