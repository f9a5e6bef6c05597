import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { stopInForce } from '../../../test/clock.ts'
import { expectedByLaw } from '../../../test/planner/expected-law.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import { referenceDataOn } from '../../reference-data/queries.ts'
import { tariffBook } from '../../tariffs/queries.ts'
import { answerPlan } from './answer/plan-answer.ts'
import { PlanRequest } from './schema.ts'

const RUNS = process.env.SOAK ? 5000 : 150
const MINUTES = 20 * 60_000

const pins = fc.constantFrom(
	'110001',
	'411038',
	'302017',
	'194101',
	'500001',
	'560001',
	'600001',
	'682001',
	'700001',
	'753001',
	'781001',
	'800001',
	'380001',
	'403001',
	'248001',
	'160001',
	'226001',
	'797001',
)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const requests = fc.record({
	pin: pins,
	customer: fc.constantFrom('home', 'shop'),
	monthlyKwh: fc.integer({ min: 30, max: 4000 }),
	sanctionedKw: maybe(fc.integer({ min: 1, max: 40 })),
	budget: maybe(fc.integer({ min: 40_000, max: 2_000_000 })),
	roofAreaM2: maybe(fc.integer({ min: 5, max: 200 })),
	backup: maybe(
		fc.record({
			loadW: fc.integer({ min: 100, max: 5000 }),
			hours: fc.integer({ min: 1, max: 8 }),
		}),
	),
	commissioning: maybe(fc.constantFrom('2026-12-01', '2027-03-15', '2027-07-01', '2028-08-01')),
})

const LARGER: unknown[] = ['load-raise', 'phase-change']

describeOnSqlite('what a plan offers for any request', (open) => {
	it('is lawful, sound, within every limit, and dearer only for more', {
		timeout: MINUTES,
	}, async () => {
		const { store } = await open()
		stopInForce(store)
		const today = dayAt(store.now())
		const [referenceData, book] = [
			await referenceDataOn(store, { on: today }),
			await tariffBook(store, null),
		]
		const { products } = store.catalogue
		const { unproven } = store.policy
		const counted = {
			offered: 0,
			pairs: 0,
			limited: 0,
			judged: 0,
			long: 0,
			losses: 0,
			missing: 0,
			above: 0,
			lossesSaid: 0,
		}
		fc.assert(
			fc.property(requests, (details) => {
				const request = PlanRequest.parse(details)
				const answer = answerPlan(
					{ request, referenceData, book, today, unproven, installs: true },
					products,
				)
				if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
				const { options, overBudget, state, assumed, verdict: first } = answer.value
				const isLoss = options.every(({ money }) => money.net.high < 0.5)
				expect(first?.answer === 'no').toBe(isLoss && options.length > 0)
				if (options.length > 0 && !isLoss) expect(options[0]?.role).toBe('best')
				if (first?.answer === 'no') counted.losses++
				const on = assumed.commissioning as typeof today
				const rule = book.metering.findLast(
					(each) =>
						each.state === state.name &&
						each.validFrom <= on &&
						(each.validTo === null || on <= each.validTo),
				)
				const ofHome = details.backup ? rule?.maxKw : (rule?.maxKwWithoutBattery ?? rule?.maxKw)
				const isNet = (rule?.way ?? 'net') === 'net'
				const ofCustomer = details.customer === 'shop' ? details.sanctionedKw : ofHome
				const mostKw = (isNet ? ofCustomer : null) ?? Number.POSITIVE_INFINITY
				const place = { referenceData, state: state.name, on }
				for (const system of [...options, ...(overBudget ? [overBudget.system] : [])]) {
					counted.offered++
					expect(
						system.checks.all.filter(({ ok, severity }) => !ok && severity === 'error'),
					).toEqual([])
					const kw = (system.panel.quantity * system.panel.powerW) / 1000
					expect(kw).toBeLessThanOrEqual(mostKw + 1e-6)
					if (mostKw < Number.POSITIVE_INFINITY) counted.limited++
					expect(system.areaM2).toBeLessThanOrEqual((details.roofAreaM2 ?? Infinity) + 0.01)
					for (const { productId } of system.items) {
						const product = products.find(({ id }) => id === productId)
						if (!product?.sheet) throw new Error(`${productId} is not for sale.`)
						const may = expectedByLaw(product, place)
						expect(may).not.toBe('no')
						if (may === 'yes' && ['panel', 'inverter'].includes(product.sheet.kind))
							counted.judged++
					}
					if (!details.backup) continue
					const hours = system.backupHours ?? 0
					expect(hours).toBeGreaterThanOrEqual(details.backup.hours - 0.01)
					const isLong = hours > 2 * details.backup.hours + 0.01
					const isSaid = system.notes.some(({ code }) => code === 'planner.note.much_backup')
					if (isLong || hours < 2 * details.backup.hours - 0.01) expect(isSaid).toBe(isLong)
					if (isLong) counted.long++
				}
				const least = (referenceData as readonly { kind: string; state: string | null }[]).find(
					(row) => row.kind === 'least-size' && row.state === state.name,
				)
				const leastKw = details.customer === 'home' ? (least ? 1.1 : 1) : 0
				for (const { money, price, notIncluded, kwp, verdict } of options) {
					// No part that is needed, and none of the works, is free.
					const named = notIncluded.filter(({ code }) => code.startsWith('planner.no_part'))
					const parts = money.estimates.slice(0, named.length)
					for (const { amount } of money.estimates) expect(amount).toBeGreaterThan(0)
					expect(parts).toHaveLength(named.length)
					// Meter and fee; a larger connection has its own.
					const larger = money.estimates.filter(({ what }) =>
						LARGER.includes((what.params as { of?: unknown }).of),
					)
					expect(money.estimates.length - named.length).toBe(2 + larger.length)
					counted.missing += named.length
					const estimates = money.estimates.reduce((sum, { amount }) => sum + amount, 0)
					expect(money.whole).toBeCloseTo(price + money.installation + estimates, 2)
					expect(money.cost).toBeCloseTo(Math.max(0, money.whole - money.subsidy.amount), 2)
					expect(kwp).toBeGreaterThanOrEqual(leastKw - 0.005)
					if (money.net.expected > -1) continue
					// None loses money without a word.
					counted.lossesSaid++
					expect(verdict.answer).not.toBe('yes')
				}
				if (overBudget) {
					counted.above++
					expect(overBudget.system.money.whole).toBeGreaterThan(details.budget ?? Infinity)
					expect(overBudget.system.money.whole).toBeLessThanOrEqual((details.budget ?? 0) * 1.2)
				}
				for (const one of options) {
					expect(one.money.whole).toBeLessThanOrEqual(details.budget ?? Infinity)
					for (const other of options) {
						if (other === one || other.yearlyKwh < one.yearlyKwh) continue
						counted.pairs++
						expect(one.money.cost).toBeLessThanOrEqual(other.money.cost)
					}
				}
			}),
			{ numRuns: RUNS },
		)
		for (const count of Object.values(counted)) expect(count).toBeGreaterThan(0)
	})
})
