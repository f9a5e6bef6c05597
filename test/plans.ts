import fc from 'fast-check'
import { sampleCatalogue } from '../domain/catalogue/sample/index.ts'
import { climateOfPin } from '../domain/planner/climate.ts'
import { siteOf } from '../domain/planner/extremes.ts'
import type { Item } from '../domain/planner/items.ts'
import type { Extras } from '../domain/planner/sizing/candidates.ts'
import type { Wishes } from '../domain/planner/sizing/plan.ts'
import { usualPlane } from '../domain/planner/sizing/specific-yield.ts'
import type { Backup } from '../domain/planner/sizing/storage.ts'
import { USUAL_PLANT, yearOf } from '../domain/planner/yield.ts'
import { type Paise, paise } from '../domain/shared/money.ts'

export const sampleItems: Item[] = sampleCatalogue.map((one) => ({
	...one,
	price: one.priceRupees,
}))
/** An installation by the kW, and the subsidy of homes as it was in 2026. */
export const homeExtra: Extras = {
	installationOf: ({ kwp }) => Math.round(600_000 * kwp),
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
	const standing = { ...usualPlane(latitude), losses, mounting }
	return {
		latitude,
		climate,
		standing,
		year: yearOf(standing, latitude, climate),
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
	}),
	{ nil: undefined },
)
/** Of large homes, shops and societies. */
export const wishesOfMany: fc.Arbitrary<Wishes> = fc.record({
	monthlyKwh: fc.integer({ min: 700, max: 20_000 }),
	backup: backups,
})
export const wishes: fc.Arbitrary<Wishes> = fc.record({
	monthlyKwh: units,
	roofAreaM2: roofs,
	budget: budgets,
	backup: backups,
})
