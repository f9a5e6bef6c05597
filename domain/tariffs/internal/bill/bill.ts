import { type Paise, paise, zero } from '../../../../shared/money.ts'
import { subsidyOf } from './bill-subsidy.ts'
import { chargesOf, shareOf } from './charges.ts'
import type { RetailTariff } from './tariff.ts'

/** The cost of a month, each part to the nearest paisa; they add up to the total. */
export interface Bill {
	kwh: number
	energy: Paise
	/** The surcharge of the hours of use; negative for a rebate. */
	timeOfDay: Paise
	/** With the customer charge. */
	fixed: Paise
	wheeling: Paise
	surcharge: Paise
	duty: Paise
	levies: Paise
	/** The amount that lifts the bill to the least charge. */
	minimum: Paise
	/** The subsidy that every home gets without asking; never above the rest. */
	subsidy: Paise
	total: Paise
}

/**
 * The bill of a month.
 * @param kwh bought in the month, 0 or more; a part of one counts as such
 * @param sanctionedKw the sanctioned load
 */
export function billOf(
	tariff: RetailTariff,
	kwh: number,
	sanctionedKw: number,
	{ judgedKwh = kwh, bandShares }: UnitsBilled = {},
): Bill {
	const parts = partsOf(tariff, kwh, sanctionedKw, bandShares)
	const before = sumOf(parts)
	if (!tariff.subsidy) return { kwh, ...parts, subsidy: zero, total: paise(before) }
	const beforeWith = (units: number) => sumOf(partsOf(tariff, units, sanctionedKw, bandShares))
	const about = { judgedKwh, before, energy: parts.energy, beforeWith }
	const wanted = subsidyOf(tariff, kwh, about)
	const subsidy = paise(Math.min(Math.max(0, Math.round(wanted)), before))
	return { kwh, ...parts, subsidy, total: paise(before - subsidy) }
}

/** The known facts about the units of a bill beside their number. */
export interface UnitsBilled {
	/** Those that decide about a subsidy: with solar, companies may count those used. */
	judgedKwh?: number
	/** Their shares in each band of the tariff's hours; evenly over the day unless given. */
	bandShares?: readonly number[] | undefined
}

type Parts = Omit<Bill, 'kwh' | 'subsidy' | 'total'>

// Thousands of bills are added up for one plan.
const sumOf = (parts: Parts): number =>
	parts.energy +
	parts.timeOfDay +
	parts.fixed +
	parts.wheeling +
	parts.surcharge +
	parts.duty +
	parts.levies +
	parts.minimum

function partsOf(
	tariff: RetailTariff,
	kwh: number,
	sanctionedKw: number,
	bandShares?: readonly number[],
): Parts {
	const charges = chargesOf(tariff, kwh, sanctionedKw, bandShares)
	const duty = shareOf(charges, tariff.duty.pct, tariff.duty.of) + tariff.duty.paisePerKwh * kwh
	let levies = 0
	for (const { pct, of, paisePerKwh = 0, paisePerMonth = 0 } of tariff.levies)
		levies = levies + shareOf(charges, pct, of) + paisePerKwh * kwh + paisePerMonth
	const parts: Parts = {
		energy: rounded(charges.energy),
		timeOfDay: rounded(charges.timeOfDay),
		fixed: rounded(charges.fixed),
		wheeling: rounded(charges.wheeling),
		surcharge: rounded(charges.surcharge),
		duty: rounded(duty),
		levies: rounded(levies),
		minimum: zero,
	}
	const least = Math.round(tariff.minimumPaise) - sumOf(parts)
	parts.minimum = paise(Math.max(0, least))
	return parts
}

const rounded = (amount: number) => paise(Math.round(amount))

/**
 * The bills of a year by billing periods, which begin with January: limits count on the average of a period, so each of
 * its months costs the same as the average month.
 * @param months kWh, twelve, January first
 * @param billingMonths how many months a period has
 * @param billOfMonth the bill of a month of so many kWh
 */
export function yearOfBills(
	months: readonly number[],
	billingMonths: number,
	billOfMonth: (kwh: number) => Bill,
): Bill[] {
	return months.map((kwh, month) => {
		const first = month - (month % billingMonths)
		const period = months.slice(first, first + billingMonths)
		const average = period.reduce((total, each) => total + each, 0) / period.length
		return { ...billOfMonth(average), kwh }
	})
}
