import { type Paise, paise, sum } from '../../../../shared/money.ts'

export interface Loan {
	/** Each month's but the last. */
	emi: Paise
	/** The instalment of the last month; never more than the others. */
	last: Paise
	months: number
	interest: Paise
	/** The principal and the interest, which is also the sum of all instalments. */
	total: Paise
}

/**
 * A loan repaid in equal monthly instalments, whole paise: interest on the balance is rounded down each month, the
 * instalment is rounded up, and the last one takes the rest.
 * @param ratePct per cent a year, 0 or more
 * @param months 1 or more
 */
export function loanOf(principal: Paise, ratePct: number, months: number): Loan {
	const instalments = instalmentsOf(principal, ratePct, months)
	const total = sum(instalments)
	return {
		emi: instalments[0] as Paise,
		last: instalments.at(-1) as Paise,
		months: instalments.length,
		interest: paise(total - principal),
		total,
	}
}

/** Every instalment in order; fewer than `months` where a tiny loan is paid off before. */
export function instalmentsOf(principal: Paise, ratePct: number, months: number): Paise[] {
	const rate = ratePct / 1200
	const share = rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate))
	const emi = Math.ceil(principal * share)
	const instalments: Paise[] = []
	let owed: number = principal
	for (let month = 1; month <= months; month++) {
		const due = owed + Math.floor(owed * rate)
		const pays = month === months ? due : Math.min(emi, due)
		instalments.push(paise(pays))
		owed = due - pays
		if (owed === 0) break
	}
	return instalments
}
