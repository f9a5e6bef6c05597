import type { Paise } from '../../../../../shared/money.ts'
import { type Item, type Part, priceOf } from '../../../electrical/items.ts'
import { USUAL_PLANT } from '../../../yield/yield.ts'
import type { Site } from '../../electrical/check.ts'
import { SINGLE_PHASE_W, suitsPhases } from '../../electrical/phases.ts'
import { memoize } from '../../memoize.ts'
import type { LeastAccessories, Needs } from '../accessories.ts'
import type { EstimatedPart, SystemSize } from '../estimates.ts'
import { mostKwWith, type StorageAsked } from '../tariff/metering-terms.ts'
import type { ShareThrough, YieldOf } from '../use/specific-yield.ts'
import type { Candidate, Field, Storage } from './candidate.ts'
import { MAX_RATIO, mostPvW, type PanelVolts, voltsAt } from './compatible-pairs.ts'
import { undominated } from './dominance.ts'
import { kitsWithPanel, type SystemKit } from './kits.ts'
import { leastAccessoriesIn } from './least-accessories.ts'
import type { Offer } from './offers.ts'
import { type Backup, storageChooser } from './storage.ts'

/** The figures that decide about a system's cost beyond its price. */
export type Rated = Pick<Field, 'panel' | 'kwp'> &
	Pick<Candidate, 'acKw'> & {
		/** Where they are known: without them a bound on all is asked for. */
		inverter?: Candidate['inverter']
		inverters?: number
	}

/** The costs of a system beyond its parts, and its subsidies, paise: neither less for more power. */
export interface Extras {
	installationOf: (system: Rated) => number
	/** Of the works that every system needs and no product is for; of an unknown inverter the least. */
	worksOf?: (system: Rated) => number
	/** Of a part that no product in stock serves as; nothing where it is not given. */
	partOf?: (part: EstimatedPart, size: SystemSize) => number
	/** Of bringing so many products for a price, paise; null where nobody knows. Nothing where it is not given. */
	deliveryOf?: ((lines: readonly Part[], price: Paise) => Paise | null) | undefined
	subsidyOf: (system: Rated) => number
	/** No system that yields so many kWh in a year saves more in its first, paise; it never falls. */
	mostSaving?: (yearlyKwh: number) => number
	/**
	 * The saving of the first year as a plan tells it, without the pay for a yield beyond the use, paise.
	 * @param monthlyKwh of all of it, January first
	 */
	savingOf?: (system: Weighed, monthlyKwh: readonly number[]) => number
}

/** The figures of a system that decide about its saving, besides its yield. */
export type Weighed = Pick<Field, 'panel' | 'kwp'> &
	Pick<Candidate, 'acKw' | 'inverter' | 'inverters' | 'subsidy'>

/** Installation and works, paise. */
export const besidesOf = ({ installationOf, worksOf }: Extras, system: Rated): number =>
	installationOf(system) + (worksOf ? worksOf(system) : 0)

export interface Search {
	catalogue: readonly Item[]
	backup: Backup | undefined
	/** The storage that batteries have to give. */
	storage?: StorageAsked | undefined
	site: Site
	mounting: Needs['mounting']
	/** Whether strings may have more current than an input takes without a warning. */
	allowsWarnings?: boolean
	/** Smaller systems are passed over. */
	leastKwp: number
	/** The most that inverters of one phase may give together, W; the usual limit unless given. */
	singlePhaseW?: number | undefined
	/** Systems beyond this are passed over, unless a pair has no smaller one. */
	mostKwp: number
	yieldOf: YieldOf
	/** What of it inverters let through; all of it where it is not given. */
	shareThrough?: ShareThrough
	extras: Extras
	/** The saving of a system's first year on its own mount, paise; null where it is not known before the end. */
	savingOn?: SavingOn | undefined
}

/** @param tilt degrees, of its mount; null where none is in stock */
export type SavingOn = (system: Weighed, tilt: number | null) => number

/** A panel as a search weighs it. */
export interface PanelChoice {
	panel: Offer<'panel'>
	/** Of one, paise. */
	price: number
	volts: PanelVolts
	/** Of 1 kWp with a usual inverter that cuts none off. */
	yearlyKwh: number
	/** The least of it that any inverter of a plan lets through, 0 to 1. */
	leastShare: number
	/** That have it for less. */
	kits: readonly SystemKit[]
}

/** So many inverters of a kind with their batteries, as a search weighs them. */
export interface InverterSet {
	inverter: Offer<'inverter'>
	inverters: number
	acKw: number
	battery: Storage | null
	/** Of all of it, paise. */
	price: number
	least: LeastAccessories
	/** With the least that its accessories and one string of each inverter cost, paise. */
	cost: number
	/** Of panels, kWp. */
	mostKwp: number
	/** Likewise, as far as its batteries may be connected with. */
	allowedKwp: number
	/** Its yield over that with a usual inverter. */
	factor: number
	/** Whether there is no smaller number of these inverters. */
	isFewest: boolean
}

export const MAX_INVERTERS = 10
/** The most of an inverter that a system may have. */
export function mostInverters(
	{ item, figures }: Offer<'inverter'>,
	singlePhaseW?: number | undefined,
): number {
	let most = Math.min(item.stock, MAX_INVERTERS)
	while (!suitsPhases(figures, most, singlePhaseW)) most--
	return most
}

const TYPES = { with: ['hybrid'], without: ['string', 'micro'] }
/** The inverters of a plan: hybrid ones carry a load when the grid is away, and no others. */
export const suitsBackup = ({ figures }: Offer<'inverter'>, backup: Backup | undefined) =>
	TYPES[backup ? 'with' : 'without'].includes(figures.type)

export const panelChoices = ({
	catalogue,
	site,
	allowsWarnings,
	yieldOf,
	shareThrough,
}: Search): PanelChoice[] =>
	undominated(catalogue, 'panel').map((panel) => ({
		panel,
		price: priceOf({ item: panel.item, quantity: 1 }),
		volts: voltsAt(panel.figures, site, allowsWarnings),
		yearlyKwh: yieldOf(panel.figures, USUAL).yearly,
		leastShare: shareThrough?.(panel.figures, BEST, MAX_RATIO) ?? 1,
		kits: kitsWithPanel(catalogue, panel.item.id),
	}))

const USUAL = { efficiencyPct: USUAL_PLANT.inverterEfficiency * 100 }
/** No inverter lets through less for its power. */
const BEST = { efficiencyPct: 100 }

/** By the number of inverters, those of the least cost first; at one cost, in the catalogue's order. */
export function inverterSets(search: Search): readonly InverterSet[][] {
	const { catalogue, mounting, backup, singlePhaseW = SINGLE_PHASE_W } = search
	if (backup) return newSets(search)
	// Without batteries they are the same for every plan.
	const known = withoutBackup(catalogue)[mounting]
	const before = known.get(singlePhaseW)
	if (before) return before
	const found = newSets(search)
	known.set(singlePhaseW, found)
	return found
}

const withoutBackup = memoize(
	(
		_catalogue: readonly Item[],
	): Record<Needs['mounting'], Map<number, readonly InverterSet[][]>> => ({
		rack: new Map(),
		roof: new Map(),
	}),
)

function newSets({ catalogue, mounting, backup, storage, singlePhaseW }: Search): InverterSet[][] {
	const leastFor = leastAccessoriesIn(catalogue)[mounting]
	const storagesFor = backup && storageChooser(catalogue, backup)
	const sets: InverterSet[][] = Array.from({ length: MAX_INVERTERS + 1 }, () => [])
	for (const inverter of undominated(catalogue, 'inverter')) {
		if (!suitsBackup(inverter, backup)) continue
		const { figures, item } = inverter
		let isFewest = true
		const most = Math.min(item.stock, MAX_INVERTERS)
		for (let inverters = 1; inverters <= most; inverters++) {
			if (!suitsPhases(figures, inverters, singlePhaseW)) continue
			const storages = storagesFor ? storagesFor(inverter, inverters) : [null]
			if (storages.length === 0) continue
			const least = leastFor(inverter, inverters)
			const { ofInverters, ofString } = least
			for (const battery of storages) {
				const price = priceOf({ item, quantity: inverters }) + (battery ? priceOf(battery) : 0)
				sets[inverters]?.push({
					inverter,
					inverters,
					acKw: (inverters * figures.acW) / 1000,
					battery,
					price,
					least,
					cost: price + ofInverters + ofString * inverters,
					mostKwp: (inverters * mostPvW(figures)) / 1000,
					allowedKwp:
						storage && battery
							? mostKwWith(storage, battery.quantity * battery.figures.usableKwh)
							: Infinity,
					factor: figures.efficiencyPct / USUAL.efficiencyPct,
					isFewest,
				})
			}
			isFewest = false
		}
	}
	for (const list of sets) list.sort((a, b) => a.cost - b.cost)
	return sets
}
