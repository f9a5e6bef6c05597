import { message } from '../../../../shared/messages/message.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'
import { type Item, ofKind } from '../../electrical/items.ts'
import { batteryFits, panelFits, USUAL_RATIO } from '../../fits/fits.ts'
import { seriesCounts, seriesFor, wholeCounts } from '../electrical/banks.ts'
import { batteryChecks } from '../electrical/batteries.ts'
import { passes, type Site, warningsOf } from '../electrical/check.ts'
import type { Judgement } from '../electrical/layout.ts'
import { findLayouts, nearestCounts } from '../electrical/layouts.ts'
import type { InverterFigures } from '../electrical/voltages.ts'
import { bestFixes, type Cure, type Possible } from './best-fixes.ts'
import { checkPhases } from './cart-phases.ts'

/** More inverters of a kind than this are for an engineer to plan. */
const MAX_INVERTERS = 20

/** The same in place of something in the cart; more of that itself only changes its number. */
export const insteadOf = (productId: string, fixes: Cure[]): Cure[] =>
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
): Cure[] {
	const possible = ofKind(catalogueOf(among), 'inverter').flatMap(
		({ item, figures }): Possible[] => {
			const quantity = invertersNeeded(panel, figures, panels)
			if (quantity > MAX_INVERTERS || item.stock < quantity) return []
			if (!panelFits(panel, figures, site)) return []
			if (!batteries.every((battery) => batteryFits(battery.figures, figures))) return []
			const lookClosely = () => {
				const takes = batteries.every(({ figures: battery, quantity: count }) =>
					passes(batteryChecks(battery, figures.battery, count, quantity)),
				)
				const layouts = takes && findLayouts(panel, figures, site, panels, quantity).layouts
				if (!layouts) return null
				const about = { name: item.name, quantity, panels }
				const phases = checkPhases([{ item, figures, quantity }], site).problems ?? []
				return {
					quantity,
					warnings: warned(layouts[0]) + phases.length,
					sentence: message('planner.fix.inverter_for_panels', about),
				}
			}
			return [{ item, quantity, lookClosely }]
		},
	)
	return bestFixes(possible)
}

/** The inverters that take a battery, and the panels there are. */
export function inverterForBatteryFixes(
	among: readonly Item[],
	site: Site,
	battery: SheetOf<'battery'>,
	batteries: number,
	panels: readonly { figures: SheetOf<'panel'>; quantity: number }[] = [],
): Cure[] {
	const possible = ofKind(catalogueOf(among), 'inverter').flatMap(
		({ item, figures }): Possible[] => {
			const { battery: side } = figures
			if (!side || item.stock < 1 || !batteryFits(battery, figures)) return []
			if (!panels.every((panel) => panelFits(panel.figures, figures, site))) return []
			const lookClosely = () => {
				const checks = batteryChecks(battery, side, batteries)
				const takes = panels.every(
					(panel) => findLayouts(panel.figures, figures, site, panel.quantity).layouts,
				)
				if (!passes(checks) || !takes) return null
				const { inSeries } = seriesFor({ battery, side, batteries, inverters: 1 })
				const about = { name: item.name, quantity: 1, inSeries }
				return {
					quantity: 1,
					warnings: warningsOf(checks).length,
					sentence: message('planner.fix.inverter_for_batteries', about),
				}
			}
			return [{ item, quantity: 1, lookClosely }]
		},
	)
	return bestFixes(possible)
}

/** The panels that suit so many of an inverter, in a number that uses it well. */
export function panelFixes(
	among: readonly Item[],
	site: Site,
	inverter: SheetOf<'inverter'>,
	inverters: number,
): Cure[] {
	const possible = ofKind(catalogueOf(among), 'panel').flatMap(({ item, figures }): Possible[] => {
		if (item.stock < 1 || !panelFits(figures, inverter, site)) return []
		const ideal = Math.max(1, Math.round((inverters * inverter.acW * USUAL_RATIO) / figures.powerW))
		const laidOut = (panels: number) =>
			findLayouts(figures, inverter, site, panels, inverters).layouts?.[0]
		const lookClosely = () => {
			const quantity = laidOut(ideal)
				? ideal
				: nearestCounts(figures, inverter, site, ideal, inverters)[0]
			if (quantity === undefined) return null
			return {
				quantity,
				warnings: warned(laidOut(quantity)),
				sentence: message('planner.fix.panels', { name: item.name, quantity }),
			}
		}
		return [{ item, quantity: ideal, lookClosely }]
	})
	return bestFixes(possible)
}

/** The batteries that an inverter takes, one or one bank for each. */
export function batteryFixes(
	among: readonly Item[],
	inverter: SheetOf<'inverter'>,
	inverters: number,
): Cure[] {
	const possible = ofKind(catalogueOf(among), 'battery').flatMap(
		({ item, figures }): Possible[] => {
			const [inSeries = 1] = inverter.battery ? seriesCounts(figures, inverter.battery) : []
			const quantity = inverters * inSeries
			if (quantity > item.stock || !batteryFits(figures, inverter)) return []
			const lookClosely = () => {
				if (!passes(batteryChecks(figures, inverter.battery, quantity, inverters))) return null
				const about = { name: item.name, quantity, inSeries, inverters }
				const sentence = message('planner.fix.batteries', about)
				// Each is right; that the inverter could do with a larger one does not count against it.
				return { quantity, warnings: 0, inSeries, sentence }
			}
			return [{ item, quantity, lookClosely }]
		},
	)
	return bestFixes(possible)
}

/** Another number of the same batteries that the inverters would take, nearest first. */
export function batteryCountFixes(
	{ item, figures, quantity }: { item: Item; figures: SheetOf<'battery'>; quantity: number },
	{ battery: side }: SheetOf<'inverter'>,
	inverters: number,
): Cure[] {
	if (!side) return []
	const connection = { battery: figures, side, batteries: quantity, inverters }
	return wholeCounts(connection)
		.filter((count) => count <= item.stock)
		.map((count) => {
			const { inSeries } = seriesFor({ ...connection, batteries: count })
			const about = { name: item.name, has: quantity, count, inSeries }
			return {
				productId: item.id,
				quantity: count,
				insteadOf: null,
				warnings: 0,
				sentence: message('planner.fix.battery_count', about),
			}
		})
}

/** Another number of the same panels that the inverters would take. */
export function countFixes(
	site: Site,
	{ item, figures, quantity }: { item: Item; figures: SheetOf<'panel'>; quantity: number },
	inverter: SheetOf<'inverter'>,
	inverters: number,
): Cure[] {
	return nearestCounts(figures, inverter, site, quantity, inverters)
		.filter((count) => count <= item.stock)
		.map((count) => ({
			productId: item.id,
			quantity: count,
			insteadOf: null,
			warnings: warned(findLayouts(figures, inverter, site, count, inverters).layouts?.[0]),
			sentence: message('planner.fix.panel_count', { name: item.name, has: quantity, count }),
		}))
}
