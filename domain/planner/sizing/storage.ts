import type { SheetOf } from '../../catalogue/sheet.ts'
import { batteryChecks } from '../batteries.ts'
import { passes } from '../check.ts'
import { type Item, priceOf } from '../items.ts'
import { rememberFor } from '../remember.ts'
import { type Offer, offers } from './pairs.ts'

/** What runs when the grid is away, W, and for how long. */
export interface Backup {
	loadW: number
	hours: number
}

/** Batteries of a kind, so many of them. */
export type Storage = Offer<'battery'> & { quantity: number }

/** Chooses the batteries for so many inverters of a kind; null where none carry the load. */
export function storageChooser(catalogue: readonly Item[], backup: Backup) {
	const batteries = offers(catalogue, 'battery')
	const known = new Map<Offer<'inverter'>, (Storage | null)[]>()
	return (inverter: Offer<'inverter'>, inverters: number): Storage | null => {
		const before = known.get(inverter) ?? []
		known.set(inverter, before)
		const found = before[inverters]
		if (found !== undefined) return found
		const chosen = cheapest(batteries, backup, inverter.figures, inverters)
		before[inverters] = chosen
		return chosen
	}
}

/** The cheapest batteries that carry the load for so long, the same number on each inverter. */
function cheapest(
	batteries: readonly Offer<'battery'>[],
	backup: Backup,
	inverter: SheetOf<'inverter'>,
	inverters: number,
): Storage | null {
	if ((inverter.backupW ?? 0) * inverters < backup.loadW) return null
	const suited = batteries.flatMap((battery) => {
		const each = Math.ceil(batteriesFor(battery, backup) / inverters)
		const quantity = inverters * each
		const suits = quantity <= battery.item.stock && each <= mostBatteries(battery.figures, inverter)
		return suits ? [{ ...battery, quantity }] : []
	})
	return suited.sort((a, b) => priceOf(a) - priceOf(b))[0] ?? null
}

/** How many batteries side by side suit an inverter. */
const mostBatteries = rememberFor(
	(battery: SheetOf<'battery'>, { battery: side }: SheetOf<'inverter'>) => {
		let most = 0
		while (most < battery.maxParallel && passes(batteryChecks(battery, side, most + 1))) most++
		return most
	},
)

/** Enough for the energy, and enough for the power when they are empty. */
function batteriesFor({ figures }: Offer<'battery'>, { loadW, hours }: Backup): number {
	const energy = (loadW * hours) / 1000 / figures.usableKwh
	const power = loadW / (figures.minV * figures.maxDischargeA)
	return Math.max(1, Math.ceil(energy), Math.ceil(power))
}
