import { batteryChecks } from '../../electrical/batteries.ts'
import { type Check, passes, type Site } from '../../electrical/check.ts'
import { loadCheck, startingCheck, surgeOf } from '../../electrical/generators.ts'
import type { Layout } from '../../electrical/layout.ts'
import { layOut } from '../../electrical/layouts.ts'
import type { RoofSpace } from '../roof-space.ts'
import type { Candidate } from './candidate.ts'
import type { Goal } from './goal.ts'
import type { PlannedSystem } from './planned-system.ts'
import type { Finder } from './search.ts'
import type { Backup } from './storage.ts'

/** The systems to choose from. */
export interface Choices extends Finder {
	roofSpace: RoofSpace
	complete: (candidate: Candidate) => PlannedSystem
}

export interface Chosen {
	system: PlannedSystem
	/** The least roof area of the panels, with the room between their rows. */
	areaM2: number
	layout: Layout
	checks: Check[]
	/** By the goal that it was chosen for. */
	objective: number
}

export interface Limits {
	site: Site
	/** For the whole price before any subsidy, paise. */
	budget?: number | undefined
	backup?: Backup | undefined
}

/** The system with the lowest objective of those that the roof and the budget allow and that pass every check. */
export function choose(
	{ roofSpace, lowest, complete }: Choices,
	{ site, budget = Infinity, backup }: Limits,
	{ objective, below }: Pick<Goal, 'objective' | 'below'>,
): Chosen | null {
	const refused = new Set<string>()
	const isRefused = (candidate: Candidate) => refused.has(nameOf(candidate))
	for (;;) {
		const goal = {
			objective,
			below,
			roofSpace,
			budget,
			isRefused: refused.size > 0 ? isRefused : undefined,
		}
		const first = lowest(goal)
		if (!first) return null
		const system = complete(first.candidate)
		const judged = judge(system, site, backup)
		if (passes(judged.checks)) {
			const areaM2 = roofSpace.areaOf(system)
			return { system, areaM2, objective: first.objective, ...judged }
		}
		refused.add(nameOf(first.candidate))
	}
}

/** Tells one candidate of a search from the others. */
const nameOf = ({ inverter, inverters, field, battery }: Candidate) =>
	[
		inverter.order,
		inverters,
		field.panel.order,
		field.panels,
		battery?.order,
		battery?.quantity,
	].join()

/** The checks of just these parts, connected just so. */
function judge(
	{ panel, inverter, inverters, row, battery }: PlannedSystem,
	site: Site,
	backup: Backup | undefined,
): { layout: Layout; checks: Check[] } {
	const strings = row.strings * inverters
	const { layout, checks } = layOut(panel.figures, inverter.figures, site, {
		inSeries: row.inSeries,
		strings,
		inverters,
	})
	const { battery: side, backupW = 0 } = inverter.figures
	return {
		layout,
		checks: [
			...checks,
			...(battery ? batteryChecks(battery.figures, side, battery.quantity, inverters) : []),
			...(backup ? [loadCheck(backupW * inverters, backup.loadW)] : []),
			...(backup?.startW === undefined
				? []
				: [startingCheck(surgeOf(inverter.figures) * inverters, backup.startW)]),
		],
	}
}
