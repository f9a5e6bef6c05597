import { type Item, type Part, priceOf } from '../../electrical/items.ts'
import { PHASES, SINGLE_PHASE_W, suitsPhases } from '../electrical/phases.ts'
import { acBoxFor } from '../sizing/accessories.ts'
import type { Storage } from '../sizing/search/candidate.ts'
import { MAX_INVERTERS, suitsBackup } from '../sizing/search/candidates.ts'
import { undominated } from '../sizing/search/dominance.ts'
import type { Offer } from '../sizing/search/offers.ts'
import { type Backup, storageChooser } from '../sizing/search/storage.ts'

/** An inverter with batteries for power cuts, without panels. */
export interface BackupSystem {
	inverter: Offer<'inverter'>
	inverters: number
	battery: Storage
	/** null: no product in stock protects its mains side. */
	acBox: Part | null
	/** Paise. */
	price: number
}

export interface BackupWish extends Backup {
	phase: 'single' | 'three'
}

/** Inverters that a connection of those phases takes and that carry a load from batteries. */
export const backupInverters = (catalogue: readonly Item[], wish: BackupWish) =>
	undominated(catalogue, 'inverter').filter(
		(inverter) => suitsBackup(inverter, wish) && mostOnPhases(inverter, wish) > 0,
	)

/** The most of an inverter that such a connection takes. */
export function mostOnPhases({ item, figures }: Offer<'inverter'>, { phase }: BackupWish): number {
	let most = Math.min(item.stock, MAX_INVERTERS)
	while (most > 0 && !suits(figures, most, phase)) most--
	return most
}

const suits = (
	figures: Offer<'inverter'>['figures'],
	inverters: number,
	phase: BackupWish['phase'],
): boolean =>
	phase === 'three'
		? suitsPhases(figures, inverters)
		: figures.phases !== PHASES && inverters * figures.acW <= SINGLE_PHASE_W

/**
 * The inverters and batteries in stock that carry the load for as long, with the power of its motors as they start, for
 * the least price; at one price the first of the catalogue. null where none do.
 */
export function chooseBackup(catalogue: readonly Item[], wish: BackupWish): BackupSystem | null {
	const storagesFor = storageChooser(catalogue, wish)
	let best: BackupSystem | null = null
	for (const inverter of backupInverters(catalogue, wish)) {
		const { item, figures } = inverter
		for (let inverters = 1; inverters <= mostOnPhases(inverter, wish); inverters++) {
			if (!suits(figures, inverters, wish.phase)) continue
			const bare = priceOf({ item, quantity: inverters })
			if (best && bare >= best.price) break
			const acBox = acBoxFor(catalogue, { inverter: figures, inverters })
			for (const battery of storagesFor(inverter, inverters)) {
				const price = bare + priceOf(battery) + (acBox ? priceOf(acBox) : 0)
				if (!best || price < best.price) best = { inverter, inverters, battery, acBox, price }
			}
		}
	}
	return best
}
