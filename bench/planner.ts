// How far the planner's yield is from hourly simulations, and how long it takes.
import { monthlyYield } from '../domain/planner/yield.ts'
import { deviations, PHOENIX, rms } from '../test/yield-reference.ts'
import { median, print, whole } from './table.ts'

const ROUNDS = 5
const YIELDS = 5_000

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
