import fc from 'fast-check'
import { climateOfPin } from '../../domain/planner/climate/climate.ts'
import { type Item, type Part, priceOf } from '../../domain/planner/electrical/items.ts'
import { siteOf } from '../../domain/planner/internal/climate/extremes.ts'
import { phasesOf } from '../../domain/planner/internal/sizing/estimates.ts'
import type { Offered, Plan } from '../../domain/planner/internal/sizing/plan.ts'
import type { Requirements } from '../../domain/planner/internal/sizing/requirements.ts'
import type { Extras } from '../../domain/planner/internal/sizing/search/candidates.ts'
import type { Backup } from '../../domain/planner/internal/sizing/search/storage.ts'
import { planYear } from '../../domain/planner/internal/sizing/use/plan-year.ts'
import { usualPlane } from '../../domain/planner/internal/sizing/use/specific-yield.ts'
import { USUAL_PLANT } from '../../domain/planner/yield/yield.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { inEnglish } from '../in-english.ts'

/** The limits of a plan, as people read them. */
export const reasonsOf = ({ limitations }: Plan): string[] =>
	limitations.map(({ sentence }) => inEnglish(sentence))

/** The parts to buy for a system, its kits as one line. */
export const partsOf = ({ system }: Pick<Offered, 'system'>): Part[] => {
	const { panel, panels, inverter, inverters, battery, accessories, kit } = system
	const all = [
		...(kit ? [kit] : []),
		{ item: panel.item, quantity: panels - (kit?.panels ?? 0) },
		{ item: inverter.item, quantity: kit ? 0 : inverters },
		...(battery
			? [{ item: battery.item, quantity: battery.quantity - (kit?.batteries ?? 0) }]
			: []),
		...accessories.flatMap(({ part }) => part ?? []),
	]
	return all.filter(({ quantity }) => quantity > 0)
}

interface KitRequirements {
	id: string
	/** Of the price of the parts. */
	share: number
	hasAccessories: boolean
	/** Panels than the system has. */
	fewer: number
	/** In place of the batteries of the system. */
	other?: Item | undefined
}

/** A kit of a system's parts, in stock once. */
export function kitOf(
	option: Pick<Offered, 'system'>,
	{ id, share, hasAccessories, fewer, other }: KitRequirements,
): Item {
	const { panel, panels, inverter, inverters, battery, accessories } = option.system
	const parts: Part[] = [
		{ item: panel.item, quantity: Math.max(1, panels - fewer) },
		{ item: inverter.item, quantity: inverters },
		...(battery ? [other ? { item: other, quantity: inverters } : battery] : []),
		...(hasAccessories ? accessories.flatMap(({ part }) => part ?? []) : []),
	]
	const price = parts.reduce((sum, part) => sum + priceOf(part), 0)
	return {
		id,
		name: id,
		category: 'Kits',
		wattage: 0,
		stock: 1,
		price: Math.round((share * price) / 100),
		sheet: {
			kind: 'kit',
			systemKw: 1,
			storageKwh: 0,
			roofAreaM2: 1,
			warrantyYears: 5,
			parts: parts.map(({ item, quantity }) => ({ productId: item.id, quantity })),
		},
	}
}

/** An installation by the kW, works and missing parts by the phases, and the subsidy of homes as it was in 2026. */
export const homeExtra: Extras = {
	installationOf: ({ kwp }) => Math.round(600_000 * kwp),
	worksOf: ({ inverter, inverters = 1 }) =>
		inverter && phasesOf({ inverter, inverters }, 8000) === 'three' ? 700_000 : 400_000,
	partOf: (part, { kwp, phases }) =>
		Math.round((part === 'box' && phases === 'three' ? 1_500_000 : 300_000) + 50_000 * kwp),
	subsidyOf: ({ kwp, panel }) =>
		panel.figures.madeInIndia
			? Math.round(
					100 * Math.min(78_000, 30_000 * Math.min(kwp, 2) + 18_000 * Math.max(0, kwp - 2)),
				)
			: 0,
}
export const rupees = (amount: number): Paise => paise(amount * 100)

export function placeOf(pin: string) {
	const found = climateOfPin(pin)
	if (!found.ok) throw new Error(`There is no ${pin}.`)
	const { latitude, climate, design } = found.value
	const { losses, mounting } = USUAL_PLANT
	const setup = { ...usualPlane(latitude), losses, mounting }
	return {
		latitude,
		climate,
		setup,
		year: planYear(setup, latitude, climate).year,
		site: siteOf(design),
	}
}
export const PUNE = placeOf('411038')
export const places = fc.constantFrom(PUNE, placeOf('302017'), placeOf('110001'), placeOf('194101'))

export const units = fc.integer({ min: 20, max: 8000 })
const roofs = fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined })
export const budgets = fc.option(fc.integer({ min: 10_000, max: 3_000_000 }).map(rupees), {
	nil: undefined,
})
export const backups: fc.Arbitrary<Backup | undefined> = fc.option(
	fc.record({
		loadW: fc.integer({ min: 100, max: 15_000 }),
		hours: fc.integer({ min: 1, max: 12 }),
		startW: fc.option(fc.integer({ min: 100, max: 20_000 }), { nil: undefined }),
	}),
	{ nil: undefined },
)
/** Of large homes, shops and societies. */
const requirementsOfMany: fc.Arbitrary<Requirements> = fc.record({
	monthlyKwh: fc.integer({ min: 700, max: 20_000 }),
	backup: backups,
})
export const requirements: fc.Arbitrary<Requirements> = fc.record({
	monthlyKwh: units,
	roofAreaM2: roofs,
	budget: budgets,
	backup: backups,
})
/** Of any size. */
export const mixedRequirements = fc.oneof(requirements, requirementsOfMany)
