import type { SheetOf } from '../../../../catalogue/sheet.ts'
import type { Site } from '../../electrical/check.ts'
import { mostStrings } from '../../electrical/strings.ts'
import { limitsOf, type StringVolts, vmpAt, vocAt } from '../../electrical/voltages.ts'

type Panel = SheetOf<'panel'>
type Inverter = SheetOf<'inverter'>

/** Equal strings on one inverter. */
export interface Row {
	inSeries: number
	strings: number
}

/** The voltages of one panel at the extremes of a site, V. */
export interface PanelVolts extends StringVolts {
	/** Open, with the hottest cells. */
	awake: number
	/** Working, on a cool bright day. */
	cool: number
}

/** Cells on a cool bright day, °C. */
const COOL_CELL_C = 15
/** With more panels for each watt of the inverter too much of their noon is lost. */
const MAX_RATIO = 1.35

export const voltsAt = (panel: Panel, site: Site): PanelVolts => ({
	hot: vmpAt(panel, site.tCellMax),
	cold: vocAt(panel, site.tMin),
	maxSystemV: panel.maxSystemV,
	awake: vocAt(panel, site.tCellMax),
	cool: vmpAt(panel, COOL_CELL_C),
})

/** The most panel power for one inverter, W. */
export const mostPvW = ({ maxPvW, acW }: Pick<Inverter, 'maxPvW' | 'acW'>) =>
	Math.min(maxPvW, MAX_RATIO * acW)

/** The lengths of string that an inverter works best with; where it has none such, all that it takes. */
export function lengthsOf(volts: PanelVolts, inverter: Inverter): { min: number; max: number } {
	const { fewest, most } = limitsOf(volts, inverter)
	const min = Math.max(fewest, Math.ceil(inverter.startV / volts.awake))
	const max = Math.min(most, Math.floor(inverter.mpptMaxV / volts.cool))
	return min <= max ? { min, max } : { min: fewest, max: most }
}

/**
 * So many panels in equal strings on one inverter; null where that cannot be. Of several ways that with the
 * fewest strings, which needs the least cable.
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
	for (let strings = Math.ceil(panels / max); strings * min <= panels; strings++)
		if (panels % strings === 0)
			return strings <= mostStrings(panel, inverter)
				? { inSeries: panels / strings, strings }
				: null
	return null
}

/** Whether there is any number of these panels that one inverter is given. */
export function isCompatible(panel: Panel, volts: PanelVolts, inverter: Inverter): boolean {
	const { min, max } = lengthsOf(volts, inverter)
	return min <= max && rowOf(panel, volts, inverter, min) !== null
}
