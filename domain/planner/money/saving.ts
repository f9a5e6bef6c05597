import { add, type Paise, paise, sum } from '../../../shared/money.ts'
import type { Settlement } from '../../tariffs/metering.ts'
import { billingMonthsOf, type Connection, monthBill } from '../bill/connection.ts'

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
}

export interface MonthOfSaving {
	/** kWh used at home and kWh produced. */
	use: number
	production: number
	/** kWh on the bill with solar. */
	billed: number
	/** kWh kept for later months at this month's end; without net metering always 0. */
	carried: number
	/** kWh paid for as surplus. */
	surplus: number
	without: Paise
	withSolar: Paise
	/** For the surplus. */
	paid: Paise
	saving: Paise
}

export interface Saving {
	/** January to December. */
	months: MonthOfSaving[]
	/** Of the year. */
	without: Paise
	withSolar: Paise
	paid: Paise
	saving: Paise
}

const MONTHS = 12

/** Where the energy of each month goes, kWh; a bill for several months counts their mean. */
export interface Flows {
	billed: number[]
	surplus: number[]
	carried: number[]
}

export const noFlows = (): Flows => ({
	billed: Array<number>(MONTHS).fill(0),
	surplus: Array<number>(MONTHS).fill(0),
	carried: Array<number>(MONTHS).fill(0),
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
	{ metering, connection }: Supply,
	use: readonly number[],
	production: readonly number[],
	left: number,
	into: Flows,
): Flows {
	const billingMonths = billingMonthsOf(connection)
	if (metering.way === 'net')
		return netFlows(metering, billingMonths, { use, production, left }, into)
	for (let month = 0; month < MONTHS; month++) {
		const [used, produced] = [use[month] ?? 0, (production[month] ?? 0) * left]
		const ownUse = Math.min(used, produced * (metering.selfUse[month] ?? 0))
		into.billed[month] = used - ownUse
		into.surplus[month] = produced - ownUse
		into.carried[month] = 0
	}
	into.billed = byPeriod(into.billed, billingMonths)
	return into
}

interface Year {
	use: readonly number[]
	production: readonly number[]
	left: number
}

/** Bills are settled with what they carry over, period by period. */
function netFlows(
	{ settles, settlementFrom }: Extract<Metering, { way: 'net' }>,
	billingMonths: number,
	{ use, production, left }: Year,
	into: Flows,
): Flows {
	const periods = MONTHS / billingMonths
	const first = Math.ceil((settlementFrom - 1) / billingMonths)
	const between = settles === 'year' ? periods : settles === 'half-year' ? periods / 2 : 1
	let bank = 0
	for (let step = 0; step < periods; step++) {
		const january = ((first + step) % periods) * billingMonths
		let wanted = 0
		for (let month = january; month < january + billingMonths; month++)
			wanted += (use[month] ?? 0) - (production[month] ?? 0) * left
		const drawn = Math.min(bank, Math.max(0, wanted))
		bank += Math.max(0, -wanted) - drawn
		const isSettled = (step + 1) % between === 0
		for (let month = january; month < january + billingMonths; month++) {
			into.billed[month] = (Math.max(0, wanted) - drawn) / billingMonths
			into.surplus[month] = isSettled ? bank / billingMonths : 0
			into.carried[month] = isSettled ? 0 : bank
		}
		if (isSettled) bank = 0
	}
	return into
}

/** What is paid for a surplus, to the nearest paisa. */
export const paidFor = ({ exportPaisePerKwh }: Supply, surplusKwh: number): Paise =>
	paise(Math.round(surplusKwh * exportPaisePerKwh))

/** A bill with solar, paise, after what is taken off it. */
export const lessRebate = ({ rebatePaise }: Supply, total: number): number =>
	Math.max(0, total - rebatePaise)

/**
 * A year's bills without solar less those with it, each as the tariff has it, and what is paid for surplus. Never
 * below nothing: solar adds no energy to a bill.
 * @param use kWh of each month, January first
 * @param production likewise
 * @param judgedBy the units that decide about subsidies on the bill with solar: what is billed, or all that is used
 */
export function savingOf(
	supply: Supply,
	use: number[],
	production: number[],
	judgedBy: 'billed' | 'used' = 'billed',
): Saving {
	const { connection } = supply
	const flows = flowsOf(supply, use, production, 1, noFlows())
	const without = byPeriod(use, billingMonthsOf(connection))
	const months = without.map((used, month): MonthOfSaving => {
		const [billed = 0, surplus = 0] = [flows.billed[month], flows.surplus[month]]
		const before = monthBill(connection, used).total
		const bill = monthBill(connection, billed, judgedBy === 'used' ? used : billed)
		const after = paise(lessRebate(supply, bill.total))
		const paid = paidFor(supply, surplus)
		return {
			use: use[month] ?? 0,
			production: production[month] ?? 0,
			billed,
			carried: flows.carried[month] ?? 0,
			surplus,
			without: before,
			withSolar: after,
			paid,
			saving: add(paise(before - after), paid),
		}
	})
	const total = (name: 'without' | 'withSolar' | 'paid' | 'saving') =>
		sum(months.map((month) => month[name]))
	return {
		months,
		without: total('without'),
		withSolar: total('withSolar'),
		paid: total('paid'),
		saving: total('saving'),
	}
}
