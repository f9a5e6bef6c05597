import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnSqlite } from '../../../../test/store.ts'
import { flatConnection } from '../../../tariffs/bill/connection.ts'
import { unitsUsed } from '../../internal/sizing/use/sanctioned-load.ts'

const connection = flatConnection(700, 3)
const rupees = fc.integer({ min: 700, max: 100_000 })
const billsOf = (count: number) => fc.array(rupees, { minLength: count, maxLength: count })

it('are for as many months as they say, each month with its share', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(1, 2, 3).chain((months) => billsOf(12 / months)),
			(bills) => {
				const billMonths = (12 / bills.length) as 1 | 2 | 3
				const each = bills.flatMap((bill) => Array<number>(billMonths).fill(bill / billMonths))
				expect(unitsUsed({ monthlyBills: bills, billMonths }, connection)).toEqual(
					each.map((bill) => Math.floor(bill / 7 + 1e-9)),
				)
			},
		),
	)
})

it('of a summer and a winter count from April to September, and for the other months', () => {
	const used = unitsUsed({ monthlyBills: [1400, 700], billMonths: 2 }, connection)
	expect(used).toEqual([50, 50, 50, 100, 100, 100, 100, 100, 100, 50, 50, 50])
})

describeOnSqlite('the bills of a plan', (open) => {
	const CHENNAI = { pin: '600041' }

	it('count as those of single months do, whatever period they are for', async () => {
		const { visitor } = await open()
		const useBy = async (details: object) => {
			const { body } = await visitor().post('/api/planner/plan', { ...CHENNAI, ...details })
			return body.monthlyUse
		}
		const seasons = await useBy({ monthlyBills: [4500, 2000] })
		expect(await useBy({ monthlyBills: [9000, 4000], billMonths: 2 })).toEqual(seasons)
		expect(seasons[4]).toBeGreaterThan(seasons[0])
		const six = [4000, 6000, 9000, 9000, 6000, 4000]
		const twelve = six.flatMap((bill) => [bill / 2, bill / 2])
		expect(await useBy({ monthlyBills: six, billMonths: 2 })).toEqual(
			await useBy({ monthlyBills: twelve }),
		)
	})

	it.each([
		{ monthlyBills: [1, 2, 3] },
		{ monthlyBills: [100, 100, 100, 100, 100, 100] },
		{ monthlyBills: Array(12).fill(1000), billMonths: 2 },
		{ monthlyBills: [0, 0] },
		{ monthlyBills: [4000, null] },
	])('are all of a year or two of its seasons: %j is refused at them', async (details) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/plan', { ...CHENNAI, ...details })
		expect(status).toBe(422)
		expect(Object.keys(body.errors).map((path) => path.split('.')[0])).toEqual(['monthlyBills'])
	})

	it('are refused at them where they tell nothing', async () => {
		const { visitor } = await open()
		const { body } = await visitor().post('/api/planner/plan', { ...CHENNAI, monthlyBills: [1, 1] })
		expect(body.errors).toEqual({
			monthlyBills: 'We cannot tell from this bill how much you use. Enter the units instead.',
		})
	})
})
