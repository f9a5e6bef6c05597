import type { SheetOf } from '../catalogue/sheet.ts'
import { seriesCounts, seriesFor, wholeCounts } from './banks.ts'
import { batteryChecks } from './batteries.ts'
import { counted, passes, type Site, warningsOf } from './check.ts'
import { type Item, ofKind } from './items.ts'
import { findLayouts, type Judgement, nearestCounts } from './layouts.ts'
import type { InverterFigures } from './voltages.ts'

/** Something to put into the cart that would make it right. */
export interface Fix {
	productId: string
	/** How many of it the cart should have. */
	quantity: number
	/** What it takes the place of; null where it comes besides, or is in the cart already. */
	insteadOf: string | null
	sentence: string
}

/** How many ways out one problem shows. */
const SHOWN = 3
/** Watts of panels for a watt of the inverter: much of its power, little lost at noon. */
const USUAL_RATIO = 1.15
/** More inverters of a kind than this are for an engineer to plan. */
const MOST_INVERTERS = 20

interface Candidate {
	item: Item
	quantity: number
	/** The fewer the better. */
	warnings: number
	what: string
}

/** In stock in that number; without warnings before with, then the cheapest in all. */
function best(candidates: Candidate[]): Fix[] {
	const cost = ({ item, quantity }: Candidate) => item.price * quantity
	return candidates
		.filter(({ item, quantity }) => item.stock >= quantity)
		.sort((a, b) => a.warnings - b.warnings || cost(a) - cost(b))
		.slice(0, SHOWN)
		.map(({ item, quantity, what }) => ({
			productId: item.id,
			quantity,
			insteadOf: null,
			sentence: `${quantity} × ${item.name} ${what}`,
		}))
}

/** The same in place of something in the cart; more of that itself only changes its number. */
export const insteadOf = (productId: string, fixes: Fix[]): Fix[] =>
	fixes.map((fix) => ({ ...fix, insteadOf: fix.productId === productId ? null : productId }))

const catalogueOf = (items: readonly Item[]) => items.map((item) => ({ item, quantity: 1 }))

const warned = (found: Judgement | undefined) => (found ? warningsOf(found.checks).length : 0)

function invertersNeeded(
	{ powerW }: { powerW: number },
	{ maxPvW, type, mppts }: InverterFigures,
	panels: number,
): number {
	const byPower = maxPvW === undefined ? 1 : Math.ceil((panels * powerW) / maxPvW)
	return Math.max(1, byPower, type === 'micro' ? Math.ceil(panels / mppts.length) : 1)
}

/** The inverters that take so many of these panels, and the batteries there are. */
export function inverterFixes(
	among: readonly Item[],
	site: Site,
	panel: SheetOf<'panel'>,
	panels: number,
	batteries: readonly { figures: SheetOf<'battery'>; quantity: number }[] = [],
): Fix[] {
	const candidates = ofKind(catalogueOf(among), 'inverter').flatMap(({ item, figures }) => {
		const quantity = invertersNeeded(panel, figures, panels)
		const takes = batteries.every(({ figures: battery, quantity: count }) =>
			passes(batteryChecks(battery, figures.battery, count, quantity)),
		)
		if (quantity > MOST_INVERTERS || item.stock < quantity || !takes) return []
		const { layouts } = findLayouts(panel, figures, site, panels, quantity)
		if (!layouts) return []
		const what = `${quantity === 1 ? 'takes' : 'take'} ${counted(panels, 'such panel')}.`
		return [{ item, quantity, warnings: warned(layouts[0]), what }]
	})
	return best(candidates)
}

/** The inverters that take a battery, and the panels there are. */
export function inverterForBatteryFixes(
	among: readonly Item[],
	site: Site,
	battery: SheetOf<'battery'>,
	batteries: number,
	panels: readonly { figures: SheetOf<'panel'>; quantity: number }[] = [],
): Fix[] {
	const candidates = ofKind(catalogueOf(among), 'inverter').flatMap(({ item, figures }) => {
		const checks = batteryChecks(battery, figures.battery, batteries)
		const takes = panels.every(
			(panel) => findLayouts(panel.figures, figures, site, panel.quantity).layouts,
		)
		if (!figures.battery || !passes(checks) || !takes) return []
		const { inSeries } = seriesFor({ battery, side: figures.battery, batteries, inverters: 1 })
		const what = inSeries === 1 ? 'takes this battery.' : `takes them, ${inSeries} in series.`
		return [{ item, quantity: 1, warnings: warningsOf(checks).length, what }]
	})
	return best(candidates)
}

/** The panels that suit so many of an inverter, in a number that uses it well. */
export function panelFixes(
	among: readonly Item[],
	site: Site,
	inverter: SheetOf<'inverter'>,
	inverters: number,
): Fix[] {
	const candidates = ofKind(catalogueOf(among), 'panel').flatMap(({ item, figures }) => {
		const ideal = Math.max(1, Math.round((inverters * inverter.acW * USUAL_RATIO) / figures.powerW))
		const laidOut = (panels: number) =>
			findLayouts(figures, inverter, site, panels, inverters).layouts?.[0]
		const quantity = laidOut(ideal)
			? ideal
			: nearestCounts(figures, inverter, site, ideal, inverters)[0]
		if (quantity === undefined) return []
		const warnings = warned(laidOut(quantity))
		return [{ item, quantity, warnings, what: 'make good use of it.' }]
	})
	return best(candidates)
}

/** The batteries that an inverter takes, one or one bank for each. */
export function batteryFixes(
	among: readonly Item[],
	inverter: SheetOf<'inverter'>,
	inverters: number,
): Fix[] {
	const candidates = ofKind(catalogueOf(among), 'battery').flatMap(({ item, figures }) => {
		const [inSeries = 1] = inverter.battery ? seriesCounts(figures, inverter.battery) : []
		const quantity = inverters * inSeries
		if (!passes(batteryChecks(figures, inverter.battery, quantity, inverters))) return []
		const suits = `${quantity === 1 ? 'suits' : 'suit'} the ${inverters === 1 ? 'inverter' : 'inverters'}.`
		const what = inSeries === 1 ? suits : `in ${banksOf(inSeries, inverters)} ${suits}`
		// Each is right; that the inverter could do with a larger one is not held against it.
		return [{ item, quantity, warnings: 0, what }]
	})
	return best(candidates)
}

const banksOf = (inSeries: number, banks: number) =>
	`${banks === 1 ? 'a bank' : `${banks} banks`} of ${inSeries} in series`

/** Another number of the same batteries that the inverters would take, nearest first. */
export function batteryCountFixes(
	{ item, figures, quantity }: { item: Item; figures: SheetOf<'battery'>; quantity: number },
	{ battery: side }: SheetOf<'inverter'>,
	inverters: number,
): Fix[] {
	if (!side) return []
	const connection = { battery: figures, side, batteries: quantity, inverters }
	return wholeCounts(connection)
		.filter((count) => count <= item.stock)
		.map((count) => {
			const { inSeries } = seriesFor({ ...connection, batteries: count })
			const so =
				inSeries === 1 ? 'may work side by side' : `make ${banksOf(inSeries, count / inSeries)}`
			return {
				productId: item.id,
				quantity: count,
				insteadOf: null,
				sentence: `${count} instead of ${quantity} × ${item.name} ${so}.`,
			}
		})
}

/** Another number of the same panels that the inverters would take, nearest first. */
export function countFixes(
	site: Site,
	{ item, figures, quantity }: { item: Item; figures: SheetOf<'panel'>; quantity: number },
	inverter: SheetOf<'inverter'>,
	inverters: number,
): Fix[] {
	return nearestCounts(figures, inverter, site, quantity, inverters)
		.filter((count) => count <= item.stock)
		.sort((a, b) => Math.abs(a - quantity) - Math.abs(b - quantity))
		.map((count) => ({
			productId: item.id,
			quantity: count,
			insteadOf: null,
			sentence: `${count} instead of ${quantity} × ${item.name} can be divided evenly.`,
		}))
}
