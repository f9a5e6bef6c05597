import type { Site } from '../check.ts'
import { type Item, priceOf } from '../items.ts'
import { suitsPhases } from '../phases.ts'
import { type Offer, pairs, type Row } from './pairs.ts'
import type { YieldOf } from './specific-yield.ts'
import { type Backup, type Storage, storageChooser } from './storage.ts'

/** So many panels of a kind. */
export interface Field {
	panel: Offer<'panel'>
	panels: number
	kwp: number
	/** Of the panels alone, paise. */
	panelsPrice: number
}

/** A system before its accessories are chosen: what a search goes through by the thousand. */
export interface Outline {
	inverter: Offer<'inverter'>
	inverters: number
	/** Of all inverters, kW. */
	acKw: number
	/** Of each inverter. */
	row: Row
	field: Field
	battery: Storage | null
	/** Of panels, inverters and batteries, paise: with the accessories it is as much or more. */
	leastPrice: number
	/** What it costs beyond its price, paise; below nothing where that helps to pay. */
	extra: number
	yearlyKwh: number
}

/** What decides what a system costs beyond its price. */
export type Rated = Pick<Field, 'panel' | 'kwp'> & Pick<Outline, 'acKw'>

export interface Search {
	catalogue: readonly Item[]
	backup: Backup | undefined
	site: Site
	/** Systems beyond this are passed over, unless a pair has no smaller one. */
	mostKwp: number
	yieldOf: YieldOf
	extraOf: (system: Rated) => number
	/** What costs so much in the end, or more, and yields so much is passed over unless it may be of use. */
	mayServe?: (leastCost: number, yearlyKwh: number) => boolean
}

const MOST_INVERTERS = 10
/** The most of an inverter that a system may have. */
export function mostInverters({ item, figures }: Offer<'inverter'>): number {
	let most = Math.min(item.stock, MOST_INVERTERS)
	while (!suitsPhases(figures, most)) most--
	return most
}

/** Every system that fits and is in stock: pairs of panel and inverter, so many of them. */
export function outlines(search: Search) {
	const { catalogue, backup, site, mostKwp, yieldOf, extraOf, mayServe } = search
	const types = backup ? (['hybrid'] as const) : (['string', 'micro'] as const)
	const storageFor = backup && storageChooser(catalogue, backup)
	const fieldsOf = fieldsByPanel()
	const found: Outline[] = []
	for (const { panel, inverter, rows } of pairs(catalogue, types, site)) {
		const fieldOf = fieldsOf(panel)
		const { yearly } = yieldOf(panel.figures, inverter.figures)
		const most = mostInverters(inverter)
		let hasSmaller = false
		for (let inverters = 1; inverters <= most; inverters++) {
			if (!suitsPhases(inverter.figures, inverters)) continue
			const battery = storageFor?.(inverter, inverters) ?? null
			if (backup && !battery) continue
			const acKw = (inverters * inverter.figures.acW) / 1000
			const withoutPanels =
				priceOf({ item: inverter.item, quantity: inverters }) + (battery ? priceOf(battery) : 0)
			for (const row of rows) {
				const panels = row.inSeries * row.strings * inverters
				if (panels > panel.item.stock) break
				const field = fieldOf(panels)
				if (field.kwp > mostKwp && hasSmaller) break
				hasSmaller = true
				const leastPrice = field.panelsPrice + withoutPanels
				const extra = extraOf({ panel, kwp: field.kwp, acKw })
				const yearlyKwh = field.kwp * yearly
				if (mayServe && !mayServe(leastPrice + extra, yearlyKwh)) continue
				found.push({
					inverter,
					inverters,
					acKw,
					row,
					field,
					battery,
					leastPrice,
					extra,
					yearlyKwh,
				})
			}
		}
	}
	return found
}

/** Many systems have as many panels of a kind. */
function fieldsByPanel() {
	const known = new Map<Offer<'panel'>, Field[]>()
	return (panel: Offer<'panel'>) => {
		const fields = known.get(panel) ?? []
		known.set(panel, fields)
		return (panels: number): Field => {
			const before = fields[panels]
			if (before) return before
			const kwp = (panels * panel.figures.powerW) / 1000
			const panelsPrice = priceOf({ item: panel.item, quantity: panels })
			const field = { panel, panels, kwp, panelsPrice }
			fields[panels] = field
			return field
		}
	}
}
