import type { SheetOf } from '../../../catalogue/sheet.ts'
import type { Site } from './check.ts'

type PanelSheet = SheetOf<'panel'>
type InverterSheet = SheetOf<'inverter'>

/** The figures of a panel that decide about its strings. */
export type PanelFigures = Pick<
	PanelSheet,
	'powerW' | 'vocV' | 'iscA' | 'vmpV' | 'impA' | 'betaVocPctPerC' | 'gammaPmpPctPerC'
> & {
	maxSystemV?: number | undefined
	alphaIscPctPerC?: number | undefined
	bifacial?: boolean | undefined
	bifacialityPct?: number | undefined
}

/** The figures of an inverter that decide about them; an unknown figure is not checked. */
export type InverterFigures = Pick<InverterSheet, 'maxDcV' | 'mpptMinV' | 'mpptMaxV' | 'mppts'> & {
	type?: InverterSheet['type'] | undefined
	startV?: number | undefined
	acW?: number | undefined
	maxPvW?: number | undefined
}

/** The temperature at which the figures of a panel are measured, °C. */
const STANDARD_C = 25
/** How far above the least voltage of the tracker the hot string has to stay. */
export const HOT_MARGIN = 1.05

const at = (volts: number, pctPerC: number, celsius: number) =>
	volts * (1 + (pctPerC / 100) * (celsius - STANDARD_C))

/** Open-circuit voltage of one panel with cells at this temperature, V. */
export const vocAt = ({ vocV, betaVocPctPerC }: PanelFigures, celsius: number) =>
	at(vocV, betaVocPctPerC, celsius)

/** Working voltage of one panel with cells at this temperature, V. */
export const vmpAt = ({ vmpV, gammaPmpPctPerC }: PanelFigures, celsius: number) =>
	at(vmpV, gammaPmpPctPerC, celsius)

/** The most panels whose voltages together stay within the limit; agrees with `atMost` to the last bit. */
export function mostWithin(limit: number, each: number): number {
	const near = Math.floor(limit / each)
	return [near + 1, near, near - 1].find((count) => count * each <= limit) ?? 0
}

function fewestReaching(limit: number, each: number): number {
	const near = Math.ceil(limit / each)
	return [near - 1, near, near + 1].find((count) => count * each >= limit) ?? near
}

/** The limits of a panel's strings at a site, V: of one panel in the heat and in the cold, and its own limit. */
export interface StringVolts {
	hot: number
	cold: number
	maxSystemV?: number | undefined
}

/** The fewest panels in series that stay awake in the heat, and the most that are safe in the cold. */
export function limitsOf(
	{ hot, cold, maxSystemV = Number.POSITIVE_INFINITY }: StringVolts,
	{ maxDcV, mpptMinV, type }: Pick<InverterFigures, 'maxDcV' | 'mpptMinV' | 'type'>,
): { fewest: number; most: number } {
	const most = cold > 0 ? mostWithin(Math.min(maxDcV, maxSystemV), cold) : 0
	const needed = HOT_MARGIN * mpptMinV
	return {
		fewest: hot > 0 ? Math.max(1, fewestReaching(needed, hot)) : Number.POSITIVE_INFINITY,
		most: type === 'micro' ? Math.min(1, most) : most,
	}
}

/** As `limitsOf`, of a panel at a site. */
export const seriesLimits = (panel: PanelFigures, inverter: InverterFigures, site: Site) =>
	limitsOf(
		{
			hot: vmpAt(panel, site.tCellMax),
			cold: vocAt(panel, site.tMin),
			maxSystemV: panel.maxSystemV,
		},
		inverter,
	)

/** The fewest and the most panels in series that the voltages allow at a site; null where none do. */
export function seriesRange(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
): { min: number; max: number } | null {
	const { fewest, most } = seriesLimits(panel, inverter, site)
	return fewest <= most ? { min: fewest, max: most } : null
}
