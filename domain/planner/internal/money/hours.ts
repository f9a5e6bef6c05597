import type { Connection, HoursOfUse } from '../../../tariffs/bill/connection.ts'

/** A year's energy: kWh of each month, January first, and the remaining share of the production, 0 to 1. */
export interface Year {
	use: readonly number[]
	production: readonly number[]
	left: number
}

/** The months of a bill, the first of them counted from January. */
export interface Period {
	january: number
	months: number
}

/** The shares of each month's production in each band of the hours, January first. */
type SharesOfMonths = readonly (readonly number[])[]

/** When a plant makes its energy. */
export interface HoursOfPlant {
	/** Together 1. */
	production: SharesOfMonths
	/** The part of it that is used as it is made. */
	ownUse: SharesOfMonths
	/** Surplus pays for use in the same band alone. */
	isWithinBands: boolean
}

/** kWh used in each band of a period less the production there; negative where more is made. @param into written over */
export function wantedIn(
	{ january, months }: Period,
	{ use, production, left }: Year,
	{ useShares }: HoursOfUse,
	made: SharesOfMonths,
	into: number[] = [],
): number[] {
	for (let band = 0; band < useShares.length; band++) {
		const share = useShares[band] ?? 0
		let kwh = 0
		for (let month = january; month < january + months; month++)
			kwh +=
				(use[month] ?? 0) * share - (production[month] ?? 0) * left * (made[month]?.[band] ?? 0)
		into[band] = kwh
	}
	return into
}

/**
 * The shares of the units billed in each band: as the wanted units there, for surplus of other bands pays for all
 * alike.
 * @param into written over
 */
export function billedShares(
	wanted: readonly number[],
	{ useShares }: HoursOfUse,
	into: number[] = [],
): readonly number[] {
	let all = 0
	for (const kwh of wanted) all += Math.max(0, kwh)
	if (all <= 0) return useShares
	for (let band = 0; band < wanted.length; band++) into[band] = Math.max(0, wanted[band] ?? 0) / all
	return into
}

/** Prices by the hour: the shares of use and production in their bands. */
export interface HoursOfYear {
	use: HoursOfUse
	made: SharesOfMonths
	/** kWh of the bill at hand in each band: written over by the next. */
	wanted: number[]
	/** Of the bill that begins with each month: written over by the next year. */
	shares: number[][]
}

/** null where all hours cost the same. @param made of each month's production, the share in each band of the hours */
export const hoursOfYear = ({ hours }: Pick<Connection, 'hours'>, made: SharesOfMonths) =>
	hours && {
		use: hours,
		made,
		wanted: [],
		shares: Array.from({ length: made.length }, (): number[] => []),
	}

/** The shares of the units of a bill in each band, which those of the same bill of the next year write over. */
export function sharesOf(period: Period, year: Year, { use, made, wanted, shares }: HoursOfYear) {
	return billedShares(wantedIn(period, year, use, made, wanted), use, shares[period.january])
}
