import type { Item } from '../../../electrical/items.ts'
import { BRIGHT } from '../../electrical/currents.ts'
import { memoize } from '../../memoize.ts'
import { type LeastAccessories, leastAccessories, type Needs } from '../accessories.ts'
import { undominated } from './dominance.ts'
import type { Offer } from './offers.ts'

/** The least cost of the accessories of so many inverters, for any panels of the catalogue. */
type LeastFor = (inverter: Offer<'inverter'>, inverters: number) => LeastAccessories

function leastOn(catalogue: readonly Item[], mounting: Needs['mounting']): LeastFor {
	const panels = undominated(catalogue, 'panel')
	const brightA = BRIGHT * panels.reduce((most, { figures }) => Math.max(most, figures.iscA), 0)
	const known = new Map<Offer<'inverter'>, LeastAccessories[]>()
	return (offer, inverters) => {
		const ofInverter = known.get(offer) ?? []
		const before = ofInverter[inverters]
		if (before) return before
		const { figures: inverter } = offer
		const inputs = inverter.mppts.reduce((sum, { strings }) => sum + strings, 0)
		const least = leastAccessories(catalogue, {
			inverter,
			inverters,
			mounting,
			brightA,
			panels: 0,
			strings: inverters * inputs,
			coldV: inverter.maxDcV,
		})
		ofInverter[inverters] = least
		known.set(offer, ofInverter)
		return least
	}
}

/** Calculated once for each catalogue, kind of mounting, inverter and number of it. */
export const leastAccessoriesIn = memoize((catalogue: readonly Item[]) => ({
	rack: leastOn(catalogue, 'rack'),
	roof: leastOn(catalogue, 'roof'),
}))
