import { atLeast, atMost, type Check, counted, figure } from './check.ts'
import { type InverterFigures, mostWithin, type PanelFigures } from './voltages.ts'

/** How much more than its short-circuit current a panel may give under bright clouds. */
const BRIGHT = 1.25
/** Watts of panels for a watt of the inverter. */
const RATIO = { least: 0.8, most: 1.35 }

/** Strings spread over the trackers so that the busiest has the least to carry; one count per tracker. */
export function spread(panel: PanelFigures, { mppts }: InverterFigures, strings: number): number[] {
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

/** What so many strings on each tracker do to it; of each rule, the tracker that has it hardest. */
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
	const imp = working.count * impA
	const isc = shorted.count * (BRIGHT * iscA)
	const carries = `In full sun one input of the inverter carries ${figure(imp)} A`
	const sees = `In the brightest moments one input of the inverter could see ${figure(isc)} A`
	return [
		atMost({
			rule: 'strings-per-input',
			value: fullest.count,
			limit: fullest.strings,
			unit: 'strings',
			kept: `No input of the inverter has more than ${counted(fullest.strings, 'string')}.`,
			broken: `One input of the inverter would have ${counted(fullest.count, 'string')}, and it takes ${fullest.strings}.`,
			formula: 'strings on one MPPT',
		}),
		atMost({
			rule: 'operating-current',
			value: imp,
			limit: working.maxCurrentA,
			unit: 'A',
			kept: `${carries}, within the ${figure(working.maxCurrentA)} A that it uses.`,
			broken: `${carries}, more than the ${figure(working.maxCurrentA)} A that it uses.`,
			formula: `${working.count} × ${figure(impA, 2)} A`,
		}),
		atMost({
			rule: 'short-circuit-current',
			value: isc,
			limit: shorted.maxShortCircuitA,
			unit: 'A',
			kept: `${sees}, within the ${figure(shorted.maxShortCircuitA)} A that it stands.`,
			broken: `${sees}, more than the ${figure(shorted.maxShortCircuitA)} A that it stands: it could be damaged.`,
			formula: `1.25 × ${shorted.count} × ${figure(iscA, 2)} A`,
		}),
	]
}

/** What so many panels are to the power of one inverter. */
export function powerChecks(
	{ powerW }: PanelFigures,
	{ acW, maxPvW }: InverterFigures,
	panels: number,
): Check[] {
	const dcW = panels * powerW
	const made = `${counted(panels, 'panel')} ${panels === 1 ? 'makes' : 'make'} up to ${figure(dcW, 0)} W`
	const formula = `${panels} × ${figure(powerW)} W`
	const checks: Check[] = []
	if (maxPvW !== undefined)
		checks.push(
			atMost({
				rule: 'pv-power',
				value: dcW,
				limit: maxPvW,
				unit: 'W',
				kept: `${made}, within the ${figure(maxPvW, 0)} W that one inverter takes.`,
				broken: `${made}, more than the ${figure(maxPvW, 0)} W that one inverter takes.`,
				formula,
			}),
		)
	if (acW !== undefined) {
		const ratio = dcW / acW
		const judged = {
			rule: 'dc-ac-ratio',
			severity: 'warning',
			value: ratio,
			unit: 'ratio',
			kept: `${made}, which suits an inverter of ${figure(acW, 0)} W.`,
			formula: `${formula} / ${figure(acW, 0)} W`,
		} as const
		const much = `${made}, much for an inverter of ${figure(acW, 0)} W: at noon some of it is lost.`
		const little = `${made}, little for an inverter of ${figure(acW, 0)} W: part of its power stays unused.`
		checks.push(
			ratio < RATIO.least
				? atLeast({ ...judged, limit: RATIO.least, broken: little })
				: atMost({ ...judged, limit: RATIO.most, broken: much }),
		)
	}
	return checks
}
