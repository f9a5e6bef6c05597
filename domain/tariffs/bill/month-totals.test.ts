import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Day } from '../../../shared/calendar.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import { tariffBook } from '../queries.ts'
import { retailTariffOf } from '../rules.ts'
import { type Connection, monthBill } from './connection.ts'
import { monthTotals } from './month-totals.ts'

const ON = '2026-11-22' as Day

describeOnSqlite('what months cost by the line of a tariff', (open) => {
	it('is within a few paise of each bill, of every tariff and on either side of its limits', async () => {
		const { tariffs } = await tariffBook((await open()).store, null)
		const connections = tariffs.map(
			({ figures }): Connection => ({
				sanctionedKw: 3,
				tariffs: [{ tariff: retailTariffOf(figures, ON), uptoKwh: null }],
				hours: null,
			}),
		)
		const units = fc.array(
			fc.oneof(
				fc.integer({ min: 0, max: 1200 }),
				fc.double({ min: 0, max: 9000, noNaN: true }),
				fc.double({ min: 0, max: 30, noNaN: true }),
			),
			{
				minLength: 1,
			},
		)
		fc.assert(
			fc.property(fc.constantFrom(...connections), units, (connection, all) => {
				const totalOf = monthTotals(connection)
				for (const kwh of all) {
					const whole = Number.isInteger(kwh) ? kwh : Math.round(kwh * 100) / 100
					expect(Math.abs(totalOf(whole) - monthBill(connection, whole).total)).toBeLessThan(10)
				}
			}),
			{ numRuns: 10_000 },
		)
	})
})
