import { billingMonthsOf, type Connection } from '../../../tariffs/bill/connection.ts'
import { byPeriod, type Flows, type FlowsOfYear, MONTHS, noFlows } from './flows-of-year.ts'
import { type HoursOfPlant, hoursOfYear, sharesOf, type Year } from './hours.ts'
import { type NetMetering, netFlows } from './net-flows.ts'

/** The treatment of surplus energy. */
export type Metering =
	| ({ way: 'net' } & NetMetering)
	/**
	 * It is sold month by month; only the share `selfUse` of a month's production, 0 to 1, is used at home. Twelve,
	 * January first.
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
	/** The connection without solar, where solar changes its load or its phases. */
	without?: Connection
	/** The fixed charge goes by all units used. */
	isFixedChargeByUse?: boolean
	/** With net metering, production counts up to so much of a year's use, per cent. */
	mostOfUsePct?: number
	/** For each kWh made, paise. */
	chargePaisePerKwhMade?: number
}

/** The energy flows of a year, which its bills are calculated from. */
export const flowsOf = (
	supply: Supply,
	use: readonly number[],
	production: readonly number[],
): Flows => flowsBy(supply, use, production, noFlows())(1)

/** The same of many years one after the other, which are written over one another. */
export function flowsBy(
	supply: Supply,
	use: readonly number[],
	production: readonly number[],
	into: Flows,
): FlowsOfYear {
	const { metering } = supply
	const year: Year = { use, production, left: 1 }
	into.shares.fill(undefined)
	if (metering.way === 'export-only') return soldFlows(supply, metering, year, into)
	const counted = countedShare(supply, use, production)
	const netted = netFlows(supply, metering, year, into)
	return (left) => netted(left * counted(left))
}

/** The share of a year's production that counts, 0 to 1. */
function countedShare(
	{ mostOfUsePct }: Supply,
	use: readonly number[],
	production: readonly number[],
): (left: number) => number {
	if (mostOfUsePct === undefined) return () => 1
	const made = sumOf(production)
	const most = (sumOf(use) * mostOfUsePct) / 100
	return (left) => (made * left > most ? most / (made * left) : 1)
}

function soldFlows(
	{ connection, hours }: Supply,
	{ selfUse }: Extract<Metering, { way: 'export-only' }>,
	year: Year,
	into: Flows,
): FlowsOfYear {
	const { use, production } = year
	const months = billingMonthsOf(connection)
	const ofHours = hours && hoursOfYear(connection, hours.ownUse)
	into.carried.fill(0)
	return (left) => {
		year.left = left
		for (let month = 0; month < MONTHS; month++) {
			const [used, produced] = [use[month] ?? 0, (production[month] ?? 0) * left]
			const ownUse = Math.min(used, produced * (selfUse[month] ?? 0))
			into.billed[month] = used - ownUse
			into.surplus[month] = produced - ownUse
		}
		if (months > 1) into.billed = byPeriod(into.billed, months)
		if (ofHours)
			for (let january = 0; january < MONTHS; january += months) {
				const shares = sharesOf({ january, months }, year, ofHours)
				into.shares.fill(shares, january, january + months)
			}
		return into
	}
}

const sumOf = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
