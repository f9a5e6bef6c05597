import type { SheetOf } from '../../catalogue/sheet.ts'
import { passes, type Site } from '../check.ts'
import { figuresAs, type Item } from '../items.ts'
import { remember, rememberFor } from '../remember.ts'
import { spread, trackerChecks } from '../strings.ts'
import { type InverterFigures, type PanelFigures, seriesRange, vmpAt, vocAt } from '../voltages.ts'

export type Kind = 'panel' | 'inverter' | 'battery'
export interface Offer<K extends Kind> {
	item: Item
	figures: SheetOf<K>
}

/** Equal strings on one inverter. */
export interface Row {
	inSeries: number
	strings: number
}

/** A panel and an inverter that suit each other, with the ways to put so many panels on one inverter. */
export interface Pair {
	panel: Offer<'panel'>
	inverter: Offer<'inverter'>
	/** One for each number of panels, the fewest panels first. */
	rows: Row[]
}

/** With more panels for each watt of the inverter too much of their noon is lost. */
const MOST_RATIO = 1.35
/** Cells on a cool bright day, °C. */
const COOL_CELL_C = 15

/** What is in stock of a kind and can be checked. */
export const offers = <K extends Kind>(catalogue: readonly Item[], kind: K): readonly Offer<K>[] =>
	stocked(catalogue)[kind]

const stocked = remember((catalogue: readonly Item[]): { [K in Kind]: Offer<K>[] } => ({
	panel: stockOf(catalogue, 'panel'),
	inverter: stockOf(catalogue, 'inverter'),
	battery: stockOf(catalogue, 'battery'),
}))

function stockOf<K extends Kind>(catalogue: readonly Item[], kind: K): Offer<K>[] {
	return catalogue.flatMap((item) => {
		const figures = item.stock > 0 ? figuresAs(item, kind) : null
		return figures ? [{ item, figures }] : []
	})
}

/** Every panel with every inverter of these types that suits it. */
export function pairs(
	catalogue: readonly Item[],
	types: readonly SheetOf<'inverter'>['type'][],
	site: Site,
): Pair[] {
	const panels = offers(catalogue, 'panel')
	const inverters = offers(catalogue, 'inverter').filter(({ figures }) =>
		types.includes(figures.type),
	)
	return inverters.flatMap((inverter) =>
		panels.flatMap((panel) => {
			const rows = rowsOf(panel.figures, inverter.figures, site)
			return rows.length > 0 ? [{ panel, inverter, rows }] : []
		}),
	)
}

function rowsOf(panel: PanelFigures, inverter: SheetOf<'inverter'>, site: Site): Row[] {
	const range = lengths(panel, inverter, site)
	if (!range) return []
	const known = rowsByRange(panel, inverter)
	const key = range.min * MOST_IN_SERIES + range.max
	const rows = known.get(key) ?? rowsWithin(panel, inverter, range)
	known.set(key, rows)
	return rows
}

/** Longer strings than any inverter takes. */
const MOST_IN_SERIES = 10_000
/** Places differ in the lengths they allow, and not in what else a pair does. */
const rowsByRange = rememberFor(
	(_panel: PanelFigures, _inverter: InverterFigures) => new Map<number, Row[]>(),
)

function rowsWithin(
	panel: PanelFigures,
	inverter: SheetOf<'inverter'>,
	{ min, max }: { min: number; max: number },
): Row[] {
	const mostW = Math.min(inverter.maxPvW, MOST_RATIO * inverter.acW)
	const rows = new Map<number, Row>()
	const most = mostStrings(panel, inverter)
	for (let strings = 1; strings <= most; strings++)
		for (let inSeries = max; inSeries >= min; inSeries--) {
			const panels = strings * inSeries
			// What fewer and longer strings do needs less cable.
			if (panels * panel.powerW <= mostW && !rows.has(panels))
				rows.set(panels, { inSeries, strings })
		}
	return [...rows.values()].sort((a, b) => a.inSeries * a.strings - b.inSeries * b.strings)
}

/** How many strings an inverter's inputs take, wherever it is; every plan asks it of every pair. */
const mostStrings = rememberFor((panel: PanelFigures, inverter: InverterFigures): number => {
	let most = 0
	while (takes(panel, inverter, most + 1)) most++
	return most
})

const takes = (panel: PanelFigures, inverter: InverterFigures, strings: number) =>
	passes(trackerChecks(panel, inverter, spread(panel, inverter, strings)))

/** Lengths of string that the inverter works best with; where it has none such, all that it takes. */
function lengths(panel: PanelFigures, inverter: SheetOf<'inverter'>, site: Site) {
	const range = seriesRange(panel, inverter, site)
	if (!range) return null
	const min = Math.max(range.min, Math.ceil(inverter.startV / vocAt(panel, site.tCellMax)))
	const max = Math.min(range.max, Math.floor(inverter.mpptMaxV / vmpAt(panel, COOL_CELL_C)))
	return min <= max ? { min, max } : range
}
