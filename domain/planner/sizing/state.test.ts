import { expect, it } from 'vitest'
import { plannedBy } from '../../../test/planner/planned.ts'
import { describeOnSqlite } from '../../../test/store.ts'

const PATH = '/api/planner/plan'
/** Cuttack and Hyderabad, whose states both have a tariff of their own. */
const ODISHA = { pin: '753001', monthlyKwh: 400 }
const TELANGANA = { pin: '500001', monthlyKwh: 400 }

describeOnSqlite('the state of a plan', (open) => {
	const planned = plannedBy(open)

	it('is that of the PIN code or city unless it is given', async () => {
		const odisha = { name: 'Odisha', given: false, ofPlace: 'Odisha' }
		expect((await planned(ODISHA)).state).toEqual(odisha)
		expect((await planned({ city: 'Bhubaneshwar', monthlyKwh: 400 })).state).toEqual(odisha)
		expect((await planned({ ...ODISHA, state: 'Odisha' })).state).toEqual({
			...odisha,
			given: true,
		})
	})

	it('decides the tariff and what surplus brings, and leaves the sun where it is', async () => {
		const [here, there] = [await planned(ODISHA), await planned(TELANGANA)]
		const corrected = await planned({ ...ODISHA, state: 'Telangana' })
		expect(corrected.state).toEqual({ name: 'Telangana', given: true, ofPlace: 'Odisha' })
		expect(corrected.tariff).toMatchObject({ id: there.tariff?.id, company: there.tariff?.company })
		expect(corrected.facts).toEqual(there.facts)
		expect(corrected.monthlyBill).toBe(there.monthlyBill)
		expect(corrected.monthlyBill).not.toBe(here.monthlyBill)
		expect(corrected.place).toEqual(here.place)
		expect(corrected.climate).toEqual(here.climate)
	})

	it('decides the subsidy: more in a special state', async () => {
		const most = async (details: Record<string, unknown>) =>
			Math.max(...(await planned(details)).options.map(({ money }) => money.subsidy.amount))
		// The state adds ₹60,000.
		expect(await most(ODISHA)).toBe(78_000 + 60_000)
		expect(await most({ ...ODISHA, state: 'Uttarakhand' })).toBe(85_800)
	})

	it('is none abroad, even where one is given', async () => {
		const cairo = { city: 'Cairo', monthlyKwh: 300, rupeesPerKwh: 9 }
		for (const details of [cairo, { ...cairo, state: 'Gujarat' }]) {
			const { state, options } = await planned(details)
			expect(state).toEqual({ name: null, given: false, ofPlace: null })
			expect(options).not.toHaveLength(0)
			for (const { money } of options) expect(money.subsidy.amount).toBe(0)
		}
	})

	it.each(['Bombay', '', 'odissa', 7, null])('is refused where it is %j', async (state) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, { ...ODISHA, state })
		expect([status, body.code]).toEqual([422, 'invalid'])
		expect(body.errors).toEqual({
			state: 'Choose a state or union territory of India.',
		})
	})
})
