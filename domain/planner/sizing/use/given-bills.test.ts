import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stopInForce } from '../../../../test/clock.ts'
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
				expect(unitsUsed({ monthlyBills: bills, billMonths }, connection)?.kwh).toEqual(
					each.map((bill) => Math.floor(bill / 7 + 1e-9)),
				)
			},
		),
	)
})

it('of a summer and a winter count from April to September, and for the other months', () => {
	const used = unitsUsed({ monthlyBills: [1400, 700], billMonths: 2 }, connection)
	expect(used?.kwh).toEqual([50, 50, 50, 100, 100, 100, 100, 100, 100, 50, 50, 50])
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
		{ monthlyBills: [4000, null] },
	])('are all of a year or two of its seasons: %j is refused at them', async (details) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/plan', { ...CHENNAI, ...details })
		expect(status).toBe(422)
		expect(Object.keys(body.errors).map((path) => path.split('.')[0])).toEqual(['monthlyBills'])
	})

	it('are refused at them where they tell nothing', async () => {
		const { visitor } = await open()
		const { body } = await visitor().post('/api/planner/plan', {
			pin: '411038',
			monthlyBills: [1, 1],
		})
		expect(body.errors).toEqual({
			monthlyBills: 'We cannot tell from this bill how much you use. Enter the units instead.',
		})
	})

	const DELHI = { pin: '110001', company: 'BYPL (BSES Yamuna)' }
	const planned = async (details: object) => {
		const { store, visitor } = await open()
		stopInForce(store)
		return (await visitor().post('/api/planner/plan', details)).body
	}

	it('of nothing are half of the units that cost nothing, and that is said with the range', async () => {
		const { monthlyUse, verdict, options, assumed } = await planned({
			...{ ...DELHI, monthlyBills: [3200, 0] },
		})
		expect([0, 1, 2, 9, 10, 11].map((month) => monthlyUse[month])).toEqual(Array(6).fill(100))
		expect(monthlyUse[5]).toBeGreaterThan(400)
		expect(verdict.why[0]).toMatch(
			/^The bills of January, .* and December are the same up to 200 units .* 100 units, which may be anything from 0 to 200\./,
		)
		const known = await planned({ ...DELHI, monthlyUse, sanctionedKw: assumed.sanctionedKw })
		expect(known.options[0].money).toEqual(options[0].money)
		expect(known.verdict.why).toEqual([])
	})

	it.each([
		['all of them', { ...DELHI, monthlyBill: 0 }, 100],
		['in Punjab', { pin: '141001', monthlyBill: 0 }, 150],
		['in Jharkhand', { pin: '834001', monthlyBill: 0 }, 100],
		['in Tamil Nadu', { pin: '600041', monthlyBill: 0 }, 50],
		['where the free units are asked for', { pin: '500001', monthlyBill: 0 }, 100],
		['in Karnataka', { pin: '560001', monthlyBill: 0 }, 100],
	])('of nothing are understood: %s', async (_, details, units) => {
		const { monthlyUse, monthlyBill, verdict } = await planned(details)
		expect([monthlyUse, monthlyBill]).toEqual([Array(12).fill(units), 0])
		expect(verdict.answer).toBe('no')
	})

	it('of a season that is paid for are above the free units, though no units cost just so much', async () => {
		const { monthlyUse, monthlyBill } = await planned({
			...{ pin: '141001', monthlyBills: [2500, 0], billMonths: 2 },
		})
		expect([monthlyUse[0], monthlyUse[5]]).toEqual([150, 301])
		expect(monthlyBill).toBeGreaterThan(500)
	})

	it('of nothing are refused where every unit costs something', async () => {
		const { errors } = await planned({ pin: '411038', monthlyBills: [4000, 0] })
		expect(Object.keys(errors)).toEqual(['monthlyBills'])
	})

	it('below the charges for a usual load are those of a smaller one, and that is said', async () => {
		const of = async (monthlyBill: number) => {
			const { assumed, verdict } = await planned({ pin: '208001', monthlyBill })
			expect(assumed.sanctionedGiven).toBe(false)
			return { kw: assumed.sanctionedKw, why: verdict.why }
		}
		const { kw, why } = await of(100)
		expect(kw).toBe(0.5)
		expect(why[0]).toMatch(
			/^Your bill is smaller than the fixed charge .* of 1 kW, .* of 0\.5 kW\./,
		)
		expect(await of(300)).toEqual({ kw: 1, why: [] })
	})
})
