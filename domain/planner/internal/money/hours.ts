import type { HoursOfUse } from '../../../tariffs/bill/connection.ts'

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

/** kWh used in each band of a period less the production there; negative where more is made. */
export function wantedIn(
	{ january, months }: Period,
	{ use, production, left }: Year,
	{ useShares }: HoursOfUse,
	made: SharesOfMonths,
): number[] {
	const wanted: number[] = []
	for (let band = 0; band < useShares.length; band++) {
		const share = useShares[band] ?? 0
		let kwh = 0
		for (let month = january; month < january + months; month++)
			kwh +=
				(use[month] ?? 0) * share - (production[month] ?? 0) * left * (made[month]?.[band] ?? 0)
		wanted.push(kwh)
	}
	return wanted
}

/**
 * The shares of the units billed in each band: as the wanted units there, for surplus of other bands pays for all
 * alike.
 */
export function billedShares(wanted: readonly number[], { useShares }: HoursOfUse) {
	let all = 0
	for (const kwh of wanted) all += Math.max(0, kwh)
	if (all <= 0) return useShares
	const shares: number[] = []
	for (const kwh of wanted) shares.push(Math.max(0, kwh) / all)
	return shares
}
