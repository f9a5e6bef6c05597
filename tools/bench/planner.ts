// How far the planner's yield is from hourly simulations, and how long yields and whole plans take.

import { answerPlan } from '../../domain/planner/sizing/answer/plan-answer.ts'
import { PlanRequest } from '../../domain/planner/sizing/schema.ts'
import { monthlyYield } from '../../domain/planner/yield/yield.ts'
import { referenceDataOn } from '../../domain/reference-data/queries.ts'
import { tariffBook } from '../../domain/tariffs/queries.ts'
import { PIN_PREFIXES } from '../../shared/addresses/pin-prefixes.ts'
import type { Day } from '../../shared/calendar.ts'
import { DEFAULT_LANGUAGE, rendered } from '../../shared/messages/render.ts'
import { deviations, PHOENIX, rms } from '../../test/planner/yield-reference.ts'
import { memoryStore } from './memory-store.ts'
import { printLargePlans } from './parts/large-plans.ts'
import { sized } from './size.ts'
import { median, print, whole } from './table.ts'

const ROUNDS = sized(5, 1)
const YIELDS = sized(5000, 50)

const signed = (value: number) => (value > 0 ? '+' : '') + value.toFixed(2)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const facing: Record<number, string> = { 90: 'east', 180: 'south', 270: 'west' }
print(
	'Yield of a year against an hourly simulation with the same climate (pvlib), per cent',
	['site', 'plane', 'year', 'months, rms'],
	[
		...deviations.map(({ site, tilt, azimuth, yearly, monthly }) => [
			site,
			tilt === 0 ? 'flat' : `${tilt}° ${facing[azimuth]}`,
			signed(yearly),
			monthly.toFixed(2),
		]),
		[
			'all, rms',
			'',
			rms(deviations.map(({ yearly }) => yearly)).toFixed(2),
			rms(deviations.map(({ monthly }) => monthly)).toFixed(2),
		],
		['all, mean', '', signed(mean(deviations.map(({ yearly }) => yearly))), ''],
	],
)

const { plant, latitude, climate, year } = PHOENIX
const computed = monthlyYield(plant, latitude, climate).reduce((sum, kwh) => sum + kwh, 0)
print(
	'Against PVWatts 8: Phoenix, 4 kW, 20° south',
	['PVWatts, kWh', 'planner, kWh', 'difference, %'],
	[[whole(year), whole(computed), signed(100 * (computed / year - 1))]],
)

const rates = Array.from({ length: ROUNDS }, () => {
	const started = performance.now()
	for (let n = 0; n < YIELDS; n++) monthlyYield({ ...plant, tilt: n % 90 }, latitude, climate)
	return (1000 * YIELDS) / (performance.now() - started)
})
print('Speed of one process', ['', 'yields a second'], [['median', whole(median(rates))]])

const store = await memoryStore()
const catalogue = store.catalogue.products
const TODAY = '2026-11-21' as Day
const referenceData = await referenceDataOn(store, { on: TODAY })
const book = await tariffBook(store, null)
const PINS = ['411038', '302017', '110001', '560001', '700001', '600001', '380001', '194101']
/** With a tariff of their own state: elsewhere the price of a unit is asked for. */
const PREFIXES = Object.keys(PIN_PREFIXES).filter(
	(prefix) => answerFor({ monthlyBill: 4000 }, `${prefix}100`).ok,
)
const oneOfEight = (n: number) => PINS[n % PINS.length]
/** Every prefix in turn: 8,100 PINs in all. */
const another = (n: number) => `${PREFIXES[n % PREFIXES.length]}${100 + (n % 900)}`
const DETAILS: [string, Record<string, unknown>, (n: number) => string | undefined][] = [
	['home, ₹4,000', { monthlyBill: 4000 }, oneOfEight],
	['home, ₹4,000, another PIN each time', { monthlyBill: 4000 }, another],
	['home, ₹4,000, roof of 12 m²', { monthlyBill: 4000, roofAreaM2: 12 }, oneOfEight],
	[
		'shop, back-up of 1 kW for 4 h',
		{ customer: 'shop', monthlyBill: 6000, backup: { loadW: 1000, hours: 4 } },
		oneOfEight,
	],
	['society, ₹1,50,000', { customer: 'society', houses: 40, monthlyBill: 150_000 }, oneOfEight],
]
const PLANS = sized(800, 1)

function answerFor(details: Record<string, unknown>, pin: string | undefined) {
	const request = PlanRequest.parse({ pin, ...details })
	return answerPlan(
		{ request, referenceData, book, today: TODAY, unproven: 'offer', installs: true },
		catalogue,
	)
}

function plan(details: Record<string, unknown>, pin: string | undefined) {
	const answer = answerFor(details, pin)
	if (!answer.ok) throw new Error('No answer')
	rendered(answer.value, DEFAULT_LANGUAGE)
}

for (const [, details, pinOf] of DETAILS) for (let n = 0; n < PLANS; n++) plan(details, pinOf(n))
print(
	`Whole plans over the ${catalogue.length} products of the sample, eight places in turn unless said, one process; aims: 50 ms, 1,000 a second. Of a core: however busy the machine is`,
	['kind of request', 'ms, median', 'ms, slowest of 100', 'plans a second', 'a second of a core'],
	DETAILS.map(([kind, details, pinOf]) => {
		const used = process.cpuUsage()
		const times = Array.from({ length: PLANS }, (_, n) => {
			const started = performance.now()
			plan(details, pinOf(n))
			return performance.now() - started
		}).sort((a, b) => a - b)
		const { user, system } = process.cpuUsage(used)
		const all = times.reduce((sum, time) => sum + time, 0)
		const slow = times[Math.floor(PLANS * 0.99)] ?? 0
		const rates = [whole((1000 * PLANS) / all), whole((1e6 * PLANS) / (user + system))]
		return [kind, median(times).toFixed(2), slow.toFixed(2), ...rates]
	}),
)
await store[Symbol.asyncDispose]()
await printLargePlans({ referenceData, book, today: TODAY, unproven: 'offer', installs: true })
