import { plainData } from '../../../../../shared/messages/plain-data.ts'
import { type Paise, paise, sum, toRupees } from '../../../../../shared/money.ts'
import type { PlanOption } from '../../../sizing/answer/answer-schema.ts'
import { YEARS } from '../../money/assumptions.ts'
import type { Returns } from '../../money/finance.ts'

const MONTHS = 12

/** The sums to pay for a system. */
interface Dues {
	/** Parts and installation. */
	installed: Paise
	/** The same less the subsidy. */
	cost: Paise
	/** Instalments are by the month, the first one first. */
	loan: { amount: Paise; instalments: readonly Paise[] } | null
	/** In each year. */
	replacements: readonly Paise[]
}

interface Spending {
	now: Paise
	/** Within each year; below nothing where more comes in. */
	yearly: Paise[]
}

/**
 * The payments by year: now the price less the loan, then the instalments and replacements. The subsidy comes in the
 * first year, after commissioning. In all it is the cost, the interest and the replacements.
 */
export function spendingOf({ installed, cost, loan, replacements }: Dues): Spending {
	const subsidy = installed - cost
	const yearly: Paise[] = []
	for (let year = 0; year < YEARS; year++) {
		const ofLoan = loan ? sum(loan.instalments.slice(year * MONTHS, (year + 1) * MONTHS)) : 0
		yearly.push(paise(ofLoan + (replacements[year] ?? 0) - (year === 0 ? subsidy : 0)))
	}
	return { now: paise(installed - (loan?.amount ?? 0)), yearly }
}

/** The savings less the payments so far, rupees: now, and after each year. */
export function balanceOf(
	band: Record<'low' | 'expected' | 'high', Returns>,
	spending: Spending,
): PlanOption['money']['balance'] {
	const low = runOf(band.low, spending)
	const high = runOf(band.high, spending)
	return plainData(
		runOf(band.expected, spending).map((expected, year) => ({
			low: low[year] ?? 0,
			expected,
			high: high[year] ?? 0,
		})),
	)
}

function runOf({ yearly }: Returns, { now, yearly: spent }: Spending): number[] {
	let balance = 0 - now
	const run = [balance]
	for (const [year, saved] of yearly.entries()) {
		balance += saved - (spent[year] ?? 0)
		run.push(balance)
	}
	return run.map((amount) => toRupees(paise(amount)))
}
