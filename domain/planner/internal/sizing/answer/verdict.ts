import { type Message, message } from '../../../../../shared/messages/message.ts'
import type {
	OptionWithMessages,
	SystemWithMessages,
	VerdictWithMessages,
} from '../../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { YEARS } from '../../money/assumptions.ts'

type Option = OptionWithMessages
type Asked = Pick<PlanRequest, 'degradationPct' | 'tariffGrowthPct'>

export interface Judged {
	request: Asked
	/** Without solar, rupees. */
	yearlyBill: number
	/** About the figures behind it, said first. */
	reservations: readonly Message[]
}

/** Rupees of less than half a rupee are none. */
const isGain = (rupees: number) => rupees >= 0.5

type Years = keyof Option['money']['net']

const mostGain = (options: readonly Option[], years: Years): Option | undefined =>
	options.reduce<Option | undefined>(
		(most, each) => (most && most.money.net[years] >= each.money.net[years] ? most : each),
		undefined,
	)

/** Whether all parts are in stock that it needs. */
const isWhole = ({ notIncluded }: Option): boolean =>
	!notIncluded.some(({ code }) => code.startsWith('planner.no_part.'))

/**
 * The options in the order a buyer should see them. The best saves more than it costs where any option does, in good
 * years alone where none is expected to: one that pays back late is not put before one that ends in a gain. Of those that
 * gain, one with all its parts goes before one without. Where none gains even then, none is called best.
 */
export function inOrderOfGain(options: readonly Option[]): Option[] {
	const [best, ...others] = options
	if (!best) return []
	const years = options.some(({ money }) => isGain(money.net.expected)) ? 'expected' : 'high'
	const gaining = options.filter(({ money }) => isGain(money.net[years]))
	const whole = gaining.filter(isWhole)
	const preferred = whole.length > 0 ? whole : gaining
	const first = mostGain(preferred, years)
	if (!first) return [{ ...best, role: 'fits' }, ...others]
	if (preferred.includes(best)) return [...options]
	const role = roleBeside(best, first)
	const rest = others.filter((option) => option !== first && option.role !== role)
	return [{ ...first, role: 'best' }, ...(role ? [{ ...best, role }] : []), ...rest]
}

/** What an option is beside the best; null where it neither yields more nor costs less. */
function roleBeside(option: Option, best: Option): 'bigger' | 'cheaper' | null {
	if (option.yearlyKwh > best.yearlyKwh) return 'bigger'
	return option.money.cost < best.money.cost ? 'cheaper' : null
}

/**
 * Whether an option is worth its money, against doing nothing: by its savings over the years, less its cost,
 * interest and replacements. It is unsure where poor and good years end on different sides of nothing.
 * @param backupCost what back-up adds to the price, paise; null of a system without
 */
export function verdictOn(
	{ money }: Pick<SystemWithMessages, 'money'>,
	{ request, yearlyBill, reservations, backupCost }: Judged & { backupCost: number | null },
): VerdictWithMessages {
	const { low, expected, high } = money.net
	const answer = isGain(low) ? 'yes' : isGain(high) ? 'unsure' : 'no'
	const ends = { low: inPaise(low), expected: inPaise(expected), high: inPaise(high), years: YEARS }
	return {
		answer,
		sentence: message(`planner.verdict.${answer}`, ends),
		why: [
			...reservations,
			...(answer === 'yes' ? [] : whyNot(money, yearlyBill)),
			...(backupCost === null ? [] : [message('planner.verdict.backup', { amount: backupCost })]),
		],
		wouldChange: isGain(expected)
			? []
			: [
					...changes(money, request),
					...(backupCost === null ? [] : [message('planner.verdict.no_backup')]),
				],
	}
}

function whyNot(money: Option['money'], yearlyBill: number): Message[] {
	const cost = inPaise(money.cost)
	const reasons: Message[] = [
		yearlyBill < 1
			? message('planner.verdict.no_bill')
			: message('planner.verdict.bill_and_cost', {
					bill: inPaise(yearlyBill),
					saving: inPaise(money.saving),
					cost,
				}),
	]
	if (money.replacements)
		reasons.push(
			message('planner.verdict.replacements', {
				amount: inPaise(money.replacements.amount),
				years: YEARS,
			}),
		)
	return reasons
}

/** The changes after which the expected loss would be none. */
function changes(money: Option['money'], asked: Asked): Message[] {
	const missing = Math.max(1, -money.net.expected)
	return [
		message('planner.verdict.more_saved', {
			more: inPaise(missing / yearsOfSaving(asked)),
			saving: inPaise(money.saving),
		}),
		...(money.cost > missing
			? [message('planner.verdict.lower_cost', { less: inPaise(missing) })]
			: []),
	]
}

/** All years' savings of one rupee saved in the first, with the growth of tariffs and the ageing of panels. */
function yearsOfSaving({ degradationPct, tariffGrowthPct }: Asked): number {
	const ratio = (1 + tariffGrowthPct / 100) * (1 - degradationPct / 100)
	let years = 0
	for (let year = 0; year < YEARS; year++) years += ratio ** year
	return years
}

const inPaise = (rupees: number): number => Math.round(rupees * 100)
