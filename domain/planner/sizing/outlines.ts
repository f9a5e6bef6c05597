import type { Site } from '../check.ts'
import { type Item, priceOf } from '../items.ts'
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
	/** What a system with them costs beyond its price, paise; below nothing where that helps to pay. */
	extra: number
}

/** A system before its accessories are chosen: what a search goes through by the thousand. */
export interface Outline {
	inverter: Offer<'inverter'>
	inverters: number
	/** Of each inverter. */
	row: Row
	field: Field
	battery: Storage | null
	/** Of panels, inverters and batteries, paise: with the accessories it is as much or more. */
	leastPrice: number
	yearlyKwh: number
}

export interface Search {
	catalogue: readonly Item[]
	backup: Backup | undefined
	site: Site
	/** Systems beyond this are passed over, unless a pair has no smaller one. */
	mostKwp: number
	yieldOf: YieldOf
	extraOf: (field: Pick<Field, 'panel' | 'kwp'>) => number
}

const MOST_INVERTERS = 10

/** Every system that fits and is in stock: pairs of panel and inverter, so many of them. */
export function outlines({ catalogue, backup, site, mostKwp, yieldOf, extraOf }: Search) {
	const types = backup ? (['hybrid'] as const) : (['string', 'micro'] as const)
	const storageFor = backup && storageChooser(catalogue, backup)
	const fieldsOf = fieldsWith(extraOf)
	const found: Outline[] = []
	for (const { panel, inverter, rows } of pairs(catalogue, types, site)) {
		const fieldOf = fieldsOf(panel)
		const { yearly } = yieldOf(panel.figures, inverter.figures)
		const most = Math.min(inverter.item.stock, MOST_INVERTERS)
		const others = found.length
		for (let inverters = 1; inverters <= most; inverters++) {
			const battery = storageFor?.(inverter, inverters) ?? null
			if (backup && !battery) continue
			const withoutPanels =
				priceOf({ item: inverter.item, quantity: inverters }) + (battery ? priceOf(battery) : 0)
			for (const row of rows) {
				const panels = row.inSeries * row.strings * inverters
				if (panels > panel.item.stock) break
				const field = fieldOf(panels)
				if (field.kwp > mostKwp && found.length > others) break
				const leastPrice = field.panelsPrice + withoutPanels
				const yearlyKwh = field.kwp * yearly
				found.push({ inverter, inverters, row, field, battery, leastPrice, yearlyKwh })
			}
		}
	}
	return found
}

/** Many systems have as many panels of a kind. */
function fieldsWith(extraOf: Search['extraOf']) {
	const known = new Map<Offer<'panel'>, Field[]>()
	return (panel: Offer<'panel'>) => {
		const fields = known.get(panel) ?? []
		known.set(panel, fields)
		return (panels: number): Field => {
			const before = fields[panels]
			if (before) return before
			const kwp = (panels * panel.figures.powerW) / 1000
			const panelsPrice = priceOf({ item: panel.item, quantity: panels })
			const field = { panel, panels, kwp, panelsPrice, extra: extraOf({ panel, kwp }) }
			fields[panels] = field
			return field
		}
	}
}
