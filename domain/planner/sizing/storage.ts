import { type BatterySide, suitsAlone } from '../banks.ts'
import { type Item, priceOf } from '../items.ts'
import { undominated } from './dominance.ts'
import type { Offer } from './offers.ts'

/** What runs when the grid is away, W, and for how long. */
export interface Backup {
	loadW: number
	hours: number
}

/** Batteries of a kind, so many of them. */
export type Storage = Offer<'battery'> & { quantity: number }

/** A battery with the number of it that carries the load for so long. */
interface Enough {
	battery: Offer<'battery'>
	count: number
	/** Of that number, paise. */
	price: number
}

/** Chooses the batteries for so many inverters of a kind; null where none carry the load. */
export function storageChooser(catalogue: readonly Item[], backup: Backup) {
	const byPrice = undominated(catalogue, 'battery')
		.map((battery): Enough => {
			const count = batteriesFor(battery, backup)
			return { battery, count, price: priceOf({ item: battery.item, quantity: count }) }
		})
		.sort((a, b) => a.price - b.price)
	// Of an inverter only its voltages and how many there are of it decide.
	const byWindow = new Map<string, (inverters: number) => Storage | null>()
	const chooserFor = (side: BatterySide) => {
		const window = `${side.minV} ${side.maxV}`
		const before = byWindow.get(window)
		if (before) return before
		const suited = byPrice.filter(({ battery }) => suitsAlone(battery.figures, side))
		const known: (Storage | null)[] = []
		const choose = (inverters: number) => {
			const before = known[inverters]
			if (before !== undefined) return before
			const chosen = cheapest(suited, inverters)
			known[inverters] = chosen
			return chosen
		}
		byWindow.set(window, choose)
		return choose
	}
	return ({ figures }: Offer<'inverter'>, inverters: number): Storage | null => {
		const carries = (figures.backupW ?? 0) * inverters >= backup.loadW
		return figures.battery && carries ? chooserFor(figures.battery)(inverters) : null
	}
}

/** The cheapest that are enough, the same number on each inverter. */
function cheapest(byPrice: readonly Enough[], inverters: number): Storage | null {
	let best: Storage | null = null
	let least = Number.POSITIVE_INFINITY
	for (const { battery, count, price } of byPrice) {
		// Those that follow cost as much or more even before they are shared out evenly.
		if (price > least) break
		const each = Math.ceil(count / inverters)
		const quantity = inverters * each
		const { item, figures } = battery
		if (quantity > item.stock || each > figures.maxParallel) continue
		const total = priceOf({ item, quantity })
		if (total > least || (total === least && best && battery.order > best.order)) continue
		best = { ...battery, quantity }
		least = total
	}
	return best
}

/** Enough for the energy, and enough for the power when they are empty. */
function batteriesFor({ figures }: Offer<'battery'>, { loadW, hours }: Backup): number {
	const energy = (loadW * hours) / 1000 / figures.usableKwh
	const power = loadW / (figures.minV * figures.maxDischargeA)
	return Math.max(1, Math.ceil(energy), Math.ceil(power))
}
