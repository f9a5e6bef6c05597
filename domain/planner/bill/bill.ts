import { type Paise, paise, zero } from '../../../shared/money.ts'
import { subsidyOf } from './bill-subsidy.ts'
import { chargesOf } from './charges.ts'
import type { Charge, RetailTariff } from './tariff.ts'

/** What a month costs, each part to the nearest paisa; they add up to the total. */
export interface Bill {
	kwh: number
	energy: Paise
	/** With the customer charge. */
	fixed: Paise
	wheeling: Paise
	surcharge: Paise
	duty: Paise
	levies: Paise
	/** What lifts the bill to the least that is charged. */
	minimum: Paise
	/** What every home gets without asking; never above the rest. */
	subsidy: Paise
	total: Paise
}

/**
 * The bill of a month.
 * @param kwh bought in the month, 0 or more; a part of one counts as such
 * @param sanctionedKw the sanctioned load
 * @param judgedKwh the units that decide about a subsidy: with solar, companies may count those used
 */
export function billOf(
	tariff: RetailTariff,
	kwh: number,
	sanctionedKw: number,
	judgedKwh = kwh,
): Bill {
	const parts = partsOf(tariff, kwh, sanctionedKw)
	const before = sumOf(parts)
	const beforeWith = (units: number) => sumOf(partsOf(tariff, units, sanctionedKw))
	const about = { judgedKwh, before, energy: parts.energy, beforeWith }
	const wanted = subsidyOf(tariff, kwh, about)
	const subsidy = paise(Math.min(Math.max(0, Math.round(wanted)), before))
	return { kwh, ...parts, subsidy, total: paise(before - subsidy) }
}

type Parts = Omit<Bill, 'kwh' | 'subsidy' | 'total'>

// Thousands of bills are added up for one plan.
const sumOf = ({ energy, fixed, wheeling, surcharge, duty, levies, minimum }: Parts): number =>
	energy + fixed + wheeling + surcharge + duty + levies + minimum

function partsOf(tariff: RetailTariff, kwh: number, sanctionedKw: number): Parts {
	const charges = chargesOf(tariff, kwh, sanctionedKw)
	const shareOf = (pct = 0, of: readonly Charge[] = []) =>
		of.reduce((total, charge) => total + charges[charge], 0) * (pct / 100)
	const duty = shareOf(tariff.duty.pct, tariff.duty.of) + tariff.duty.paisePerKwh * kwh
	const levies = tariff.levies.reduce(
		(total, { pct, of, paisePerKwh = 0, paisePerMonth = 0 }) =>
			total + shareOf(pct, of) + paisePerKwh * kwh + paisePerMonth,
		0,
	)
	const rounded = (amount: number) => paise(Math.round(amount))
	const parts = {
		energy: rounded(charges.energy),
		fixed: rounded(charges.fixed),
		wheeling: rounded(charges.wheeling),
		surcharge: rounded(charges.surcharge),
		duty: rounded(duty),
		levies: rounded(levies),
	}
	const minimum = zero
	const least = Math.round(tariff.minimumPaise) - sumOf({ ...parts, minimum })
	return { ...parts, minimum: paise(Math.max(0, least)) }
}

/**
 * The bills of a year by billing periods, which begin with January: limits count on the average of a period, so each of
 * its months costs what the average month does.
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
