import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	addressOf,
	choiceOf,
	detailsIn,
	isUntidy,
	planRequestIn,
	planRequestOf,
} from './plan-address.ts'
import { mistakesOf } from './plan-mistakes.ts'

const given = (request: object) => JSON.parse(JSON.stringify(request))
const requestIn = (query: string) => given(planRequestIn(new URLSearchParams(query)))
const tidy = (query: string) => addressOf(detailsIn(new URLSearchParams(query)))

describe('the request of an address', () => {
	it('is as the call wants it', () => {
		expect(
			requestIn(
				'pin=411038&state=Gujarat&bill=4000&customer=society&houses=40&width=6&depth=4.5&budget=2,00,000&load=800&hours=4&rate=9.5&sanctioned=5&daytime=65&tilt=20&azimuth=170&losses=12&mounting=roof&metering=net&export=3&degradation=0.6&growth=4&loan=80&interest=9.5&years=7',
			),
		).toEqual({
			pin: '411038',
			state: 'Gujarat',
			monthlyBill: 4000,
			customer: 'society',
			houses: 40,
			roof: { widthM: 6, depthM: 4.5 },
			budget: 200000,
			backup: { loadW: 800, hours: 4 },
			rupeesPerKwh: 9.5,
			sanctionedKw: 5,
			daytimeUsePct: 65,
			tilt: 20,
			azimuth: 170,
			losses: 12,
			mounting: 'roof',
			metering: 'net',
			exportRupeesPerKwh: 3,
			degradationPct: 0.6,
			tariffGrowthPct: 4,
			loan: { sharePct: 80, ratePct: 9.5, years: 7 },
		})
	})

	it('adds up the loads that are counted', () => {
		expect(requestIn('lights=5&fans=2&hours=3').backup).toEqual({ loadW: 190, hours: 3 })
		expect(requestIn('lights=5&load=900&hours=3').backup).toEqual({ loadW: 900, hours: 3 })
	})

	it('has the units of twelve months, however a form sends them', () => {
		const months = Array.from({ length: 12 }, (_, month) => 100 + month)
		expect(requestIn(`months=${months}`).monthlyUse).toEqual(months)
		expect(requestIn(months.map((units) => `months=${units}`).join('&')).monthlyUse).toEqual(months)
		expect(requestIn(Array(12).fill('months=').join('&'))).toEqual({})
	})

	it('has the bills of other months, however a form sends them', () => {
		const bills = Array.from({ length: 12 }, (_, month) => 4000 + month)
		expect(requestIn('bill=3000&bills=5000,2500&billMonths=2')).toEqual({
			monthlyBills: [5000, 2500],
			billMonths: 2,
		})
		expect(requestIn(`bills=${bills}`).monthlyBills).toEqual(bills)
		const form = bills.map((bill) => `bills=₹4,${String(bill).slice(1)}`).join('&')
		expect(tidy(`useBy=bill&billsBy=all&bill=3000&billMonths=1&${form}`)).toBe(
			`/planner?bills=${bills}`,
		)
		expect(tidy(`billsBy=two&bill=3000&summerBill=5,000&winterBill=2,500&${form}`)).toBe(
			'/planner?bills=5000,2500',
		)
		expect(tidy(`billsBy=one&bill=3000&summerBill=5,000&${form}`)).toBe('/planner?bill=3000')
		expect(tidy('billsBy=two&bill=3000&summerBill=&winterBill=')).toBe('/planner?bill=3000')
		expect(requestIn('billsBy=two&summerBill=5,000&winterBill=').monthlyBills).toEqual([5000, null])
		expect(tidy('useBy=units&units=300&bills=5000,2500&billMonths=2')).toBe('/planner?units=300')
	})

	it('has where a connection is and its phases, and says of a mistake which field it is at', () => {
		expect(requestIn('pin=226001&locality=rural&phase=three&area=30')).toEqual({
			pin: '226001',
			area: 'rural',
			phase: 'three',
			roofAreaM2: 30,
		})
		expect(mistakesOf({ area: 'One', 'monthlyBills.1': 'Two', roofAreaM2: 'Three' })).toEqual({
			locality: 'One',
			bills: 'Two',
			area: 'Three',
		})
	})

	it('leaves what is no number to be refused by the call', () => {
		expect(requestIn('bill=lots').monthlyBill).toBeNull()
		expect(requestIn('hours=4').backup).toEqual({ loadW: null, hours: 4 })
		expect(requestIn('width=6').roof).toEqual({ widthM: 6, depthM: null })
	})
})

describe('the address of a plan', () => {
	it('says no more than it must', () => {
		expect(
			tidy(
				'placeBy=pin&pin= 411038 &city=Pune&useBy=bill&bill=₹4,000&units=300&customer=home&houses=12&roofBy=any&area=12&cuts=none&load=500&fans=2&hours=4&choice=best&other=1',
			),
		).toBe('/planner?pin=411038&bill=4000')
		expect(tidy('cuts=loads&load=500&fans=2&tvs=0&hours=4')).toBe('/planner?fans=2&hours=4')
		expect(tidy('')).toBe('/planner')
		expect(tidy('pin=411038&state=&bill=4000')).toBe('/planner?pin=411038&bill=4000')
		expect(tidy('bill=4000&state=Dadra and Nagar Haveli and Daman and Diu&pin=396210')).toBe(
			'/planner?pin=396210&state=Dadra%20and%20Nagar%20Haveli%20and%20Daman%20and%20Diu&bill=4000',
		)
	})

	it('is the same when it is read again', () => {
		const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '')
		const details = fc.record({ pin: text, bill: text, budget: text, tilt: text })
		fc.assert(
			fc.property(details, (some) => {
				const address = addressOf(some)
				const params = new URL(address, 'http://store').searchParams
				expect(isUntidy(params)).toBe(false)
				const again = detailsIn(params)
				expect(addressOf(again)).toBe(
					addressOf(detailsIn(new URL(addressOf(again), 'http://store').searchParams)),
				)
				expect(again.pin).toBe(some.pin.trim())
			}),
		)
	})

	it('is untidy where a form has sent it as it stands', () => {
		expect(isUntidy(new URLSearchParams('pin=411038&bill='))).toBe(true)
		expect(isUntidy(new URLSearchParams('pin=411038&cuts=none'))).toBe(true)
		expect(isUntidy(new URLSearchParams('pin=411038&utm_source='))).toBe(false)
	})

	it('names a choice, or the best', () => {
		expect(choiceOf(new URLSearchParams('choice=cheaper'))).toBe('cheaper')
		expect(choiceOf(new URLSearchParams('choice=dearest'))).toBe('best')
	})
})

it('puts the sentences of a refusal at the fields they are about', () => {
	const said = { pin: 'a', monthlyBill: 'b', 'roof.widthM': 'c', 'monthlyUse.3': 'd' }
	expect(mistakesOf(said)).toEqual({ pin: 'a', bill: 'b', width: 'c', months: 'd' })
	expect(planRequestOf({})).toMatchObject({ pin: undefined, roof: undefined, loan: undefined })
})
