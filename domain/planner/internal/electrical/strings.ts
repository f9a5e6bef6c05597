import { message } from '../../../../shared/messages/message.ts'
import { atLeast, atMost, type Check } from './check.ts'
import type { Device } from './voltage-checks.ts'
import { type InverterFigures, mostWithin, type PanelFigures } from './voltages.ts'

/** How much more than its short-circuit current a panel may give under bright clouds. */
const BRIGHT = 1.25
/** Watts of panels for a watt of the inverter. */
const RATIO = { least: 0.8, most: 1.35 }

/** Strings spread over the trackers so that the busiest has the least to carry; one count per tracker. */
export function distribute(
	panel: PanelFigures,
	{ mppts }: InverterFigures,
	strings: number,
): number[] {
	const counts = mppts.map(() => 0)
	const load = (index: number) => {
		const { maxCurrentA = 1, maxShortCircuitA = 1, strings: takes = 1 } = mppts[index] ?? {}
		const count = (counts[index] ?? 0) + 1
		const share = Math.max(panel.impA / maxCurrentA, (BRIGHT * panel.iscA) / maxShortCircuitA)
		return { full: count > takes ? 1 : 0, share: count * share, count }
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

/** How many strings of a panel the inputs of an inverter take: with one more some check of a tracker fails. */
export function mostStrings({ impA, iscA }: PanelFigures, { mppts }: InverterFigures): number {
	let most = 0
	for (const { strings, maxCurrentA, maxShortCircuitA } of mppts) {
		const working = mostWithin(maxCurrentA, impA)
		most += Math.min(strings, working, mostWithin(maxShortCircuitA, BRIGHT * iscA))
	}
	return most
}

/** Checks of so many strings on each tracker; of each rule, the tracker with the worst value. */
export function trackerChecks(
	{ impA, iscA }: PanelFigures,
	{ mppts }: InverterFigures,
	perTracker: readonly number[],
): Check[] {
	const trackers = mppts.map((tracker, index) => ({ ...tracker, count: perTracker[index] ?? 0 }))
	const hardest = (share: (tracker: (typeof trackers)[number]) => number) =>
		trackers.reduce((one, other) => (share(other) > share(one) ? other : one))
	const fullest = hardest(({ count, strings }) => count - strings)
	const working = hardest(({ count, maxCurrentA }) => count / maxCurrentA)
	const shorted = hardest(({ count, maxShortCircuitA }) => count / maxShortCircuitA)
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
			value: working.count * impA,
			limit: working.maxCurrentA,
			unit: 'A',
			about: {},
			formula: message('planner.formula.working_current', {
				strings: working.count,
				amperes: impA,
			}),
		}),
		atMost({
			rule: 'short-circuit-current',
			value: shorted.count * (BRIGHT * iscA),
			limit: shorted.maxShortCircuitA,
			unit: 'A',
			about: {},
			formula: message('planner.formula.bright_current', {
				strings: shorted.count,
				amperes: iscA,
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
