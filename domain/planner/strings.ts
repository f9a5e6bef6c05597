import type { SheetOf } from '../catalogue/sheet.ts'
import { atLeast, atMost, type Check, counted, figure, type Site } from './check.ts'

type PanelSheet = SheetOf<'panel'>
type InverterSheet = SheetOf<'inverter'>

/** What of a panel decides about its strings. */
export type PanelFigures = Pick<
	PanelSheet,
	'powerW' | 'vocV' | 'iscA' | 'vmpV' | 'impA' | 'betaVocPctPerC' | 'gammaPmpPctPerC'
> & { maxSystemV?: number | undefined }

/** What of an inverter decides about them; what is not known is not checked. */
export type InverterFigures = Pick<InverterSheet, 'maxDcV' | 'mpptMinV' | 'mpptMaxV' | 'mppts'> & {
	type?: InverterSheet['type'] | undefined
	startV?: number | undefined
	acW?: number | undefined
	maxPvW?: number | undefined
}

/** At which the figures of a panel are measured, °C. */
const STANDARD_C = 25
/** Cells on a cool bright day, °C: when the working voltage is at its highest for hours. */
const COOL_CELL_C = 15
/** How far above the least voltage of the tracker the hot string has to stay. */
const HOT_MARGIN = 1.05
/** How much more than its short-circuit current a panel may give under bright clouds. */
const BRIGHT = 1.25
const RATIO = { least: 0.8, most: 1.35 }

/** How much hotter than the air the cells of a panel on a roof are in full sun, °C. */
const ABOVE_AIR_C = 35

/** The hottest cell where this is the hottest air, °C. */
export const hottestCell = (airC: number) => airC + ABOVE_AIR_C

const at = (volts: number, pctPerC: number, celsius: number) =>
	volts * (1 + (pctPerC / 100) * (celsius - STANDARD_C))

/** Open-circuit voltage of one panel with cells at this temperature, V. */
export const vocAt = ({ vocV, betaVocPctPerC }: PanelFigures, celsius: number) =>
	at(vocV, betaVocPctPerC, celsius)

/** Working voltage of one panel with cells at this temperature, V. */
export const vmpAt = ({ vmpV, gammaPmpPctPerC }: PanelFigures, celsius: number) =>
	at(vmpV, gammaPmpPctPerC, celsius)

/** The most panels whose voltages together stay within the limit; agrees with `atMost` to the last bit. */
function mostWithin(limit: number, each: number): number {
	const near = Math.floor(limit / each)
	return [near + 1, near, near - 1].find((count) => count * each <= limit) ?? 0
}

function fewestReaching(limit: number, each: number): number {
	const near = Math.ceil(limit / each)
	return [near - 1, near, near + 1].find((count) => count * each >= limit) ?? near
}

/** The fewest panels in series that stay awake in the heat, and the most that are safe in the cold. */
export function seriesLimits(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
): { fewest: number; most: number } {
	const hot = vmpAt(panel, site.tCellMax)
	const cold = vocAt(panel, site.tMin)
	const voltage = Math.min(inverter.maxDcV, panel.maxSystemV ?? Number.POSITIVE_INFINITY)
	const most = cold > 0 ? mostWithin(voltage, cold) : 0
	const needed = HOT_MARGIN * inverter.mpptMinV
	return {
		fewest: hot > 0 ? Math.max(1, fewestReaching(needed, hot)) : Number.POSITIVE_INFINITY,
		most: inverter.type === 'micro' ? Math.min(1, most) : most,
	}
}

/** The fewest and the most panels in series that the voltages allow at a site; null where none do. */
export function seriesRange(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
): { min: number; max: number } | null {
	const { fewest, most } = seriesLimits(panel, inverter, site)
	return fewest <= most ? { min: fewest, max: most } : null
}

const inARow = (count: number) => (count === 1 ? 'one panel' : `${count} panels in a row`)

/** What so many panels in series do to the inverter, cold and hot. */
export function voltageChecks(
	panel: PanelFigures,
	inverter: InverterFigures,
	{ tMin, tCellMax }: Site,
	inSeries: number,
): Check[] {
	const { vocV, vmpV, betaVocPctPerC: beta, gammaPmpPctPerC: gamma, maxSystemV } = panel
	const { maxDcV, mpptMinV, mpptMaxV, startV, type } = inverter
	const row = inARow(inSeries)
	const give = inSeries === 1 ? 'gives' : 'give'
	const reach = inSeries === 1 ? 'reaches' : 'reach'
	const cold = inSeries * vocAt(panel, tMin)
	const hot = inSeries * vmpAt(panel, tCellMax)
	const cool = inSeries * vmpAt(panel, COOL_CELL_C)
	const awake = inSeries * vocAt(panel, tCellMax)
	const formula = (volts: number, pct: number, celsius: number) =>
		`${inSeries} × ${figure(volts, 2)} V × (1 + (${figure(pct, 3)} %/°C) × (${figure(celsius)} − 25) °C)`
	const morning = `On the coldest morning (${figure(tMin)} °C) ${row} ${reach} ${figure(cold)} V`
	const noon = `On the hottest afternoon (cells at ${figure(tCellMax)} °C) ${row} ${give}`
	const needed = HOT_MARGIN * mpptMinV
	const checks = [
		atMost({
			rule: 'cold-voltage',
			value: cold,
			limit: maxDcV,
			unit: 'V',
			kept: `${morning}, within the ${figure(maxDcV)} V that the inverter takes.`,
			broken: `${morning}, more than the ${figure(maxDcV)} V that the inverter takes: it could be damaged.`,
			formula: formula(vocV, beta, tMin),
		}),
		atLeast({
			rule: 'hot-voltage',
			value: hot,
			limit: needed,
			unit: 'V',
			kept: `${noon} ${figure(hot)} V, enough for the ${figure(needed)} V that the inverter needs.`,
			broken: `${noon} only ${figure(hot)} V, less than the ${figure(needed)} V that the inverter needs: it would stop when the sun is strongest.`,
			formula: formula(vmpV, gamma, tCellMax),
		}),
		atMost({
			rule: 'tracking-voltage',
			severity: 'warning',
			value: cool,
			limit: mpptMaxV,
			unit: 'V',
			kept: `On a cool bright day ${row} ${give} ${figure(cool)} V, within the ${figure(mpptMaxV)} V up to which the inverter works at its best.`,
			broken: `On a cool bright day ${row} ${give} ${figure(cool)} V, above the ${figure(mpptMaxV)} V up to which the inverter works at its best: some energy is lost.`,
			formula: formula(vmpV, gamma, COOL_CELL_C),
		}),
	]
	if (maxSystemV !== undefined)
		checks.push(
			atMost({
				rule: 'system-voltage',
				value: cold,
				limit: maxSystemV,
				unit: 'V',
				kept: `${morning}, within the ${figure(maxSystemV)} V that the panels themselves are made for.`,
				broken: `${morning}, more than the ${figure(maxSystemV)} V that the panels themselves are made for.`,
				formula: formula(vocV, beta, tMin),
			}),
		)
	if (startV !== undefined)
		checks.push(
			atLeast({
				rule: 'start-voltage',
				severity: 'warning',
				value: awake,
				limit: startV,
				unit: 'V',
				kept: `Even in the heat ${row} ${reach} ${figure(awake)} V, enough for the ${figure(startV)} V at which the inverter starts.`,
				broken: `In the heat ${row} ${reach} only ${figure(awake)} V, and the inverter starts at ${figure(startV)} V: after a cut it may wait until evening.`,
				formula: formula(vocV, beta, tCellMax),
			}),
		)
	if (type === 'micro')
		checks.push(
			atMost({
				rule: 'one-panel-per-input',
				value: inSeries,
				limit: 1,
				unit: 'panels',
				kept: 'Each input of the micro-inverter has one panel.',
				broken: `Each input of a micro-inverter takes one panel, not ${inSeries} in a row.`,
				formula: 'panels in series',
			}),
		)
	return checks
}

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
	const isc = BRIGHT * shorted.count * iscA
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
	const made = `${counted(panels, 'panel')} make up to ${figure(dcW, 0)} W`
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
		const little = `${made}, little for an inverter of ${figure(acW, 0)} W: a smaller one would do.`
		checks.push(
			ratio < RATIO.least
				? atLeast({ ...judged, limit: RATIO.least, broken: little })
				: atMost({ ...judged, limit: RATIO.most, broken: much }),
		)
	}
	return checks
}
