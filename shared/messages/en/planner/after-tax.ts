import { figure, number } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'

interface Credit {
	scheme: 'regular' | 'composition' | null
	/** Paise. */
	credit: number
}

function aboutCredit({ scheme, credit }: Credit): string {
	if (scheme === null)
		return 'Input credit of GST is not counted: say under Expert how you pay GST.'
	if (scheme === 'composition')
		return 'Under the composition scheme no GST of the price comes back as input credit.'
	return `With regular GST ${inWholeRupees(credit)} of GST in the price comes back as input credit, where all that you sell bears GST.`
}

/** A system after tax, for a business. */
export const afterTax = {
	'planner.after_tax.gained': ({ years }: { years: number }) =>
		`Saved in ${years} years, less upkeep and replacements`,
	'planner.after_tax.cost': ({ isLent }: { isLent: boolean }) =>
		isLent ? 'Cost and interest' : 'Cost',
	'planner.after_tax.credit': 'Input credit of GST',
	'planner.after_tax.depreciation': 'Income tax saved by depreciation',
	'planner.after_tax.tax': 'Income tax on the saving',
	'planner.after_tax.net': 'Left after tax',
	'planner.after_tax.about_credit': aboutCredit,
	'planner.after_tax.no_income_tax':
		'Income tax is not counted: say under Expert how your income is taxed, and at which rate.',
	'planner.after_tax.presumptive':
		'Under presumptive taxation your income is a share of the turnover: neither depreciation nor a lower power bill changes the income tax.',
	'planner.after_tax.about_depreciation': (p: { depreciationPct: number; firstPct: number }) =>
		p.firstPct < p.depreciationPct
			? `Depreciation is ${figure(p.depreciationPct)} % a year of the value that is left, without the input credit, and ${figure(p.firstPct)} % in the first tax year, since the system is used for only a part of it.`
			: `Depreciation is ${figure(p.depreciationPct)} % a year of the value that is left, without the input credit.`,
	'planner.after_tax.about_tax': ({ taxPct }: { taxPct: number }) =>
		`A lower power bill is a smaller expense, so the saving is taxed at ${number(taxPct, 2)} %. This holds while the business has a profit; replacements and interest are expenses. Ask your accountant.`,
	'planner.after_tax.payback': (p: { paybackYears: number | null; years: number }) =>
		p.paybackYears === null
			? `After tax it is not paid back in ${p.years} years.`
			: `After tax it is paid back in about ${number(p.paybackYears, 1)} years.`,
}
