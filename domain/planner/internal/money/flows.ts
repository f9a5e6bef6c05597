import {
	billingMonthsOf,
	type Connection,
	type HoursOfUse,
} from '../../../tariffs/bill/connection.ts'
import type { Settlement } from '../../../tariffs/metering.ts'
import { billedShares, type HoursOfPlant, wantedIn, type Year } from './hours.ts'

/** The treatment of surplus energy. */
export type Metering =
	/** It is carried to later bills until the settlement; the rest is paid for then. */
	| { way: 'net'; settles: Settlement; settlementFrom: number }
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

const MONTHS = 12

/** Where the energy of each month goes, kWh; a bill for several months counts their mean. */
export interface Flows {
	billed: number[]
	surplus: number[]
	carried: number[]
	/** The shares of the units billed in each band of the hours; none where all cost the same. */
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

/** The energy flows of a year, which its bills are calculated from. @param left the remaining share of the production */
export type FlowsOfYear = (left: number) => Flows

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
		if (connection.hours && hours)
			for (let january = 0; january < MONTHS; january += months) {
				const wanted = wantedIn({ january, months }, year, connection.hours, hours.ownUse)
				into.shares.fill(billedShares(wanted, connection.hours), january, january + months)
			}
		return into
	}
}

/**
 * Bills are settled with their carry-over, period by period. The surplus of some hours pays for all others, or where
 * the rule says so for the same hours of later bills alone.
 */
function netFlows(
	{ connection, hours }: Supply,
	metering: NetMetering,
	year: Year,
	into: Flows,
): FlowsOfYear {
	const calendar = settlementsOf(metering, billingMonthsOf(connection))
	const ofHours =
		connection.hours && hours ? { use: connection.hours, made: hours.production } : null
	const isWithinBands = hours?.isWithinBands
	return (left) => {
		year.left = left
		if (ofHours && isWithinBands) return netWithinBands(calendar, year, ofHours, into)
		return netOfAllHours(calendar, year, ofHours, into)
	}
}

type NetMetering = Extract<Metering, { way: 'net' }>

/** The bills of a year in the order they are settled in. */
interface Settlements {
	/** Of one bill. */
	months: number
	/** Of a year. */
	bills: number
	/** The first bill after a settlement, counted from that of January. */
	first: number
	/** From one settlement to the next. */
	billsBetween: number
}

function settlementsOf({ settles, settlementFrom }: NetMetering, months: number): Settlements {
	const bills = MONTHS / months
	const first = Math.ceil((settlementFrom - 1) / months)
	const billsBetween = settles === 'year' ? bills : settles === 'half-year' ? bills / 2 : 1
	return { months, bills, first, billsBetween }
}

/** Prices by the hour: the shares of use and production in their bands. */
interface HoursOfYear {
	use: HoursOfUse
	made: HoursOfPlant['production']
}

// This runs for every month of thousands of years a plan looks at: without hours it makes no arrays.
function netOfAllHours(
	{ months, bills, first, billsBetween }: Settlements,
	year: Year,
	hours: HoursOfYear | null,
	into: Flows,
): Flows {
	const { use, production, left } = year
	/** kWh kept. */
	let bank = 0
	let january = (first % bills) * months
	let unsettled = 0
	for (let step = 0; step < bills; step++) {
		const next = january + months
		let wanted = 0
		for (let month = january; month < next; month++)
			wanted += (use[month] ?? 0) - (production[month] ?? 0) * left
		const drawn = Math.min(bank, Math.max(0, wanted))
		bank += Math.max(0, -wanted) - drawn
		const bought = Math.max(0, wanted) - drawn
		unsettled++
		const isSettled = unsettled === billsBetween
		const shares =
			hours && billedShares(wantedIn({ january, months }, year, hours.use, hours.made), hours.use)
		for (let month = january; month < next; month++) {
			into.billed[month] = bought / months
			into.surplus[month] = isSettled ? bank / months : 0
			into.carried[month] = isSettled ? 0 : bank
			if (shares) into.shares[month] = shares
		}
		if (isSettled) {
			bank = 0
			unsettled = 0
		}
		january = next === MONTHS ? 0 : next
	}
	return into
}

function netWithinBands(
	{ months, bills, first, billsBetween }: Settlements,
	year: Year,
	hours: HoursOfYear,
	into: Flows,
): Flows {
	/** kWh kept in each band. */
	let kept: number[] = []
	for (let step = 0; step < bills; step++) {
		const january = ((first + step) % bills) * months
		const bought = wantedIn({ january, months }, year, hours.use, hours.made).map((wanted, n) => {
			const bank = kept[n] ?? 0
			const drawn = Math.min(bank, Math.max(0, wanted))
			kept[n] = bank + (Math.max(0, -wanted) - drawn)
			return Math.max(0, wanted) - drawn
		})
		const isSettled = (step + 1) % billsBetween === 0
		const bank = sumOf(kept)
		const billed = sumOf(bought) / months
		const shares = billedShares(bought, hours.use)
		for (let month = january; month < january + months; month++) {
			into.billed[month] = billed
			into.surplus[month] = isSettled ? bank / months : 0
			into.carried[month] = isSettled ? 0 : bank
			into.shares[month] = shares
		}
		if (isSettled) kept = []
	}
	return into
}

const sumOf = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
