import { type Message, message } from '../../../../../shared/messages/message.ts'
import { type Paise, paise, sum, toRupees } from '../../../../../shared/money.ts'
import { rounded } from '../../../../../shared/rounding.ts'
import type { SystemWithMessages } from '../../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import {
	type AfterTax,
	afterTax,
	firstYearPct,
	type TaxedAs,
	type TaxedSystem,
} from '../../money/after-tax.ts'
import type { Terms } from '../search/terms.ts'

type Asked = Pick<PlanRequest, 'gstScheme' | 'taxation' | 'incomeTaxPct'>
type Answer = SystemWithMessages['money']['afterTax']

interface Rule extends Pick<Terms, 'businessTax' | 'commissioning'> {
	/** The years that the savings are of. */
	years: number
}

/** A system after tax, by the answers of a business; null without any, and where no rule is known. */
export function afterTaxOf(
	asked: Asked,
	system: TaxedSystem,
	{ businessTax: rule, commissioning, years }: Rule,
): Answer {
	if (!rule || (asked.gstScheme === undefined && asked.taxation === undefined)) return null
	const as: TaxedAs = {
		creditPct: asked.gstScheme === 'regular' ? rule.regularCreditPct : 0,
		taxPct: asked.taxation === 'books' ? (asked.incomeTaxPct ?? null) : null,
		depreciationPct: rule.depreciationPct,
		firstPct: firstYearPct(rule, commissioning),
	}
	const found = afterTax(system, as)
	const { paybackYears } = found
	const lines = linesOf(system, found, years)
	return {
		credit: inWhole(found.credit),
		byDepreciation: inWhole(found.byDepreciation),
		tax: inWhole(found.tax),
		net: totalOf(lines),
		paybackYears: paybackYears === null ? null : rounded(paybackYears, 1),
		lines: [
			...lines,
			{ what: message('planner.after_tax.net'), amount: totalOf(lines), isTotal: true },
		],
		what: [
			...ofCredit(asked, found),
			...ofIncomeTax(asked, as),
			message('planner.after_tax.payback', { paybackYears, years }),
		],
	}
}

/** Whole rupees: nobody knows the sums of many years more closely. */
const inWhole = (amount: Paise) => Math.round(toRupees(amount))

const totalOf = (lines: readonly { amount: number }[]) =>
	lines.reduce((total, { amount }) => total + amount, 0)

/** What comes and goes over the years. */
function linesOf(
	{ cost, interest, savings, spending }: TaxedSystem,
	found: AfterTax,
	years: number,
) {
	const { credit, byDepreciation, tax } = found
	const line = (what: Message, amount: number) => ({
		what,
		amount: inWhole(paise(amount)),
		isTotal: false,
	})
	return [
		line(message('planner.after_tax.gained', { years }), sum(savings) - sum(spending)),
		line(message('planner.after_tax.cost', { isLent: interest > 0 }), -cost - interest),
		...(credit > 0 ? [line(message('planner.after_tax.credit'), credit)] : []),
		...(byDepreciation > 0
			? [line(message('planner.after_tax.depreciation'), byDepreciation)]
			: []),
		...(tax === 0 ? [] : [line(message('planner.after_tax.tax'), -tax)]),
	]
}

const ofCredit = ({ gstScheme: scheme }: Asked, { credit }: AfterTax): Message[] => [
	message('planner.after_tax.about_credit', { scheme: scheme ?? null, credit }),
]

function ofIncomeTax({ taxation }: Asked, as: TaxedAs): Message[] {
	const { taxPct, depreciationPct, firstPct } = as
	if (taxation === undefined) return [message('planner.after_tax.no_income_tax')]
	if (taxPct === null) return [message('planner.after_tax.presumptive')]
	return [
		message('planner.after_tax.about_depreciation', { depreciationPct, firstPct }),
		message('planner.after_tax.about_tax', { taxPct }),
	]
}
