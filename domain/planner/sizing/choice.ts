import { batteryChecks } from '../batteries.ts'
import { type Check, passes, type Site } from '../check.ts'
import { loadCheck } from '../generators.ts'
import { type Layout, layOut } from '../layouts.ts'
import type { Candidate, completer } from './candidates.ts'
import { lowest } from './lowest.ts'
import type { Outline } from './outlines.ts'
import type { Room } from './room.ts'
import type { Backup } from './storage.ts'

/** The systems to choose from. */
export interface Choices extends ReturnType<typeof completer> {
	all: readonly Outline[]
	room: Room
}

/** How little a system at a price is to be liked: never less at a higher price; Infinity for not at all. */
export type Rank = (outline: Outline, price: number) => number

export interface Chosen {
	system: Candidate
	/** The least of a roof that the panels take, with room between the rows where they stand. */
	areaM2: number
	layout: Layout
	checks: Check[]
}

interface Limits {
	site: Site
	/** For the parts, paise. */
	budget?: number | undefined
	backup?: Backup | undefined
}

/** The system with the lowest rank of those that the roof and the budget allow and that pass every check. */
export function choose(
	{ all, room, priceOf, complete }: Choices,
	{ site, budget = Infinity, backup }: Limits,
	rank: Rank,
): Chosen | null {
	const refused = new Set<Outline>()
	const atLeast = (outline: Outline) => rank(outline, outline.leastPrice)
	const exact = (outline: Outline) => {
		if (outline.leastPrice > budget || !room.has(outline.field)) return Infinity
		const price = priceOf(outline)
		return price > budget || refused.has(outline) ? Infinity : rank(outline, price)
	}
	for (;;) {
		const first = lowest(all, atLeast, exact)
		if (!first) return null
		const system = complete(first.one)
		const judged = judge(system, site, backup)
		if (passes(judged.checks)) return { system, areaM2: room.areaOf(first.one.field), ...judged }
		refused.add(first.one)
	}
}

/** What the checks say of just these parts, connected just so. */
function judge(
	{ panel, inverter, inverters, row, battery }: Candidate,
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
		],
	}
}
