import type { SheetOf } from '../../catalogue/sheet.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { batteryChecks } from '../batteries.ts'
import { passes, type Site } from '../check.ts'
import type { Item, Part } from '../items.ts'
import { vocAt } from '../voltages.ts'
import { type Accessories, accessoryChooser } from './accessories.ts'
import { type Offer, offers, type Pair, pairs, type Row } from './pairs.ts'
import { rememberFor } from './remember.ts'
import { leastArea, type Stand } from './roof.ts'
import type { YieldOf } from './specific-yield.ts'

/** What runs when the grid is away, W, and for how long. */
export interface Backup {
	loadW: number
	hours: number
}

/** A system out of what is in stock. */
export interface Candidate {
	panel: Offer<'panel'>
	panels: number
	inverter: Offer<'inverter'>
	inverters: number
	/** Of each inverter. */
	row: Row
	battery: (Offer<'battery'> & { quantity: number }) | null
	accessories: () => Accessories
	kwp: number
	/** The least of a flat roof that they take, with room between the rows. */
	areaM2: number
	price: Paise
	yearlyKwh: number
}

const MOST_INVERTERS = 10
/** Bright clouds give this much more than the short-circuit current. */
const BRIGHT = 1.25

interface Search {
	catalogue: readonly Item[]
	backup: Backup | undefined
	site: Site
	stand: Stand
	/** Systems beyond this are passed over, unless a pair has no smaller one. */
	mostKwp: number
	yieldOf: YieldOf
}

const priceOf = ({ item, quantity }: Part) => Math.round(item.price * 100) * quantity

/** Every system that fits and is in stock: pairs of panel and inverter, so many of them. */
export function candidates(search: Search): Candidate[] {
	const { catalogue, backup, site, stand, mostKwp, yieldOf } = search
	const accessories = accessoryChooser(catalogue)
	const batteryFor = batteryChooser(catalogue, backup)
	const areaOf = areasFor(stand)
	const build = (
		{ panel, inverter, coldV }: Pair & { coldV: number },
		kwhPerKwp: number,
		inverters: number,
		row: Row,
	): Candidate => {
		const panels = row.inSeries * row.strings * inverters
		const battery = batteryFor(inverter, inverters)
		const needs = {
			panels,
			strings: row.strings * inverters,
			inverters,
			inverter: inverter.figures,
			brightA: BRIGHT * panel.figures.iscA,
			coldV: row.inSeries * coldV,
		}
		const kwp = (panels * panel.figures.powerW) / 1000
		const price =
			priceOf({ item: panel.item, quantity: panels }) +
			priceOf({ item: inverter.item, quantity: inverters }) +
			(battery ? priceOf(battery) : 0) +
			accessories.price(needs)
		return {
			panel,
			panels,
			inverter,
			inverters,
			row,
			battery,
			accessories: () => accessories.parts(needs),
			kwp,
			areaM2: areaOf(panel, panels),
			price: paise(price),
			yearlyKwh: kwp * kwhPerKwp,
		}
	}
	const types = backup ? (['hybrid'] as const) : (['string', 'micro'] as const)
	return pairs(catalogue, types, site).flatMap((pair) => {
		const found: Candidate[] = []
		const cold = { ...pair, coldV: vocAt(pair.panel.figures, site.tMin) }
		const { yearly } = yieldOf(pair.panel.figures, pair.inverter.figures)
		const most = Math.min(pair.inverter.item.stock, MOST_INVERTERS)
		for (let inverters = 1; inverters <= most; inverters++) {
			if (backup && !batteryFor(pair.inverter, inverters)) continue
			for (const row of pair.rows) {
				const panels = row.inSeries * row.strings * inverters
				const tooMany = (panels * pair.panel.figures.powerW) / 1000 > mostKwp
				if (panels > pair.panel.item.stock || (tooMany && found.length > 0)) break
				found.push(build(cold, yearly, inverters, row))
			}
		}
		return found
	})
}

/** Many systems have as many panels of a kind. */
function areasFor(stand: Stand) {
	const known = new Map<Offer<'panel'>, number[]>()
	return (panel: Offer<'panel'>, panels: number): number => {
		const areas = known.get(panel) ?? []
		known.set(panel, areas)
		areas[panels] ??= leastArea(panel.figures, stand, panels)
		return areas[panels]
	}
}

/** How many batteries side by side suit an inverter. */
const mostBatteries = rememberFor(
	(battery: SheetOf<'battery'>, { battery: side }: SheetOf<'inverter'>) => {
		let most = 0
		while (most < battery.maxParallel && passes(batteryChecks(battery, side, most + 1))) most++
		return most
	},
)

/** The cheapest batteries that carry the load for so long, the same number on each inverter. */
function batteryChooser(catalogue: readonly Item[], backup: Backup | undefined) {
	const batteries = backup ? offers(catalogue, 'battery') : []
	const known = new Map<string, Candidate['battery']>()
	return ({ item, figures }: Offer<'inverter'>, inverters: number): Candidate['battery'] => {
		if (!backup || (figures.backupW ?? 0) * inverters < backup.loadW) return null
		const key = `${inverters} ${item.id}`
		const before = known.get(key)
		if (before !== undefined) return before
		const suited = batteries.flatMap((battery) => {
			const each = Math.ceil(batteriesFor(battery, backup) / inverters)
			const quantity = inverters * each
			const suits =
				quantity <= battery.item.stock && each <= mostBatteries(battery.figures, figures)
			return suits ? [{ ...battery, quantity }] : []
		})
		const [best = null] = suited.sort((a, b) => priceOf(a) - priceOf(b))
		known.set(key, best)
		return best
	}
}

/** Enough for the energy, and enough for the power when they are empty. */
function batteriesFor({ figures }: Offer<'battery'>, { loadW, hours }: Backup): number {
	const energy = (loadW * hours) / 1000 / figures.usableKwh
	const power = loadW / (figures.minV * figures.maxDischargeA)
	return Math.max(1, Math.ceil(energy), Math.ceil(power))
}
