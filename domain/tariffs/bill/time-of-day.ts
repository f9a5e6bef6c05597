/** Prices by the hour, where a meter tells the hours. */
export interface TimeOfDay {
	/** Only in months of more kWh; 0 for all. */
	aboveKwh: number
	/** The day in parts: each of its hours is in one. */
	bands: readonly HourBand[]
}

/** The surcharge on a unit in these hours beside the tariff's other prices; negative for a rebate. */
export interface HourBand {
	/** 0 to 23. */
	hours: readonly number[]
	paisePerKwh: number
	/** Per cent of the mean price of a unit of the month's energy. */
	pct: number
}

const HOURS_OF_DAY = 24
export const HOURS = Array.from({ length: HOURS_OF_DAY }, (_, hour) => hour)

/** The hours from one up to another, over midnight where that is earlier. @param to 1 to 24 */
export const hoursFrom = (from: number, to: number): number[] =>
	HOURS.slice(0, to > from ? to - from : to - from + HOURS_OF_DAY).map(
		(hour) => (from + hour) % HOURS_OF_DAY,
	)

/** The share of a day in each band. @param byHour 24 shares of it, together 1 */
export const bandShares = (
	bands: readonly (readonly number[])[],
	byHour: readonly number[],
): number[] => bands.map((hours) => hours.reduce((total, hour) => total + (byHour[hour] ?? 0), 0))

/**
 * The surcharge of the hours on a month's charge for energy, paise, not rounded; a rebate is never more than that
 * charge.
 * @param energy the charge, paise
 * @param shares of the units, in each band; evenly over the day unless given
 */
export function timeOfDayCharge(
	timeOfDay: TimeOfDay | null,
	kwh: number,
	energy: number,
	shares?: readonly number[],
): number {
	if (!timeOfDay || kwh <= timeOfDay.aboveKwh) return 0
	let amount = 0
	let n = 0
	for (const { hours, paisePerKwh, pct } of timeOfDay.bands) {
		const share = shares ? (shares[n++] ?? 0) : hours.length / HOURS_OF_DAY
		amount += share * (kwh * paisePerKwh + (energy * pct) / 100)
	}
	return Math.max(amount, -energy)
}
