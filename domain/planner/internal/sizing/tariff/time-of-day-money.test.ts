import { expect, it } from 'vitest'
import { describeOnSqlite } from '../../../../../test/store.ts'
import { billFor } from '../../../../tariffs/queries.ts'
import { BillRequest } from '../../../../tariffs/schema.ts'
import type { PlanAnswer } from '../../../sizing/answer/answer-schema.ts'

describeOnSqlite('a plan by prices of the hours', (open) => {
	async function planned(details: object): Promise<PlanAnswer> {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/plan', details)
		expect([status, body.errors]).toEqual([200, undefined])
		return body
	}
	const PUNE = { pin: '411038', monthlyKwh: 400 }

	it('says what the hours do to the bills and to the saving', async () => {
		const { tariff, options } = await planned(PUNE)
		expect(tariff?.timeOfDay).toMatchObject({
			isCounted: true,
			meterGiven: false,
			bands: [{ from: 9, to: 17, rupeesPerKwh: -0.8, usePct: 28.85 }],
			sentence:
				'We assumed a smart meter, with which a unit costs ₹0.80 less from 9 am to 5 pm. Surplus pays for units of any hour.',
		})
		for (const { money, notes } of options) {
			const { bands = [], without = 0, savingAtOnePrice = 0 } = money.timeOfDay ?? {}
			expect(bands.map(({ what, use }) => [what, use])).toEqual([['9 am to 5 pm', 1384.62]])
			// 12 × 400 × 30/104 × 0.80
			expect(without).toBeCloseTo(-1107.69, 1)
			expect(money.saving).toBeLessThan(savingAtOnePrice)
			const less = Math.round(savingAtOnePrice - money.saving).toLocaleString('en-IN')
			expect(notes).toContainEqual(
				`With a smart meter a unit costs ₹0.80 less from 9 am to 5 pm. So this system saves ₹${less} a year less than if every hour cost the same, because solar makes its energy in the cheaper hours.`,
			)
		}
	})

	it('saves at most what it saves at one price, by no more than the hours took off', async () => {
		for (const monthlyKwh of [90, 250, 800]) {
			const { options } = await planned({ ...PUNE, monthlyKwh })
			for (const { money } of options) {
				const { without = 0, withSolar = 0, savingAtOnePrice = 0 } = money.timeOfDay ?? {}
				// With the duty of 16 % on it; each bill is rounded to the paisa.
				const expected = savingAtOnePrice + 1.16 * (without - withSolar)
				expect(Math.abs(money.saving - expected)).toBeLessThan(0.5)
			}
		}
	})

	it('goes by an ordinary meter where it is one, as if the hours had no prices', async () => {
		const { tariff, options } = await planned({ ...PUNE, meter: 'ordinary' })
		expect(tariff?.timeOfDay).toMatchObject({ isCounted: false, meterGiven: true })
		const smart = await planned({ ...PUNE, meter: 'smart' })
		expect(options[0]?.money.saving).toBe(smart.options[0]?.money.timeOfDay?.savingAtOnePrice)
		expect(options[0]?.money.timeOfDay).toBeNull()
	})

	it('has the bills that are told of the same units', async () => {
		const { store } = await open()
		const told = await billFor(
			store,
			BillRequest.parse({ pin: '411038', kwh: 400, sanctionedKw: 3 }),
		)
		const { options } = await planned({ ...PUNE, sanctionedKw: 3 })
		expect(told).toMatchObject({ ok: true })
		const months = told.ok ? told.value.months : []
		expect(options[0]?.money.months.map(({ without }) => without)).toEqual(
			months.map(({ total }) => total),
		)
	})

	it('says nothing of hours elsewhere', async () => {
		const { tariff, options } = await planned({ pin: '302017', monthlyKwh: 400 })
		expect([tariff?.timeOfDay, options[0]?.money.timeOfDay]).toEqual([null, null])
		expect(tariff?.changesWith).not.toContain('meter')
	})
})
