import { describe, expect, it } from 'vitest'
import { dayAt } from '../../../../../shared/calendar.ts'
import type { Cliff } from '../../../../../shared/messages/en/planner/plans.ts'
import { expectedBill } from '../../../../../test/planner/expected-bill.ts'
import { billedByHour, periodsOf, total } from '../../../../../test/planner/expected-flows.ts'
import { PLAIN } from '../../../../../test/planner/tariffs.ts'
import { describeOnSqlite } from '../../../../../test/store.ts'
import { connectionBy } from '../../../../tariffs/bill/connection.ts'
import { hoursFrom } from '../../../../tariffs/bill/time-of-day.ts'
import { tariffBook } from '../../../../tariffs/queries.ts'
import { planInput } from '../../../queries.ts'
import { answerPlan } from '../../../sizing/answer/plan-answer.ts'
import { PlanRequest } from '../../../sizing/schema.ts'
import { cliffWithin } from './cliff.ts'

describe('a cliff where hours count', () => {
	/** ₹5 a unit and, above 200 in a month, ₹7 for each of them; half as much again from 18 to 6. */
	const dearNights = connectionBy(
		3,
		[
			{
				uptoKwh: null,
				tariff: {
					...PLAIN,
					energy: {
						way: 'whole-month',
						slabs: [
							{ uptoKwh: 200, paisePerKwh: 500 },
							{ uptoKwh: null, paisePerKwh: 700 },
						],
					},
					timeOfDay: {
						aboveKwh: 0,
						bands: [
							{ hours: hoursFrom(6, 18), paisePerKwh: 0, pct: 0 },
							{ hours: hoursFrom(18, 6), paisePerKwh: 0, pct: 50 },
						],
					},
				},
			},
		],
		Array<number>(24).fill(1 / 24),
	)
	// The band of midnight is the first.
	const [NIGHT, DAY] = [
		[1, 0],
		[0, 1],
	]
	const at = (billed: number, bandShares: number[]) => ({
		billed,
		production: 100,
		bandShares,
		connection: dearNights,
	})

	it('goes by the hours of what is billed, not by those of what is used', () => {
		expect(cliffWithin([at(210, NIGHT)], 3)).toEqual({
			limitKwh: 200,
			months: [{ month: 0, lessKwh: 10 }],
			moreKw: 0.3,
			saves: (210 * 7_00 - 200 * 5_00) * 1.5,
		})
		expect(cliffWithin([at(210, DAY)], 3)).toMatchObject({
			saves: 210 * 7_00 - 200 * 5_00,
		})
	})

	it('of several months names each, with its units', () => {
		const months = [at(210, NIGHT), at(100, DAY), at(220, DAY)]
		expect(cliffWithin(months, 3)).toMatchObject({
			months: [
				{ month: 0, lessKwh: 10 },
				{ month: 2, lessKwh: 20 },
			],
			saves: (210 * 7_00 - 200 * 5_00) * 1.5 + (220 * 7_00 - 200 * 5_00),
		})
	})
})

describeOnSqlite('a cliff of a plan in Kerala', (open) => {
	it.each([375, 600, 850])(
		'of %i units goes by the bills that the plan has',
		async (monthlyKwh) => {
			const { store } = await open()
			const today = dayAt(store.now())
			const { tariffs } = await tariffBook(store, null)
			const request = { pin: '682001', roofAreaM2: 12, sanctionedKw: 5, monthlyKwh }
			const answer = answerPlan(
				await planInput(store, PlanRequest.parse(request)),
				store.catalogue.products,
			)
			if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
			const figures = tariffs.find(({ id }) => id === answer.value.tariff?.id)?.figures
			if (!figures?.timeOfDay) throw new Error('There is no tariff by the hour.')
			let said = 0
			for (const { money, notes } of answer.value.options) {
				const note = notes.find(({ code }) => code === 'planner.note.cliff')
				if (!note) continue
				const { limitKwh: limit, saves: told, months: named } = note.params as unknown as Cliff
				const { months } = money
				const atLimit = (month: number) => {
					const period = periodsOf(2).find((each) => each.includes(month)) ?? []
					const byHour = billedByHour(answer.value, months, period, 'net')
					return expectedBill(figures, { kwh: limit, kw: 5, byHour, fixedKwh: monthlyKwh }, today)
				}
				const above = months.flatMap(({ billed }, month) =>
					billed > limit && billed <= limit * 1.25 ? [month] : [],
				)
				const bills = above.map(atLimit)
				const saves = above.map((month, n) => (months[month]?.withSolar ?? 0) - (bills[n] ?? 0))
				expect(named.map(({ month }) => month)).toEqual(above)
				expect(above.length).toBeGreaterThan(0)
				// Hundredths of a unit, in twelve months at most.
				expect(Math.abs(told / 100 - total(saves))).toBeLessThan(1)
				said++
			}
			expect(said).toBeGreaterThan(0)
		},
	)
})
