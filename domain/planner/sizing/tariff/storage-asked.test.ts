import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stopInForce } from '../../../../test/clock.ts'
import { describeOnSqlite } from '../../../../test/store.ts'
import { mostKwWith, storageAsked } from '../../internal/sizing/tariff/metering-terms.ts'
import type { PlanAnswer } from '../answer/answer-schema.ts'

const KERALA = {
	aboveKw: 10,
	bands: [
		{ uptoKw: 15, pct: 10 },
		{ uptoKw: 20, pct: 15 },
	],
}

describe('the storage that a state asks for', () => {
	it('is a share of the power, from the limit without a battery on', () => {
		expect([5, 10, 10.5, 15, 15.5, 20].map((kw) => storageAsked(KERALA, kw))).toEqual([
			0, 0, 1.05, 1.5, 2.325, 3,
		])
	})

	it('lets as much be connected as what is stored is enough for', () => {
		expect([0, 0.9, 1.2, 1.5, 2, 2.4, 2.9, 3].map((kwh) => mostKwWith(KERALA, kwh))).toEqual([
			10,
			10,
			12,
			15,
			15,
			16,
			expect.closeTo(19.33, 2),
			20,
		])
	})

	it('is enough for a system just as long as that is not larger', () => {
		const kwh = fc.double({ min: 0, max: 4, noNaN: true })
		const kw = fc.double({ min: 0.1, max: 20, noNaN: true })
		fc.assert(
			fc.property(kwh, kw, (storedKwh, kwp) => {
				fc.pre(Math.abs(storageAsked(KERALA, kwp) - storedKwh) > 1e-9)
				expect(kwp <= mostKwWith(KERALA, storedKwh)).toBe(storageAsked(KERALA, kwp) <= storedKwh)
			}),
			{ numRuns: 1000 },
		)
	})
})

describeOnSqlite('a plan in Kerala', (open) => {
	const HOME = { pin: '682001', monthlyKwh: 2500, sanctionedKw: 25 }
	const backup = { loadW: 1000, hours: 3 }
	async function planned(details: object): Promise<PlanAnswer> {
		const { store, visitor } = await open()
		stopInForce(store)
		const { status, body } = await visitor().post('/api/planner/plan', { ...HOME, ...details })
		expect([status, body.errors]).toEqual([200, undefined])
		return body
	}
	const mostOf = ({ options }: PlanAnswer) => Math.max(...options.map(({ kwp }) => kwp))

	it('says how it reads the storage that is asked for, where back-up is planned', async () => {
		const { metering } = await planned({ backup })
		expect(metering.storage?.sentence).toBe(
			'Above 10 kW the state asks for storage of 10 % up to 15 kW and 15 % up to 20 kW. We read it as usable kWh in per cent of the kW of the panels.',
		)
		expect((await planned({})).metering.storage).toBeNull()
	})

	it('stays at 10 kW without a battery, and says that more may be had with one', async () => {
		const plan = await planned({})
		expect(mostOf(plan)).toBeLessThanOrEqual(10)
		expect(plan.metering.maxKw).toBe(10)
		expect(plan.reasons.join(' ')).toMatch(
			/Without a battery at most 10 kW may be connected .* with one up to 20 kW: .* Ask for back-up/,
		)
	})

	it('stores beyond 10 kW what is asked for, and says how much that is', async () => {
		const plan = await planned({ backup })
		expect(mostOf(plan)).toBeGreaterThan(10)
		for (const { kwp, backup, notes } of plan.options) {
			if (kwp <= 10) continue
			const askedKwh = kwp * (kwp <= 15 ? 0.1 : 0.15)
			expect(backup?.storedKwh).toBeGreaterThanOrEqual(askedKwh)
			expect(notes.join(' ')).toMatch(/Above 10 kW a system needs storage/)
		}
	})

	it('goes by the rule of the day it is to be connected', async () => {
		const plan = await planned({ commissioning: '2027-05-01' })
		expect(mostOf(plan)).toBeLessThanOrEqual(5)
	})
})
