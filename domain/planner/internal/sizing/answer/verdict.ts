import { type Message, message } from '../../../../../shared/messages/message.ts'
import type {
	OptionWithMessages,
	VerdictWithMessages,
} from '../../../sizing/answer/option-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { YEARS } from '../../money/assumptions.ts'

type Option = OptionWithMessages
type Asked = Pick<PlanRequest, 'backup' | 'degradationPct' | 'tariffGrowthPct'>

interface Judged {
	asked: Asked
	yearlyBill: number
}

/** Rupees of less than half a rupee are none. */
const isGain = (rupees: number) => rupees >= 0.5

const mostGain = (options: readonly Option[]): Option | undefined =>
	options.reduce<Option | undefined>(
		(most, each) => (most && most.money.net.expected >= each.money.net.expected ? most : each),
		undefined,
	)

/**
 * The options in the order a buyer should see them. The best saves more than it costs where any option does: one that
 * pays back late is not put before one that ends in a gain. Where none does, none is called best.
 */
export function inOrderOfGain(options: readonly Option[]): Option[] {
	const [best, ...others] = options
	const gaining = mostGain(options)
	if (!best || !gaining) return []
	if (!options.some(({ money }) => isGain(money.net.high)))
		return [{ ...best, role: 'fits' }, ...others]
	if (isGain(best.money.net.expected) || !isGain(gaining.money.net.expected)) return [...options]
	const role = best.yearlyKwh > gaining.yearlyKwh ? 'bigger' : 'cheaper'
	const rest = others.filter((option) => option !== gaining && option.role !== role)
	return [{ ...gaining, role: 'best' }, { ...best, role }, ...rest]
}

/** Said of every option that ends in a loss as expected; the verdict says it of the first one. */
export const withLossSaid = (options: readonly Option[]): Option[] =>
	options.map((option, at) => {
		const { expected } = option.money.net
		if (at === 0 || expected > -0.5) return option
		const loss = message('planner.note.loss', { loss: inPaise(-expected), years: YEARS })
		return { ...option, notes: [loss, ...option.notes] }
	})

/**
 * Whether the first option is worth its money, against doing nothing: by its savings over the years, less its cost,
 * interest and replacements. It is unsure where poor and good years end on different sides of nothing.
 * @param yearlyBill without solar, rupees
 * @param reservations about the figures behind it, said first
 * @returns null where there is no option
 */
export function verdictOn(
	options: readonly Option[],
	{ asked, yearlyBill, reservations = [] }: Judged & { reservations?: readonly Message[] },
): VerdictWithMessages | null {
	const [option] = options
	if (!option) return null
	const { money } = option
	const { low, expected, high } = money.net
	const answer = isGain(low) ? 'yes' : isGain(high) ? 'unsure' : 'no'
	const ends = { low: inPaise(low), expected: inPaise(expected), high: inPaise(high), years: YEARS }
	return {
		answer,
		sentence: message(`planner.verdict.${answer}`, ends),
		why: [...reservations, ...(answer === 'yes' ? [] : whyNot(option, { asked, yearlyBill }))],
		wouldChange: isGain(expected) ? [] : changes(option, asked),
	}
}

function whyNot({ money, battery, items }: Option, { asked, yearlyBill }: Judged): Message[] {
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
	if (battery && asked.backup)
		reasons.push(message('planner.verdict.backup', { amount: inPaise(batteriesOf(items)) }))
	return reasons
}

const batteriesOf = (items: Option['items']) =>
	items
		.filter(({ category }) => category === 'Batteries')
		.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** The changes after which the expected loss would be none. */
function changes({ money, battery }: Option, asked: Asked): Message[] {
	const missing = Math.max(1, -money.net.expected)
	return [
		message('planner.verdict.more_saved', {
			more: inPaise(missing / yearsOfSaving(asked)),
			saving: inPaise(money.saving),
		}),
		...(money.cost > missing
			? [message('planner.verdict.lower_cost', { less: inPaise(missing) })]
			: []),
		...(battery && asked.backup ? [message('planner.verdict.no_backup')] : []),
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
