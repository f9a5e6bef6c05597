import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '../../../../shared/messages/message.ts'
import { paise } from '../../../../shared/money.ts'
import { randomCatalogues } from '../../../../test/catalogues/random-catalogue.ts'
import {
	backups,
	budgets,
	homeExtra,
	kitOf,
	mixedRequirements,
	PUNE,
	partsOf,
	places,
	requirements,
	rupees,
} from '../../../../test/planner/plans.ts'
import { sampleWithKits } from '../../../../test/planner/sample-items.ts'
import { NET_METERING } from '../../../../test/planner/tariffs.ts'
import { type Item, type Part, priceOf } from '../../electrical/items.ts'
import { checkCart } from '../../fits/cart.ts'
import { batteryChecks } from '../electrical/batteries.ts'
import { passes } from '../electrical/check.ts'
import { notesOf } from './answer/notes.ts'
import { type Offered, type Plan, planSystems } from './plan.ts'
import type { Requirements } from './requirements.ts'
import { offers } from './search/offers.ts'
import type { Backup } from './search/storage.ts'
import type { Terms } from './search/terms.ts'

const RUNS = process.env.SOAK ? 2000 : 200
const MINUTES = 10 * 60_000

const catalogues = fc.oneof(fc.constant(sampleWithKits), randomCatalogues({ min: 2, max: 12 }))
const allOf = ({ options, overBudget }: Plan): Offered[] => [
	...options,
	...(overBudget ? [overBudget] : []),
]

/** Whether fewer kWh, in any battery, would do on the same inverters. */
function hasLess({ system }: Offered, { loadW, hours }: Backup, catalogue: readonly Item[]) {
	const { inverter, inverters, battery } = system
	const has = (battery?.quantity ?? 0) * (battery?.figures.usableKwh ?? 0)
	return offers(catalogue, 'battery').some(({ item, figures }) => {
		for (let each = 1; each <= figures.maxParallel; each++) {
			const quantity = each * inverters
			const kwh = quantity * figures.usableKwh
			if (quantity > item.stock || kwh >= has - 1e-9) return false
			const carries =
				kwh * 1000 >= loadW * hours && quantity * figures.minV * figures.maxDischargeA >= loadW
			// No plan offers a battery that works only in series with others.
			if (!passes(batteryChecks(figures, inverter.figures.battery, each))) return false
			if (carries) return true
		}
		return false
	})
}

/** Many of them near the price of the smallest systems, with a subsidy and without. */
const withBudget = fc.oneof(
	fc.tuple(requirements, budgets),
	fc.tuple(
		fc.record({ monthlyKwh: fc.integer({ min: 120, max: 800 }) }),
		fc.integer({ min: 60_000, max: 90_000 }).map(rupees),
	),
)
const withBackup: fc.Arbitrary<Requirements & { backup: Backup }> = fc
	.tuple(mixedRequirements, backups)
	.filter((pair): pair is [Requirements, Backup] => pair[1] !== undefined)
	.map(([required, backup]) => ({ ...required, backup }))

const terms = {
	sanctioned: { kw: 1000, isGiven: true },
	metering: NET_METERING,
	rules: { singlePhaseW: 8000 } as Terms['rules'],
	known: null,
}

const OWN_USE = {
	pct: 31,
	lowPct: 27,
	highPct: 35,
	what: message('planner.own_use', { pct: 31, lowPct: 27, highPct: 35 }),
}

describe('for any requirements', () => {
	it('back-up is at most twice what was asked unless there is no less, and that is said', {
		timeout: MINUTES,
	}, () => {
		let long = 0
		fc.assert(
			fc.property(withBackup, places, catalogues, (required, place, catalogue) => {
				const { backup } = required
				for (const option of allOf(planSystems(required, place, catalogue, homeExtra))) {
					const { system } = option
					const { battery } = system
					const kwh = (battery?.quantity ?? 0) * (battery?.figures.usableKwh ?? 0)
					const hours = (1000 * kwh) / backup.loadW
					expect(hours).toBeGreaterThanOrEqual(backup.hours - 1e-9)
					const isLong = hours > 2 * backup.hours + 1e-9
					if (isLong) expect(hasLess(option, backup, catalogue)).toBe(false)
					const notes = notesOf(
						system,
						{
							months: [],
							billedShares: [],
							connections: [],
							told: [],
							saving: 0,
							savingByUse: null,
							timeOfDay: null,
							ownUse: OWN_USE,
						},
						{ terms, request: { backup }, lawful: { unchecked: new Set() } },
					)
					expect(notes.some(({ code }) => code === 'planner.note.much_backup')).toBe(isLong)
					if (isLong) long++
				}
			}),
			{ numRuns: RUNS },
		)
		expect(long).toBeGreaterThan(0)
	})

	it('a kit is never beaten by its own parts at a higher price', { timeout: MINUTES }, () => {
		let [offered, withMore] = [0, 0]
		const share = fc.double({ min: 0.5, max: 1.1, noNaN: true })
		fc.assert(
			fc.property(
				mixedRequirements,
				places,
				catalogues,
				fc.tuple(share, share, fc.boolean(), fc.integer({ min: 0, max: 2 })),
				(required, place, parts, [first, second, hasAccessories, fewer]) => {
					const options = planSystems(required, place, parts, homeExtra).options
					const kits = options.map((option, at) =>
						kitOf(option, { id: `kit-${at}`, share: at ? second : first, hasAccessories, fewer }),
					)
					const catalogue = [...parts, ...kits]
					for (const option of allOf(planSystems(required, place, catalogue, homeExtra))) {
						const all = partsOf(option)
						const apart = sumOf(exploded(all, catalogue))
						expect(option.system.price).toBe(sumOf(all))
						expect(option.system.price).toBeLessThanOrEqual(apart)
						if (option.system.kit) {
							offered++
							expect(checkCart(all, catalogue, place.site).verdict).toBe('fits')
						}
						if (option.system.kit && all.some(({ item }) => item.category === 'Panels')) withMore++
						for (const kit of catalogue)
							expect(option.system.price, kit.id).toBeLessThanOrEqual(
								withKit(kit, exploded(all, catalogue)) ?? Infinity,
							)
						for (const { item, quantity } of exploded(all, catalogue))
							expect(quantity, item.id).toBeLessThanOrEqual(item.stock)
					}
				},
			),
			{ numRuns: RUNS },
		)
		expect(offered).toBeGreaterThan(10)
		expect(withMore).toBeGreaterThan(0)
	})

	it('what is a little above the budget is worth more, and is the best of as much', {
		timeout: MINUTES,
	}, () => {
		let offered = 0
		fc.assert(
			fc.property(withBudget, places, catalogues, ([required, budget], place, catalogue) => {
				const request = { ...required, budget }
				const plan = planSystems(request, place, catalogue, homeExtra)
				const [best] = plan.options
				const { overBudget } = plan
				if (budget === undefined || !best) {
					expect(overBudget).toBeNull()
					return
				}
				const more = { ...required, budget: paise(Math.floor(budget * 1.2)) }
				const [wanted] = planSystems(more, place, catalogue, homeExtra).options
				const isMore = wanted && wanted.objective < best.objective
				expect(overBudget?.system).toEqual(isMore ? wanted.system : undefined)
				if (!overBudget) return
				offered++
				expect(overBudget.system.whole).toBeGreaterThan(budget)
				expect(overBudget.system.whole).toBeLessThanOrEqual(1.2 * budget)
			}),
			{ numRuns: RUNS },
		)
		expect(offered).toBeGreaterThan(0)
	})
})

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + priceOf(part), 0)

/** With the parts of kits piece by piece. */
function exploded(parts: readonly Part[], catalogue: readonly Item[]): Part[] {
	const all = parts.flatMap(({ item, quantity }) =>
		item.sheet?.kind === 'kit'
			? item.sheet.parts.flatMap((part) => {
					const found = catalogue.find(({ id }) => id === part.productId)
					return found ? [{ item: found, quantity: part.quantity * quantity }] : []
				})
			: [{ item, quantity }],
	)
	return [...Map.groupBy(all, ({ item }) => item)].map(([item, several]) => ({
		item,
		quantity: several.reduce((sum, { quantity }) => sum + quantity, 0),
	}))
}

/** The price of parts with one kit in place of those in it; undefined where they do not have all of its inverters. */
function withKit({ sheet, stock, ...item }: Item, parts: readonly Part[]): number | undefined {
	if (sheet?.kind !== 'kit' || stock === 0) return undefined
	const ofKit = (id: string) => sheet.parts.find(({ productId }) => productId === id)?.quantity ?? 0
	const isWithin = sheet.parts.every(({ productId, quantity }) =>
		parts.some((part) => part.item.id === productId && part.quantity >= quantity),
	)
	const inverters = parts.find(({ item }) => item.category === 'Inverters')
	if (!isWithin || !inverters || ofKit(inverters.item.id) !== inverters.quantity) return undefined
	const rest = parts.map((part) => ({ ...part, quantity: part.quantity - ofKit(part.item.id) }))
	return sumOf(rest) + priceOf({ item: { ...item, sheet, stock }, quantity: 1 })
}

it('the store’s own kit is offered in place of its parts', () => {
	const { options } = planSystems({ monthlyKwh: 400 }, PUNE, sampleWithKits, homeExtra)
	const [best] = options
	expect(best && partsOf(best)).toMatchObject([{ item: { id: 'home-kit-3kw' }, quantity: 1 }])
	expect(best?.system.price).toBe(14_190_000)
})
