import type { HoursOfUse } from '../../../tariffs/bill/connection.ts'

/** A year's energy: kWh of each month, January first, and what is left of the production, 0 to 1. */
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

/** What of each month's production falls into each band of the hours, January first. */
type SharesOfMonths = readonly (readonly number[])[]

/** When a plant makes its energy. */
export interface HoursOfPlant {
	/** Together 1. */
	production: SharesOfMonths
	/** What of it is used as it is made. */
	ownUse: SharesOfMonths
	/** Surplus pays for use in the same band alone. */
	isWithinBands: boolean
}

/** kWh used in each band of a period less what is made there; below nothing where more is. */
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

/** What of the units billed falls into each band: as what is wanted there, for surplus of other bands pays for all alike. */
export function billedShares(wanted: readonly number[], { useShares }: HoursOfUse) {
	let all = 0
	for (const kwh of wanted) all += Math.max(0, kwh)
	if (all <= 0) return useShares
	const shares: number[] = []
	for (const kwh of wanted) shares.push(Math.max(0, kwh) / all)
	return shares
}
