import { add, type Paise, paise, sum, zero } from '../../../../shared/money.ts'
import {
	billingMonthsOf,
	type Connection,
	monthBill,
	withFixedChargeOf,
} from '../../../tariffs/bill/connection.ts'
import { memoizePair } from '../memoize.ts'
import { flowsOf, type Supply } from './flows.ts'
import { byPeriod } from './flows-of-year.ts'

export interface MonthOfSaving {
	/** kWh used at home and kWh produced. */
	use: number
	production: number
	/** kWh on the bill with solar. */
	billed: number
	/** kWh credited for later months at this month's end; without net metering always 0. */
	carried: number
	/** kWh paid for as surplus. */
	surplus: number
	without: Paise
	withSolar: Paise
	/** For the surplus. */
	paid: Paise
	saving: Paise
	/** The shares of the units billed with solar in each band of the hours; none where all cost the same. */
	shares: readonly number[] | undefined
	/** The addition of the hours to each of the bills. */
	ofHours: { without: Paise; withSolar: Paise }
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

/** The payment for a surplus, to the nearest paisa. */
export const paidFor = ({ exportPaisePerKwh }: Supply, surplusKwh: number): Paise =>
	surplusKwh === 0 ? zero : paise(Math.round(surplusKwh * exportPaisePerKwh))

/** A month with solar, paise: its bill after the rebate, and the charge on all energy made. */
export function billWith(
	{ rebatePaise, chargePaisePerKwhMade }: Supply,
	total: number,
	madeKwh: number,
): number {
	const due = Math.max(0, total - rebatePaise)
	return chargePaisePerKwhMade ? due + Math.round(madeKwh * chargePaisePerKwhMade) : due
}

/** The bills of a year without solar: the same beside every system of a plan. */
export const billsWithout = memoizePair((connection: Connection, use: readonly number[]) =>
	byPeriod(use, billingMonthsOf(connection)).map((used) => monthBill(connection, used)),
)

const fixedByUse = memoizePair((connection: Connection, use: readonly number[]) => {
	const known = new Map<number, Connection>()
	return byPeriod(use, billingMonthsOf(connection)).map((kwh) => {
		const found = known.get(kwh) ?? withFixedChargeOf(connection, kwh)
		known.set(kwh, found)
		return found
	})
})

/** How each month is billed with solar, January first. */
export const connectionsWith = (
	{ connection, isFixedChargeByUse }: Pick<Supply, 'connection' | 'isFixedChargeByUse'>,
	use: readonly number[],
): readonly Connection[] =>
	isFixedChargeByUse ? fixedByUse(connection, use) : use.map(() => connection)

/**
 * A year's bills without solar less those with it, each by the tariff, plus the payment for surplus. Never negative, but
 * where solar raises a fixed charge or is charged for: it adds no energy to a bill.
 * @param use kWh of each month, January first
 * @param production likewise
 * @param judgedBy the units that decide about subsidies on the bill with solar: those billed, or all those used
 */
export function savingOf(
	supply: Supply,
	use: number[],
	production: number[],
	judgedBy: 'billed' | 'used' = 'billed',
): Saving {
	const connections = connectionsWith(supply, use)
	const flows = flowsOf(supply, use, production)
	const months = billsWithout(supply.without ?? supply.connection, use).map(
		(before, month): MonthOfSaving => {
			const [billed = 0, surplus = 0] = [flows.billed[month], flows.surplus[month]]
			const shares = flows.shares[month]
			const bill = monthBill(connections[month] ?? supply.connection, billed, {
				judgedKwh: judgedBy === 'used' ? before.kwh : billed,
				bandShares: shares,
			})
			const after = paise(billWith(supply, bill.total, production[month] ?? 0))
			const paid = paidFor(supply, surplus)
			return {
				use: use[month] ?? 0,
				production: production[month] ?? 0,
				billed,
				carried: flows.carried[month] ?? 0,
				surplus,
				without: before.total,
				withSolar: after,
				paid,
				saving: add(paise(before.total - after), paid),
				shares,
				ofHours: { without: before.timeOfDay, withSolar: bill.timeOfDay },
			}
		},
	)
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
