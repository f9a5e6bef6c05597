import { aboutLakh, aboutLakhs } from '../../../format/lakh.ts'
import { inWholeRupees } from '../../../format/money.ts'
import { figure } from '../../../format/numbers.ts'

/** Rupees gained over the years, negative where more is paid than saved; in paise. */
interface Ends {
	/** In poor, usual and good years. */
	low: number
	expected: number
	high: number
	years: number
}

interface ThreePhases {
	/** Fees, paise. */
	once: number
	/** More on the bills, paise. */
	yearly: number
}

/** To two figures, as nobody knows it more closely. @param amount paise */
const about = (amount: number) => aboutLakh(amount / 100)
const size = (amount: number) => about(Math.abs(amount))

/** Whether a plan is worth its money, against doing nothing; money is in paise. */
export const verdict = {
	'planner.verdict.yes': ({ years, ...ends }: Ends) => {
		const [low, expected, high] = aboutLakhs(
			...[ends.low, ends.expected, ends.high].map((amount) => amount / 100),
		)
		const byWeather = low === high ? '' : `, ${low} in poor years and ${high} in good ones`
		return `Worth it: over ${years} years it saves about ${expected} more than it costs${byWeather}.`
	},
	'planner.verdict.no': ({ expected, years }: Ends) =>
		`Not worth it: over ${years} years it costs about ${size(expected)} more than it saves.`,
	'planner.verdict.unsure': ({ low, high, years }: Ends) =>
		`Not certain to be worth it: over ${years} years it costs about ${size(low)} more than it saves in poor years, and saves about ${size(high)} more than it costs in good ones.`,
	'planner.verdict.no_bill':
		'Your bills come to nothing without solar already, so there is nothing for it to save.',
	'planner.verdict.bill_and_cost': (p: { bill: number; saving: number; cost: number }) =>
		p.saving > p.bill
			? `You pay ${about(p.bill)} for electricity in a year. With this system you would be ${about(p.saving)} a year better off, as what you do not use is paid for. It costs ${about(p.cost)}.`
			: `Of the ${about(p.bill)} that you pay for electricity in a year it saves ${about(p.saving)}, and it costs ${about(p.cost)}.`,
	'planner.verdict.replacements': ({ amount, years }: { amount: number; years: number }) =>
		`Parts that wear out within ${years} years cost ${about(amount)} more.`,
	'planner.verdict.backup': ({ amount }: { amount: number }) =>
		`About ${about(amount)} of the price is for back-up: batteries, and an inverter that works with them. It keeps the lights on in a power cut, which is not counted in money.`,
	/** Once, and more on the bills of a year; paise. */
	'planner.phases.changed': ({ once, yearly }: ThreePhases) =>
		`You have a single phase, and this system needs three: the connection has to be changed first. ${once > 0 ? `That costs about ${inWholeRupees(once)} once${yearly > 0 ? ` and ${inWholeRupees(yearly)} a year` : ''}, which is counted.` : 'Ask your electricity company what that costs.'}`,
	'planner.phases.in_doubt': (p: ThreePhases & { usualKw: number; acKw: number; whole: number }) =>
		`One phase usually carries inverters of up to ${figure(p.usualKw)} kW, and these have ${figure(p.acKw, 2)} kW. Your electricity company may ask for three phases: all of it then costs about ${inWholeRupees(p.whole + p.once)} instead of ${inWholeRupees(p.whole)}${p.yearly > 0 ? `, and the bills of a year ${inWholeRupees(p.yearly)} more` : ''}. Ask before you order.`,
	'planner.verdict.more_saved': ({ more, saving }: { more: number; saving: number }) =>
		`It would pay for itself if it saved ${about(saving + more)} a year instead of ${about(saving)}: with more use, or a dearer unit.`,
	'planner.verdict.lower_cost': ({ less }: { less: number }) =>
		`It would pay for itself if it cost ${about(less)} less.`,
	'planner.verdict.no_backup': 'Without back-up a system costs less: plan it without, and compare.',
}
