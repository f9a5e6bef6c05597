import type { SheetOf } from '../../../../catalogue/sheet.ts'
import type { Site } from '../../electrical/check.ts'
import { currentsOf, type StringCurrents } from '../../electrical/currents.ts'
import { mostStrings, mostStringsWithoutWarning } from '../../electrical/strings.ts'
import { limitsOf, type StringVolts, vmpAt, vocAt } from '../../electrical/voltages.ts'

type Panel = SheetOf<'panel'>
type Inverter = SheetOf<'inverter'>

/** Equal strings on one inverter. */
export interface Row {
	inSeries: number
	strings: number
}

/** The voltages of one panel at the extremes of a site, V, and its currents there. */
export interface PanelVolts extends StringVolts {
	/** Open, with the hottest cells. */
	awake: number
	/** Working, on a cool bright day. */
	cool: number
	currents: StringCurrents
	/** Whether inputs may have more current than passes without a warning. */
	allowsWarnings: boolean
}

/** Cells on a cool bright day, °C. */
const COOL_CELL_C = 15
/** With more panels for each watt of the inverter too much of their noon is lost. */
export const MAX_RATIO = 1.35

export const voltsAt = (panel: Panel, site: Site, allowsWarnings = false): PanelVolts => ({
	hot: vmpAt(panel, site.tCellMax),
	cold: vocAt(panel, site.tMin),
	maxSystemV: panel.maxSystemV,
	awake: vocAt(panel, site.tCellMax),
	cool: vmpAt(panel, COOL_CELL_C),
	currents: currentsOf(panel, site),
	allowsWarnings,
})

/** The most panel power for one inverter, W. */
export const mostPvW = ({ maxPvW, acW }: Pick<Inverter, 'maxPvW' | 'acW'>) =>
	Math.min(maxPvW, MAX_RATIO * acW)

/** The lengths of string that an inverter works best with; where it has none such, all lengths that it takes. */
export function lengthsOf(volts: PanelVolts, inverter: Inverter): { min: number; max: number } {
	const { fewest, most } = limitsOf(volts, inverter)
	const min = Math.max(fewest, Math.ceil(inverter.startV / volts.awake))
	const max = Math.min(most, Math.floor(inverter.mpptMaxV / volts.cool))
	return min <= max ? { min, max } : { min: fewest, max: most }
}

/** How many strings the inputs of an inverter are given. */
const stringsOn = (inverter: Inverter, { currents, allowsWarnings }: PanelVolts) =>
	(allowsWarnings ? mostStrings : mostStringsWithoutWarning)(currents, inverter)

/** A string above this share of its highest voltage is at the edge. */
const EDGE = 0.95

/** Whether the coldest morning brings strings of so many panels close to the highest voltage. */
export const isAtEdge = (volts: PanelVolts, { maxDcV }: Inverter, inSeries: number): boolean =>
	inSeries * volts.cold > EDGE * Math.min(maxDcV, volts.maxSystemV ?? Infinity)

/**
 * So many panels in equal strings on one inverter; null where that cannot be. Of several ways that with the
 * fewest strings, which needs the least cable; one that has a string on every tracker goes before it where it is at
 * the edge of the voltage.
 */
export function rowOf(
	panel: Panel,
	volts: PanelVolts,
	inverter: Inverter,
	panels: number,
): Row | null {
	if (panels * panel.powerW > mostPvW(inverter)) return null
	const { min, max } = lengthsOf(volts, inverter)
	if (min > max) return null
	const fewest = nextRow(volts, inverter, { panels, min, from: Math.ceil(panels / max) })
	const { length: trackers } = inverter.mppts
	if (!fewest || fewest.strings >= trackers || !isAtEdge(volts, inverter, fewest.inSeries))
		return fewest
	return nextRow(volts, inverter, { panels, min, from: trackers }) ?? fewest
}

/** The ways to lay out as many panels in more strings than a row has, the fewest first. */
export function rowsAfter(
	volts: PanelVolts,
	inverter: Inverter,
	{ inSeries, strings }: Row,
): Row[] {
	const { min } = lengthsOf(volts, inverter)
	const rows: Row[] = []
	const after = (from: number) =>
		nextRow(volts, inverter, { panels: inSeries * strings, min, from: from + 1 })
	for (let next = after(strings); next; next = after(next.strings)) rows.push(next)
	return rows
}

/** Equal strings, no shorter than so many panels, the fewest of them from a number on; null where none are. */
function nextRow(
	volts: PanelVolts,
	inverter: Inverter,
	{ panels, min, from }: { panels: number; min: number; from: number },
): Row | null {
	for (let strings = from; strings * min <= panels; strings++)
		if (panels % strings === 0)
			return strings <= stringsOn(inverter, volts) ? { inSeries: panels / strings, strings } : null
	return null
}

/** Whether there is any number of these panels that one inverter is given. */
export function isCompatible(panel: Panel, volts: PanelVolts, inverter: Inverter): boolean {
	const { min, max } = lengthsOf(volts, inverter)
	return min <= max && rowOf(panel, volts, inverter, min) !== null
}
