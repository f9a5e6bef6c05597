import type { Settlement } from '../../tariffs/metering.ts'
import { billingMonthsOf, type Connection } from '../bill/connection.ts'
import { billedShares, type HoursOfPlant, type Period, wantedIn, type Year } from './hours.ts'

/** What becomes of energy that is made when nobody uses it. */
export type Metering =
	/** It is carried to later bills until the settlement; what is left then is paid for. */
	| { way: 'net'; settles: Settlement; settlementFrom: number }
	/**
	 * It is sold month by month; of what a month produces only `selfUse`, 0 to 1, is used at home.
	 * Twelve, January first.
	 */
	| { way: 'export-only'; selfUse: readonly number[] }

export interface Supply {
	connection: Connection
	metering: Metering
	/** For surplus, paise per kWh; 0 where nothing is paid. */
	exportPaisePerKwh: number
	/** Off each bill with solar, as far as there is one; 0 for none. */
	rebatePaise: number
	/** When it makes energy; null where all hours cost the same. */
	hours: HoursOfPlant | null
}

const MONTHS = 12

/** Where the energy of each month goes, kWh; a bill for several months counts their mean. */
export interface Flows {
	billed: number[]
	surplus: number[]
	carried: number[]
	/** What of the units billed falls into each band of the hours; none where all cost the same. */
	shares: (readonly number[] | undefined)[]
}

export const noFlows = (): Flows => ({
	billed: Array<number>(MONTHS).fill(0),
	surplus: Array<number>(MONTHS).fill(0),
	carried: Array<number>(MONTHS).fill(0),
	shares: Array<undefined>(MONTHS).fill(undefined),
})

/** The mean of the period each month is billed in; periods begin with January. */
export function byPeriod(months: readonly number[], billingMonths: number): number[] {
	if (billingMonths === 1) return [...months]
	return months.map((_, month) => {
		const first = month - (month % billingMonths)
		const period = months.slice(first, first + billingMonths)
		return period.reduce((total, each) => total + each, 0) / billingMonths
	})
}

/**
 * Where the energy of a year goes: what its bills are calculated from.
 * @param use kWh of each month, January first
 * @param left of the production, 0 to 1
 * @param into is overwritten
 */
export function flowsOf(
	supply: Supply,
	use: readonly number[],
	production: readonly number[],
	left: number,
	into: Flows,
): Flows {
	const year = { use, production, left }
	if (supply.metering.way === 'net') return netFlows(supply, supply.metering, year, into)
	return soldFlows(supply, supply.metering, year, into)
}

function soldFlows(
	{ connection, hours }: Supply,
	{ selfUse }: Extract<Metering, { way: 'export-only' }>,
	year: Year,
	into: Flows,
): Flows {
	const { use, production, left } = year
	for (let month = 0; month < MONTHS; month++) {
		const [used, produced] = [use[month] ?? 0, (production[month] ?? 0) * left]
		const ownUse = Math.min(used, produced * (selfUse[month] ?? 0))
		into.billed[month] = used - ownUse
		into.surplus[month] = produced - ownUse
		into.carried[month] = 0
	}
	const billingMonths = billingMonthsOf(connection)
	into.billed = byPeriod(into.billed, billingMonths)
	if (connection.hours && hours)
		for (let january = 0; january < MONTHS; january += billingMonths) {
			const period = { january, months: billingMonths }
			into.shares.fill(
				billedShares(wantedIn(period, year, connection.hours, hours.ownUse), connection.hours),
				january,
				january + billingMonths,
			)
		}
	return into
}

/**
 * Bills are settled with what they carry over, period by period. What is left over of some hours pays for all others,
 * or where the rule says so for the same hours of later bills alone.
 */
function netFlows(
	{ connection, hours }: Supply,
	{ settles, settlementFrom }: Extract<Metering, { way: 'net' }>,
	year: Year,
	into: Flows,
): Flows {
	const billingMonths = billingMonthsOf(connection)
	const periods = MONTHS / billingMonths
	const first = Math.ceil((settlementFrom - 1) / billingMonths)
	const between = settles === 'year' ? periods : settles === 'half-year' ? periods / 2 : 1
	/** kWh kept, of all hours or of each band. */
	let kept: number[] = []
	for (let step = 0; step < periods; step++) {
		const january = ((first + step) % periods) * billingMonths
		const period = { january, months: billingMonths }
		const byBand =
			connection.hours && hours && wantedIn(period, year, connection.hours, hours.production)
		const accounts = byBand && hours?.isWithinBands ? byBand : [wantedOf(period, year)]
		const bought = accounts.map((wanted, n) => {
			const bank = kept[n] ?? 0
			const drawn = Math.min(bank, Math.max(0, wanted))
			kept[n] = bank + (Math.max(0, -wanted) - drawn)
			return Math.max(0, wanted) - drawn
		})
		const isSettled = (step + 1) % between === 0
		const bank = sumOf(kept)
		const shares =
			byBand && connection.hours
				? billedShares(hours?.isWithinBands ? bought : byBand, connection.hours)
				: undefined
		for (let month = january; month < january + billingMonths; month++) {
			into.billed[month] = sumOf(bought) / billingMonths
			into.surplus[month] = isSettled ? bank / billingMonths : 0
			into.carried[month] = isSettled ? 0 : bank
			into.shares[month] = shares
		}
		if (isSettled) kept = []
	}
	return into
}

const sumOf = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

/** Used beyond what is made, kWh; below nothing where more is made. */
function wantedOf({ january, months }: Period, { use, production, left }: Year): number {
	let wanted = 0
	for (let month = january; month < january + months; month++)
		wanted += (use[month] ?? 0) - (production[month] ?? 0) * left
	return wanted
}
