import { add, type Paise, paise, sum } from '../../../shared/money.ts'
import { billOf, type Tariff } from './tariff.ts'

/** What becomes of energy that is made when nobody uses it. */
export type Metering =
	/** It is carried to later months until the settlement year ends; what is left then is paid for. */
	| { way: 'net'; settlementFrom: number }
	/**
	 * It is sold month by month; of what a month produces only `selfUse`, 0 to 1, is used at home.
	 * Twelve, January first.
	 */
	| { way: 'export-only'; selfUse: readonly number[] }

export interface Supply {
	tariff: Tariff
	/** kW; what the fixed charge counts. */
	sanctionedKw: number
	metering: Metering
	/** For surplus, paise per kWh; 0 where nothing is paid. */
	exportPaisePerKwh: number
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

/** Where a month's energy goes, kWh. */
export type Visit = (month: number, billed: number, surplus: number, carried: number) => void

/**
 * Goes through the months of a year and tells where the energy of each goes: what a year's bills are
 * calculated from.
 * @param left of the production, 0 to 1
 */
export function eachFlow(
	{ metering }: Supply,
	use: readonly number[],
	production: readonly number[],
	left: number,
	visit: Visit,
): void {
	if (metering.way === 'export-only') {
		for (let month = 0; month < MONTHS; month++) {
			const [used, produced] = [use[month] ?? 0, (production[month] ?? 0) * left]
			const ownUse = Math.min(used, produced * (metering.selfUse[month] ?? 0))
			visit(month, used - ownUse, produced - ownUse, 0)
		}
		return
	}
	let bank = 0
	for (let step = 0; step < MONTHS; step++) {
		const month = (metering.settlementFrom - 1 + step) % MONTHS
		const wanted = (use[month] ?? 0) - (production[month] ?? 0) * left
		const drawn = Math.min(bank, Math.max(0, wanted))
		bank += Math.max(0, -wanted) - drawn
		const settles = step === MONTHS - 1
		visit(month, Math.max(0, wanted) - drawn, settles ? bank : 0, settles ? 0 : bank)
	}
}

/** What is paid for a surplus, to the nearest paisa. */
export const paidFor = ({ exportPaisePerKwh }: Supply, surplusKwh: number): Paise =>
	paise(Math.round(surplusKwh * exportPaisePerKwh))

/**
 * A year's bills without solar less those with it, month by month over the tariff's slabs, and what
 * is paid for surplus. Never below nothing: solar adds no energy to a bill.
 * @param use kWh of each month, January first
 * @param production likewise
 */
export function savingOf(supply: Supply, use: number[], production: number[]): Saving {
	const { tariff, sanctionedKw } = supply
	const months: MonthOfSaving[] = []
	eachFlow(supply, use, production, 1, (month, billed, surplus, carried) => {
		const used = use[month] ?? 0
		const without = billOf(tariff, used, sanctionedKw)
		const withSolar = billOf(tariff, billed, sanctionedKw)
		const paid = paidFor(supply, surplus)
		months[month] = {
			use: used,
			production: production[month] ?? 0,
			billed,
			carried,
			surplus,
			without,
			withSolar,
			paid,
			saving: add(paise(without - withSolar), paid),
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
