import { expect, it } from 'vitest'
import { describeOnSqlite } from '../../../test/store.ts'
import type { PlanAnswer } from '../sizing/answer/answer-schema.ts'

const PLAN = '/api/planner/plan'
const LEH = { pin: '194101', monthlyKwh: 250, rupeesPerKwh: 6 }

describeOnSqlite('a plan in the mountains', (open) => {
	it('keeps every string within its inverter at the assumed cold, and says what is assumed', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PLAN, LEH)
		const { place, site, options }: PlanAnswer = body
		expect(status).toBe(200)
		expect(place.note).toMatch(/^No weather station is near: .+ −35 °C\.$/)
		expect(site).toEqual({ tMin: -35, tCellMax: expect.any(Number) })
		expect(options).not.toHaveLength(0)
		for (const { checks } of options) {
			const cold = checks.all.find(({ rule }) => rule === 'cold-voltage')
			expect(cold).toMatchObject({ ok: true })
			expect(cold?.sentence).toMatch(/^On the coldest morning assumed here \(-35 °C\) /)
		}
	})

	it('is the same for the town by its name, and has no note where all is known', async () => {
		const { visitor } = await open()
		const byName = (await visitor().post(PLAN, { ...LEH, pin: undefined, city: 'leh' })).body
		expect(byName.place.name).toBe('Leh, Ladakh')
		expect(byName.site).toEqual((await visitor().post(PLAN, LEH)).body.site)
		const pune = (await visitor().post(PLAN, { ...LEH, pin: '411038' })).body
		expect(pune.place).toMatchObject({ name: 'Pune, Maharashtra', note: null })
	})

	it('answers a yield with the same note', async () => {
		const { visitor } = await open()
		const details = { pin: '682555', tilt: 12, azimuth: 180, kwp: 3 }
		const { place } = (await visitor().post('/api/planner/yield', details)).body
		expect(place.note).toMatch(/^The sun is taken from Ernakulam, \d+ km away: /)
		expect(place.design.isColdAssumed).toBe(true)
	})

	it('has a wider range where the sun is less sure', async () => {
		const { visitor } = await open()
		const rangeAt = async (pin: string) => {
			const details = { pin, tilt: 20, azimuth: 180, kwp: 3 }
			const { range, yearlyKwh } = (await visitor().post('/api/planner/yield', details)).body
			return Math.round(100 * (range.highKwh / yearlyKwh - 1))
		}
		expect([await rangeAt('411038'), await rangeAt('190001')]).toEqual([10, 12])
		expect((await visitor().post(PLAN, { ...LEH, pin: '190001' })).body.assumed.bandPct).toBe(12)
	})

	it('goes by the state that a PIN code lies in', async () => {
		const { visitor } = await open()
		const stateAt = async (pin: string) =>
			(await visitor().post(PLAN, { ...LEH, pin })).body.place.name
		expect(await stateAt('605001')).toBe('Puducherry, Puducherry')
		expect(await stateAt('160055')).toBe('Mohali, Punjab')
	})

	it.each([
		[
			'pin',
			'900001',
			'This is a PIN code of the army post. Enter the PIN code of the place itself.',
		],
		['city', 'Hydrabad', 'We have no figures for Hydrabad. Do you mean Hyderabad?'],
	])('is refused for %s %s', async (field, typed, sentence) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PLAN, { monthlyKwh: 250, [field]: typed })
		expect([status, body.errors]).toEqual([422, { [field]: sentence }])
	})
})
