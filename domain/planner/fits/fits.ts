import { type Message, message } from '../../../shared/messages/message.ts'
import type { SheetOf, TechnicalSheet } from '../../catalogue/sheet.ts'
import { figuresOf, type Item } from '../electrical/items.ts'
import { bankVoltages, seriesCounts } from '../internal/electrical/banks.ts'
import { batteryChecks } from '../internal/electrical/batteries.ts'
import {
	type Check,
	errorsOf,
	PLAINS,
	passes,
	type Site,
	warningsOf,
} from '../internal/electrical/check.ts'
import { currentsOf } from '../internal/electrical/currents.ts'
import { MAX_IN_SERIES, onGenerator, socket } from '../internal/electrical/generators.ts'
import { type FailedRule, layOut, whyNoLength } from '../internal/electrical/layouts.ts'
import { mostStrings } from '../internal/electrical/strings.ts'
import {
	type InverterFigures,
	type PanelFigures,
	seriesRange,
} from '../internal/electrical/voltages.ts'

/** Whether two things can work together, and why, for a buyer. */
export interface Pairing {
	fits: boolean
	reason: Message
	/** The first rule in the way, where they do not. */
	rule?: FailedRule
}

/** The checks of two sheets with one another; null where they have nothing to do with each other. */
export function pair(
	one: TechnicalSheet,
	other: TechnicalSheet,
	site: Site = PLAINS,
): Pairing | null {
	return judge(one, other, site) ?? judge(other, one, site)
}

function judge(one: TechnicalSheet, other: TechnicalSheet, site: Site): Pairing | null {
	if (one.kind === 'panel' && other.kind === 'inverter') return panelOnInverter(one, other, site)
	if (one.kind === 'panel' && other.kind === 'generator') return panelOnGenerator(one, other, site)
	if (one.kind === 'battery' && other.kind === 'inverter') return batteryOnInverter(one, other)
	return null
}

/** Whether two things can work together, by their figures alone: as `pair` says, without the reason. */
export const fits = (one: TechnicalSheet, other: TechnicalSheet, site: Site = PLAINS): boolean =>
	isFit(one, other, site) || isFit(other, one, site)

function isFit(one: TechnicalSheet, other: TechnicalSheet, site: Site): boolean {
	if (one.kind === 'panel' && other.kind === 'inverter') return panelFits(one, other, site)
	if (one.kind === 'panel' && other.kind === 'generator') return generatorFits(one, other, site)
	return one.kind === 'battery' && other.kind === 'inverter' && batteryFits(one, other)
}

/** Whether the shortest string that the voltages allow suits an input, and its power the inverter. */
export function panelFits(panel: PanelFigures, inverter: InverterFigures, site: Site): boolean {
	const range = seriesRange(panel, inverter, site)
	const { maxPvW = Number.POSITIVE_INFINITY } = inverter
	return range !== null && range.min * panel.powerW <= maxPvW && hasInput(panel, inverter, site)
}

const hasInput = (panel: PanelFigures, inverter: InverterFigures, site: Site) =>
	mostStrings(currentsOf(panel, site), inverter) > 0

function generatorFits(panel: PanelFigures, generator: SheetOf<'generator'>, site: Site): boolean {
	const range = seriesRange(panel, socket(generator), site)
	return range !== null && range.min <= MAX_IN_SERIES
}

/** Whether some number in series has the voltages of the inverter. */
export const batteryFits = (
	battery: SheetOf<'battery'>,
	{ battery: side }: Pick<SheetOf<'inverter'>, 'battery'>,
): boolean => side !== undefined && seriesCounts(battery, side).length > 0

/** Whether a single string of some length passes every check that forbids. */
export function panelOnInverter(
	panel: PanelFigures,
	inverter: InverterFigures,
	site: Site,
): Pairing {
	const range = seriesRange(panel, inverter, site)
	if (!range) return { fits: false, ...whyNoLength(panel, inverter, site) }
	const single = (inSeries: number) =>
		errorsOf(layOut(panel, inverter, site, { inSeries, strings: 1 }).checks)
	const shortest = single(range.min)[0]
	if (shortest) return { fits: false, rule: shortest.rule, reason: shortest.sentence }
	let max = range.max
	// Longer strings can still be too much for the inverter's power.
	if (inverter.maxPvW !== undefined)
		max = Math.min(max, Math.max(range.min, Math.floor(inverter.maxPvW / panel.powerW)))
	const { tMin, tCellMax } = site
	return {
		fits: true,
		reason:
			inverter.type === 'micro'
				? message('planner.fit.panel_on_each_input', { inputs: inverter.mppts.length })
				: message('planner.fit.string', { fewest: range.min, most: max, tMin, tCellMax }),
	}
}

/** More than any generator has room for. */
const MAX_PANELS_ON_GENERATOR = 40

function panelOnGenerator(
	panel: SheetOf<'panel'>,
	generator: SheetOf<'generator'>,
	site: Site,
): Pairing {
	const most = Math.min(MAX_PANELS_ON_GENERATOR, Math.floor(generator.maxSolarW / panel.powerW))
	for (let panels = most; panels >= 1; panels--)
		if (onGenerator(panel, generator, site, panels).fits)
			return { fits: true, reason: message('planner.fit.on_generator', { panels }) }
	// Fewer panels than the socket needs in series have too little voltage; as many may be too much power.
	const { min: fewest = 1 } = seriesRange(panel, socket(generator), site) ?? {}
	const { fits, checks } = onGenerator(panel, generator, site, Math.min(fewest, MAX_IN_SERIES))
	const [warning] = warningsOf(checks)
	return fits && warning ? { fits, reason: warning.sentence } : misfit(checks)
}

function batteryOnInverter(
	battery: SheetOf<'battery'>,
	{ battery: side }: SheetOf<'inverter'>,
): Pairing {
	const [fewest = 1, ...others] = side ? seriesCounts(battery, side) : []
	const checks = batteryChecks(battery, side, fewest)
	if (!side || !passes(checks)) return misfit(checks)
	const { minV, maxV } = side
	const most = others.at(-1)
	if (most)
		return { fits: true, reason: message('planner.fit.batteries', { fewest, most, minV, maxV }) }
	const { nominalV } = bankVoltages(battery, fewest)
	const about = { inSeries: fewest, nominalV, minV, maxV }
	return { fits: true, reason: message('planner.fit.battery', about) }
}

const NO_FIT = message('planner.fit.none')

const misfit = (checks: readonly Check[]): Pairing => ({
	fits: false,
	reason: errorsOf(checks)[0]?.sentence ?? NO_FIT,
})

/** Watts of panels for a watt of the inverter: much of its power, little lost at noon. */
export const USUAL_RATIO = 1.15

/** How many of another product one takes to make good use of it, and how many of those in series. */
function takes(one: TechnicalSheet, other: TechnicalSheet, site: Site): Taken {
	if (other.kind === 'panel' && one.kind === 'inverter') {
		const least = seriesRange(other, one, site)?.min ?? 1
		return {
			pieces: Math.max(least, Math.round((USUAL_RATIO * one.acW) / other.powerW)),
			inSeries: 1,
		}
	}
	if (other.kind === 'panel' && one.kind === 'generator')
		return { pieces: Math.max(1, Math.floor(one.maxSolarW / other.powerW)), inSeries: 1 }
	if (other.kind !== 'battery' || one.kind !== 'inverter' || !one.battery) return ONE
	const [inSeries = 1] = seriesCounts(other, one.battery)
	return { pieces: inSeries, inSeries }
}

interface Taken {
	pieces: number
	inSeries: number
}
const ONE: Taken = { pieces: 1, inSeries: 1 }

/** The products that may not be connected to the grid, by their ids. */
type Barred = Pick<ReadonlySet<string>, 'has'>
const NONE_BARRED: Barred = new Set()

const isOnGrid = (sheet: TechnicalSheet) => sheet.kind === 'inverter' && sheet.type !== 'off-grid'

/** Enough of it, some of it, none. */
const shortage = (stock: number, pieces: number) => (stock >= pieces ? 0 : stock > 0 ? 1 : 2)

/**
 * The products of a list that fit with a product, each with its reason, in a buyer's order: those in stock in the
 * number needed, then others in stock; by kind; within a kind those that work as they are before batteries that need
 * others in series, then by price in that number. Products that cannot be checked are left out, as are those that may
 * not be connected to the grid beside what serves on it alone.
 * @param barred has the products that may not be connected
 */
export function fitsWith<I extends Item>(
	item: Item,
	among: readonly I[],
	site: Site = PLAINS,
	barred: Barred = NONE_BARRED,
): { item: I; readonly reason: Message }[] {
	const figures = figuresOf(item)
	if (!figures) return []
	const found = among.flatMap((other) => {
		const its = other.id === item.id ? null : figuresOf(other)
		if (!its || !fits(figures, its, site)) return []
		if (barred.has(other.id) && (isOnGrid(figures) || isOnGrid(its))) return []
		const { pieces, inSeries } = takes(figures, its, site)
		return {
			short: shortage(other.stock, pieces),
			inSeries,
			cost: other.price * pieces,
			one: {
				item: other,
				// Only a few of many fits are shown.
				get reason() {
					return pair(figures, its, site)?.reason ?? NO_FIT
				},
			},
		}
	})
	found.sort((a, b) => a.short - b.short || a.inSeries - b.inSeries || a.cost - b.cost)
	const seen = new Map<string, number>()
	return found
		.map(({ one, short }) => {
			const turn = seen.get(one.item.category) ?? 0
			seen.set(one.item.category, turn + 1)
			return { one, turn, short }
		})
		.sort((a, b) => a.short - b.short || a.turn - b.turn)
		.map(({ one }) => one)
}
