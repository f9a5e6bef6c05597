import { type Item, priceOf } from '../../../electrical/items.ts'
import { MUCH_BACKUP } from '../../../sizing/answer/much-backup.ts'
import { type BatterySide, suitsAlone } from '../../electrical/banks.ts'
import { surgeOf } from '../../electrical/generators.ts'
import type { Storage } from './candidate.ts'
import { undominated } from './dominance.ts'
import { kitsWithInverter, type SystemKit } from './kits.ts'
import type { Offer } from './offers.ts'

/** The load to run when the grid is away, W, and for how long. */
export interface Backup {
	loadW: number
	hours: number
	/** For the moment in which a motor starts, W; the load where it is not given. */
	startW?: number | undefined
}

/** A battery with the number of it that carries the load for so long. */
interface Enough {
	battery: Offer<'battery'>
	count: number
	/** Of that number, paise. */
	price: number
}

/**
 * Chooses the batteries for so many inverters of a kind, and beside them those of kits that may cost less
 * together; none where none carry the load.
 */
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
			const chosen = chooseFor(suited, inverters, backup)
			known[inverters] = chosen
			return chosen
		}
		byWindow.set(window, choose)
		return choose
	}
	return ({ item, figures }: Offer<'inverter'>, inverters: number): Storage[] => {
		const carries =
			(figures.backupW ?? 0) * inverters >= backup.loadW &&
			surgeOf(figures) * inverters >= (backup.startW ?? 0)
		const chosen = figures.battery && carries && chooserFor(figures.battery)(inverters)
		if (!chosen) return []
		const others = kitsWithInverter(catalogue, item.id)
			.flatMap((kit) => ofKit(kit, { byPrice, side: figures.battery, inverters }) ?? [])
			.filter((one) => one.order !== chosen.order || one.quantity !== chosen.quantity)
			.filter((one) => !isMuchMore(kwhOf(one), backup) || kwhOf(one) <= kwhOf(chosen))
		return [chosen, ...others]
	}
}

interface ForKit {
	byPrice: readonly Enough[]
	side: BatterySide | undefined
	inverters: number
}

/** The batteries of as many kits as have all inverters, or more of them where those are not enough. */
function ofKit(
	{ item, inverter, battery }: SystemKit,
	{ byPrice, side, inverters }: ForKit,
): Storage | null {
	const kits = inverters / inverter.quantity
	const enough = byPrice.find((one) => one.battery.item.id === battery?.item.id)
	if (!battery || !side || !enough || !Number.isInteger(kits) || kits > item.stock) return null
	const { figures } = enough.battery
	const each = Math.ceil(Math.max(enough.count, kits * battery.quantity) / inverters)
	const quantity = inverters * each
	const isThere = quantity <= enough.battery.item.stock && each <= figures.maxParallel
	return isThere && suitsAlone(figures, side) ? { ...enough.battery, quantity } : null
}

const kwhOf = ({ quantity, figures }: Storage) => quantity * figures.usableKwh

/**
 * Batteries that are enough, the same number on each inverter: the cheapest of those that store no more than
 * is reasonable; where all store more, those that store least.
 */
function chooseFor(byPrice: readonly Enough[], inverters: number, backup: Backup): Storage | null {
	const isWithin = ({ kwh }: Sized) => !isMuchMore(kwh, backup)
	let best: Sized | null = null
	for (const { battery, count, price } of byPrice) {
		// Later ones cost as much or more even before they are shared out evenly.
		if (best && isWithin(best) && price > best.price) break
		const each = Math.ceil(count / inverters)
		const quantity = inverters * each
		const { item, figures, order } = battery
		if (quantity > item.stock || each > figures.maxParallel) continue
		const kwh = quantity * figures.usableKwh
		const sized = { ...battery, quantity, kwh, price: priceOf({ item, quantity }), order }
		if (!best || isBetter(sized, best, isWithin)) best = sized
	}
	if (!best) return null
	const { kwh: _, price: __, ...storage } = best
	return storage
}

type Sized = Storage & { kwh: number; price: number }

function isBetter(one: Sized, other: Sized, isWithin: (sized: Sized) => boolean): boolean {
	const over = (sized: Sized) => (isWithin(sized) ? 0 : sized.kwh)
	const by = over(one) - over(other) || one.price - other.price || one.order - other.order
	return by < 0
}

/** Whether so much more is stored than is asked that it must be said. */
export const isMuchMore = (kwh: number, backup: Backup) => kwh > MUCH_BACKUP * backupKwh(backup)

const backupKwh = ({ loadW, hours }: Backup) => (loadW * hours) / 1000

/** Enough for the energy, and enough for the power when they are empty. */
function batteriesFor({ figures }: Offer<'battery'>, { loadW, hours }: Backup): number {
	const energy = backupKwh({ loadW, hours }) / figures.usableKwh
	const power = loadW / (figures.minV * figures.maxDischargeA)
	return Math.max(1, Math.ceil(energy), Math.ceil(power))
}
