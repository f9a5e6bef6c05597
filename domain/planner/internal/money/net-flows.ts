import { billingMonthsOf, type Connection } from '../../../tariffs/bill/connection.ts'
import type { Settlement } from '../../../tariffs/metering.ts'
import { type Flows, type FlowsOfYear, MONTHS } from './flows-of-year.ts'
import {
	billedShares,
	type HoursOfPlant,
	type HoursOfYear,
	hoursOfYear,
	sharesOf,
	wantedIn,
	type Year,
} from './hours.ts'

/** Surplus is carried to later bills until the settlement; the rest is paid for then. */
export interface NetMetering {
	settles: Settlement
	/** The first calendar month of a settlement year or half-year. */
	settlementFrom: number
}

interface Billed {
	connection: Connection
	/** When its plant makes energy; null where all hours cost the same. */
	hours: HoursOfPlant | null
}

/**
 * Bills are settled with their carry-over, period by period. The surplus of some hours pays for all others, or where
 * the rule says so for the same hours of later bills alone.
 */
export function netFlows(
	{ connection, hours }: Billed,
	metering: NetMetering,
	year: Year,
	into: Flows,
): FlowsOfYear {
	const calendar = settlementsOf(metering, billingMonthsOf(connection))
	const ofHours = hours && hoursOfYear(connection, hours.production)
	const isWithinBands = hours?.isWithinBands
	return (left) => {
		year.left = left
		if (!ofHours && calendar.months === 1) return netByMonth(calendar, year, into)
		if (ofHours && isWithinBands) return netWithinBands(calendar, year, ofHours, into)
		return netOfAllHours(calendar, year, ofHours, into)
	}
}

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

// Most tariffs bill each month, for thousands of years a plan looks at.
function netByMonth(
	{ first, billsBetween }: Settlements,
	{ use, production, left }: Year,
	into: Flows,
): Flows {
	const { billed, surplus, carried } = into
	/** kWh kept. */
	let bank = 0
	let unsettled = 0
	for (let step = 0; step < MONTHS; step++) {
		const month = (first + step) % MONTHS
		const wanted = (use[month] ?? 0) - (production[month] ?? 0) * left
		let bought = 0
		if (wanted > 0) {
			const drawn = Math.min(bank, wanted)
			bank -= drawn
			bought = wanted - drawn
		} else bank -= wanted
		unsettled++
		const isSettled = unsettled === billsBetween
		billed[month] = bought
		surplus[month] = isSettled ? bank : 0
		carried[month] = isSettled ? 0 : bank
		if (!isSettled) continue
		bank = 0
		unsettled = 0
	}
	return into
}

// The same by bills and hours: it makes no arrays.
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
		const shares = hours && sharesOf({ january, months }, year, hours)
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
