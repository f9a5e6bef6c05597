import { type Paise, paise } from '../../../../../shared/money.ts'
import { type Item, priceOf } from '../../../electrical/items.ts'
import { memoize } from '../../memoize.ts'
import { mostInverters, suitsBackup } from './candidates.ts'
import { offers } from './offers.ts'
import type { PlannedSystem } from './planned-system.ts'

const withoutBackup = memoize((catalogue: readonly Item[]) =>
	offers(catalogue, 'inverter').filter((inverter) => suitsBackup(inverter, undefined)),
)

/**
 * What back-up adds to the price of a system: its batteries, and its inverters over the cheapest of as much power that
 * carry nothing in a power cut; the batteries alone where there are none of these.
 * @param catalogue the products for sale
 */
export function backupCost(
	{ battery, inverter, inverters, acKw }: PlannedSystem,
	catalogue: readonly Item[],
	singlePhaseW: number,
): Paise {
	const ofBatteries = battery ? priceOf(battery) : 0
	const ofInverters = priceOf({ item: inverter.item, quantity: inverters })
	const others = withoutBackup(catalogue).flatMap((other) => {
		const quantity = Math.ceil((1000 * acKw) / other.figures.acW)
		const isEnough = quantity <= mostInverters(other, singlePhaseW)
		return isEnough ? [priceOf({ item: other.item, quantity })] : []
	})
	return paise(ofBatteries + Math.max(0, ofInverters - Math.min(ofInverters, ...others)))
}
