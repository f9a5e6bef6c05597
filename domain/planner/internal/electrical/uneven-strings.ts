import type { Check, Site } from './check.ts'
import type { Judgement, Layout } from './layout.ts'
import { distribute, powerChecks, trackerChecks } from './strings.ts'
import { voltageChecks } from './voltage-checks.ts'
import type { InverterFigures, PanelFigures } from './voltages.ts'

/** One inverter's trackers: how many strings on each, and how many panels in each of those. */
interface Trackers {
	counts: number[]
	lengths: number[]
}

/** The rules that judge a short string; all others judge the longest. */
const OF_SHORTEST = ['hot-voltage', 'start-voltage']

/**
 * Panels in strings of two lengths that differ by one, each tracker with strings of one length, for panels that cannot
 * be divided evenly. Inverters of a kind have as many panels each, or one more.
 * @param range the panels in series that the voltages allow
 * @returns the possible layouts, each with its checks, the fewest strings first
 */
export function unevenLayouts(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	range: { min: number; max: number },
	panels: number,
	inverters: number,
): Judgement[] {
	const fewer = Math.floor(panels / inverters)
	const withMore = panels - fewer * inverters
	const some = withMore > 0 ? divisions(panel, inverter, site, range, fewer + 1) : null
	const rest = withMore < inverters ? divisions(panel, inverter, site, range, fewer) : null
	const usual = some ?? rest ?? []
	return usual.flatMap((first): Judgement[] => {
		const second = rest === null || some === null ? first : rest[0]
		if (!second) return []
		const all = Array.from({ length: inverters }, (_, index) => (index < withMore ? first : second))
		return [judged(panel, inverter, site, all)]
	})
}

/** The ways to put so many panels on one inverter. */
function divisions(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	{ min, max }: { min: number; max: number },
	panels: number,
): Trackers[] {
	const inputs = inverter.mppts.reduce((sum, { strings }) => sum + strings, 0)
	const found: Trackers[] = []
	for (let strings = 1; strings <= inputs; strings++) {
		const short = Math.floor(panels / strings)
		const longer = panels - short * strings
		if (short < min || short + (longer > 0 ? 1 : 0) > max) continue
		const counts = distribute(panel, inverter, strings, site)
		const chosen = summingTo(counts, longer)
		if (!chosen) continue
		const lengths = counts.map((count, at) => (count > 0 ? short + (chosen.has(at) ? 1 : 0) : 0))
		found.push({ counts, lengths })
	}
	return found
}

/** Trackers whose strings sum to so many; null where none do. */
function summingTo(counts: readonly number[], wanted: number): Set<number> | null {
	const reached = new Map<number, number[]>([[0, []]])
	for (const [at, count] of counts.entries())
		for (const [sum, trackers] of [...reached])
			if (count > 0 && sum + count <= wanted && !reached.has(sum + count))
				reached.set(sum + count, [...trackers, at])
	const found = reached.get(wanted)
	return found ? new Set(found) : null
}

function judged(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
	all: readonly Trackers[],
): Judgement {
	const lengths = all.flatMap((one) => one.lengths.filter((length) => length > 0))
	const longest = voltageChecks(panel, inverter, site, Math.max(...lengths))
	const shortest = voltageChecks(panel, inverter, site, Math.min(...lengths))
	const busiest = all.map(({ counts }) => counts).sort((a, b) => total(b) - total(a))[0] ?? []
	const most = Math.max(...all.map(panelsOn))
	const layout: Layout = {
		inSeries: Math.max(...lengths),
		strings: all.reduce((sum, { counts }) => sum + total(counts), 0),
		inverters: all.map(({ counts }) => counts),
		lengths: all.map((one) => one.lengths),
	}
	const voltages = longest.map(
		(check): Check =>
			OF_SHORTEST.includes(check.rule)
				? (shortest.find(({ rule }) => rule === check.rule) ?? check)
				: check,
	)
	return {
		layout,
		checks: [
			...voltages,
			...trackerChecks(panel, inverter, busiest, site),
			...powerChecks(panel, inverter, most),
		],
	}
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

const panelsOn = ({ counts, lengths }: Trackers) =>
	counts.reduce((sum, count, at) => sum + count * (lengths[at] ?? 0), 0)
