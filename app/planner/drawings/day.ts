import { MONTHS } from '../../../shared/format/months'
import { kwh, total } from './figures'

export interface DayHour {
	hour: number
	/** kWh in this hour, which is as many kW. */
	made: number
	used: number
}

export interface DayFigures {
	hours: DayHour[]
	/** kWh of the day. */
	made: number
	used: number
	/** Used as it is made. */
	atOnce: number
	surplus: number
}

/**
 * A usual day, hour by hour.
 * @param hours kW of each kWp, 24 means
 * @param useShare of the day's use, 24 shares
 * @param dailyUse kWh
 * @param ownShare of what it makes, the share used at once over sunny and cloudy days, 0 to 1
 */
export function dayFigures(
	hours: readonly number[],
	useShare: readonly number[],
	kwp: number,
	dailyUse: number,
	ownShare: number,
): DayFigures {
	const all = hours.map((each, hour) => ({
		hour,
		made: each * kwp,
		used: (useShare[hour] ?? 0) * dailyUse,
	}))
	const made = total(all.map((each) => each.made))
	const atOnce = made * ownShare
	return {
		hours: all,
		made,
		used: total(all.map((each) => each.used)),
		atOnce,
		surplus: made - atOnce,
	}
}

/** The hours of light, with the last dark one before them and the first one after. */
export function litHours({ hours }: DayFigures): DayHour[] {
	const first = hours.findIndex(({ made }) => made > 0)
	const last = hours.findLastIndex(({ made }) => made > 0)
	return first < 0 ? [] : hours.slice(Math.max(0, first - 1), last + 2)
}

/** The share of the production that is used at once, whole per cent. */
export const atOncePct = ({ made, atOnce }: DayFigures) =>
	made > 0 ? Math.round((100 * atOnce) / made) : 0

/** @param month 0 is January */
export function dayCaption(day: DayFigures, month?: number): string {
	const when = month === undefined ? 'On a usual day' : `On a usual day in ${MONTHS[month]}`
	if (day.made <= 0) return `${when} it makes nothing.`
	return `${when} it makes ${kwh(day.made)} kWh; about ${atOncePct(day)} % of it is used at once.`
}
