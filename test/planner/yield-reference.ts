import { monthlyYield, type Plant, USUAL_PLANT } from '../../domain/planner/yield/yield.ts'
import reference from './yield-reference.json' with { type: 'json' }

/** One plane at one site: the hourly simulation's year, and how far the planner is from it. */
export interface Deviation {
	site: string
	tilt: number
	azimuth: number
	/** Of the year, per cent. */
	yearly: number
	/** The root mean square of the months, per cent of a mean month. */
	monthly: number
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

export const rms = (values: number[]) =>
	Math.sqrt(sum(values.map((value) => value * value)) / values.length)

/** Hourly simulations of PVWatts' kind with the same climate (pvlib): 12 sites, 5 planes each. */
export const deviations: Deviation[] = reference.flatMap((site) => {
	const climate = {
		ghi: site.ghi_kwh_m2_day,
		tmin: site.tmin_c,
		tmax: site.tmax_c,
		tmean: site.tmean_c,
	}
	return site.cases.map(({ tilt, azimuth, ac_kwh_per_kwp: simulated }) => {
		const months = monthlyYield({ ...USUAL_PLANT, kwp: 1, tilt, azimuth }, site.lat, climate)
		const year = sum(simulated)
		const differences = months.map((kwh, month) => kwh - (simulated[month] ?? Number.NaN))
		return {
			site: site.site,
			tilt,
			azimuth,
			yearly: (100 * sum(differences)) / year,
			monthly: (100 * rms(differences)) / (year / 12),
		}
	})
})

const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9
const tmax = [68, 71, 78, 86, 95, 104, 107, 105, 100, 89, 77, 66].map(celsius)
const tmin = [46, 49, 55, 61, 70, 79, 85, 84, 78, 66, 54, 45].map(celsius)

/** PVWatts version 8 itself in Phoenix; temperatures are the normals of 1991 to 2020. */
export const PHOENIX = {
	plant: { ...USUAL_PLANT, kwp: 4, tilt: 20, azimuth: 180 } satisfies Plant,
	latitude: 33.45,
	climate: {
		ghi: [3.258, 4.319, 5.516, 7.209, 8.118, 8.274, 7.791, 7.171, 6.197, 4.972, 3.637, 2.914],
		tmin,
		tmax,
		tmean: tmin.map((low, month) => (low + (tmax[month] ?? 0)) / 2),
	},
	/** kWh. */
	year: 7043,
}
