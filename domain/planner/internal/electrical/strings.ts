import { message } from '../../../../shared/messages/message.ts'
import { atLeast, atMost, type Check, type Site } from './check.ts'
import { currentsOf, type StringCurrents, worstFormula } from './currents.ts'
import type { Device } from './voltage-checks.ts'
import { type InverterFigures, mostWithin, type PanelFigures } from './voltages.ts'

/** Watts of panels for a watt of the inverter. */
const RATIO = { least: 0.8, most: 1.35 }

type Tracker = InverterFigures['mppts'][number]

/** How many strings one tracker may have. */
const mostOn = ({ strings, maxShortCircuitA }: Tracker, { worst }: StringCurrents) =>
	Math.min(strings, mostWithin(maxShortCircuitA, worst))

/** How many it has without a warning. */
const mostWithoutWarning = (tracker: Tracker, { working, bright, worst }: StringCurrents) =>
	Math.min(
		tracker.strings,
		mostWithin(tracker.maxCurrentA, working),
		mostWithin(tracker.maxShortCircuitA, Math.max(bright, worst)),
	)

/**
 * Strings spread over the trackers: none with more than it may have where that can be, then none with a warning, then
 * the busiest with the least to carry; one count per tracker.
 */
export function distribute(
	panel: PanelFigures,
	{ mppts }: InverterFigures,
	strings: number,
	site: SiteHeat,
): number[] {
	const counts = mppts.map(() => 0)
	const currents = currentsOf(panel, site)
	const trackers = mppts.map((tracker) => ({
		most: mostOn(tracker, currents),
		good: mostWithoutWarning(tracker, currents),
		share: Math.max(
			currents.working / tracker.maxCurrentA,
			currents.bright / tracker.maxShortCircuitA,
		),
	}))
	const load = (index: number) => {
		const { most = 0, good = 0, share = 1 } = trackers[index] ?? {}
		const count = (counts[index] ?? 0) + 1
		const full = count > most ? 2 : count > good ? 1 : 0
		return { full, share: count * share, count }
	}
	for (let string = 0; string < strings; string++) {
		let best = 0
		for (let index = 1; index < mppts.length; index++) {
			const [a, b] = [load(index), load(best)]
			if ((a.full - b.full || a.share - b.share || a.count - b.count) < 0) best = index
		}
		counts[best] = (counts[best] ?? 0) + 1
	}
	return counts
}

type SiteHeat = Pick<Site, 'tCellMax'>

const onAllTrackers =
	(most: typeof mostOn) =>
	(currents: StringCurrents, { mppts }: Pick<InverterFigures, 'mppts'>): number => {
		let all = 0
		for (const tracker of mppts) all += most(tracker, currents)
		return all
	}

/** How many strings of such currents the inputs of an inverter take: with one more some check of a tracker fails. */
export const mostStrings = onAllTrackers(mostOn)

/** As `mostStrings`, with no warning either. */
export const mostStringsWithoutWarning = onAllTrackers(mostWithoutWarning)

/**
 * Checks of so many strings on each tracker; of each rule, the tracker with the worst value. Working current above a
 * limit is cut off, so it only warns. Short-circuit current forbids where this site can give as much; by the rule for
 * any site alone it warns.
 */
export function trackerChecks(
	panel: PanelFigures,
	{ mppts }: InverterFigures,
	perTracker: readonly number[],
	site: SiteHeat,
): Check[] {
	const currents = currentsOf(panel, site)
	const trackers = mppts.map((tracker, index) => ({ ...tracker, count: perTracker[index] ?? 0 }))
	const hardest = (share: (tracker: (typeof trackers)[number]) => number) =>
		trackers.reduce((one, other) => (share(other) > share(one) ? other : one))
	const fullest = hardest(({ count, strings }) => count - strings)
	const working = hardest(({ count, maxCurrentA }) => count / maxCurrentA)
	const shorted = hardest(({ count, maxShortCircuitA }) => count / maxShortCircuitA)
	const worstA = shorted.count * currents.worst
	const brightA = shorted.count * currents.bright
	const isForbidden = worstA > shorted.maxShortCircuitA
	const isOfSite = isForbidden || worstA > brightA
	return [
		atMost({
			rule: 'strings-per-input',
			value: fullest.count,
			limit: fullest.strings,
			unit: 'strings',
			about: {},
			formula: message('planner.formula.strings_on_input'),
		}),
		atMost({
			rule: 'operating-current',
			severity: 'warning',
			value: working.count * currents.working,
			limit: working.maxCurrentA,
			unit: 'A',
			about: {},
			formula: message('planner.formula.working_current', {
				strings: working.count,
				amperes: panel.impA,
			}),
		}),
		atMost({
			rule: 'short-circuit-current',
			severity: !isForbidden && brightA > shorted.maxShortCircuitA ? 'warning' : 'error',
			value: isOfSite ? worstA : brightA,
			limit: shorted.maxShortCircuitA,
			unit: 'A',
			about: { worstA, isForbidden },
			formula: isOfSite
				? worstFormula(panel, site, shorted.count)
				: message('planner.formula.bright_current', {
						strings: shorted.count,
						amperes: panel.iscA,
					}),
		}),
	]
}

/** Checks of so many panels against the power of one inverter. */
export function powerChecks(
	{ powerW }: PanelFigures,
	{ acW, maxPvW }: InverterFigures,
	panels: number,
	device: Device = 'inverter',
): Check[] {
	const dcW = panels * powerW
	const checks: Check[] = []
	if (maxPvW !== undefined)
		checks.push(
			atMost({
				rule: 'pv-power',
				// The socket of a generator takes no more than it can use.
				severity: device === 'generator' ? 'warning' : 'error',
				value: dcW,
				limit: maxPvW,
				unit: 'W',
				about: { panels, device },
				formula: message('planner.formula.panel_power', { panels, powerW }),
			}),
		)
	if (acW !== undefined) {
		const ratio = dcW / acW
		const judged = {
			rule: 'dc-ac-ratio',
			severity: 'warning',
			value: ratio,
			unit: 'ratio',
			about: { panels, dcW, acW },
			formula: message('planner.formula.power_ratio', { panels, powerW, acW }),
		} as const
		checks.push(
			ratio < RATIO.least
				? atLeast({ ...judged, limit: RATIO.least })
				: atMost({ ...judged, limit: RATIO.most }),
		)
	}
	return checks
}
