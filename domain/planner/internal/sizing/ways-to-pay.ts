import { message } from '../../../../shared/messages/message.ts'
import { type Paise, paise, toRupees } from '../../../../shared/money.ts'
import type { FiguresOf } from '../../../reference-data/rules.ts'
import type { SystemWithMessages } from '../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../sizing/schema.ts'
import { loanOf } from '../money/loan.ts'

/** The loans of a scheme and of a bank; null where none is known. */
export interface Loans {
	scheme: FiguresOf<'scheme-loan'> | null
	bank: FiguresOf<'bank-loan'> | null
}

/** A loan for so much of the cost. */
export interface LoanTerms {
	sharePct: number
	/** A year. */
	ratePct: number
	years: number
}

/** Terms that are not given are the usual ones; null without a loan, and where they are not known. */
export function loanTermsOf(
	asked: PlanRequest['loan'],
	usual: FiguresOf<'bank-loan'> | undefined,
): LoanTerms | null {
	const { ratePct = usual?.ratePct, years = usual?.years } = asked ?? {}
	if (!asked || ratePct === undefined || years === undefined) return null
	return { sharePct: asked.sharePct, ratePct, years }
}

/** A system as a loan sees it. */
interface Financed {
	kwp: number
	isSubsidised: boolean
	/** Before any subsidy. */
	whole: Paise
	/** Of the first year. */
	saving: Paise
	/** Savings of all years less cost and replacements, without any interest. */
	net: Paise
}

interface Terms {
	amount: Paise
	ratePct: number
	years: number
}

const MONTHS = 12

/** The loan of the scheme: by the size of the system, and no more than its limit; null for larger ones. */
function ofScheme({ scheme }: Loans, { kwp, whole, isSubsidised }: Financed): Terms | null {
	const band = scheme?.bands.find(({ uptoKw }) => kwp <= uptoKw)
	if (!scheme || !band || !isSubsidised) return null
	const share = Math.round((whole * scheme.sharePct) / 100)
	const amount = paise(Math.min(share, Math.round(band.mostRupees * 100)))
	return { amount, ratePct: band.ratePct, years: scheme.years }
}

const ofBank = ({ bank }: Loans, { whole }: Financed): Terms | null =>
	bank && {
		amount: paise(Math.round((whole * bank.sharePct) / 100)),
		ratePct: bank.ratePct,
		years: bank.years,
	}

type WayToPay = SystemWithMessages['money']['waysToPay'][number]

/**
 * To pay all at once, with a loan of a bank, and with that of the scheme, side by side.
 * @param asked the loan that a buyer asks for in place of the usual one of a bank; null for none
 */
export function waysToPay(loans: Loans, system: Financed, asked: Terms | null): WayToPay[] {
	const { whole, saving, net } = system
	const monthly = saving / MONTHS
	const lent = (way: 'bank' | 'scheme', terms: Terms | null): WayToPay[] => {
		if (!terms || terms.amount <= 0) return []
		const { emi, months, interest } = loanOf(terms.amount, terms.ratePct, terms.years * MONTHS)
		return [
			{
				what: message('planner.way_to_pay.lent', { way, ...terms }),
				now: toRupees(paise(whole - terms.amount)),
				emi: toRupees(emi),
				months,
				monthly: toRupees(paise(Math.round(monthly - emi))),
				net: toRupees(paise(net - interest)),
			},
		]
	}
	return [
		{
			what: message('planner.way_to_pay.cash'),
			now: toRupees(whole),
			emi: 0,
			months: 0,
			monthly: toRupees(paise(Math.round(monthly))),
			net: toRupees(net),
		},
		...lent('bank', asked ?? ofBank(loans, system)),
		...lent('scheme', ofScheme(loans, system)),
	]
}
