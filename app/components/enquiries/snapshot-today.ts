import type { PlanSnapshot, SystemSnapshot } from '../../../domain/enquiries/schema'
import {
	type Differences,
	differencesOf,
	partsToday,
} from '../../../domain/enquiries/snapshot-rules'
import { approx } from '../../../shared/format/lakh'
import { list } from '../../ui/text/format'
import { figure, kilowatts, paidBackIn, rupees } from '../planner/words'

const counted = (parts: readonly unknown[], one: string, many: string) =>
	parts.length === 1 ? `1 part ${one}` : `${parts.length} parts ${many}`

const about = (of: (value: number) => string) => (value: number) => `about ${of(approx(value))}`

/** The parts of it that cannot be had today, a sentence for each reason; with the names of the parts where asked. */
function missing(plan: Pick<PlanSnapshot, 'parts'>, isNamed: boolean): string[] {
	const { out, gone, short } = partsToday(plan)
	const named = (names: string[]) => (isNamed ? `: ${list(names)}.` : '.')
	const left = short.map(
		({ name, quantity, today }) => `${name} (${today?.stock} of ${figure(quantity)})`,
	)
	const sentences = [
		[out, 'is out of stock', 'are out of stock', named(out.map(({ name }) => name))],
		[gone, 'is no longer sold', 'are no longer sold', named(gone.map(({ name }) => name))],
		[short, 'has too few left', 'have too few left', named(left)],
	] as const
	return sentences.flatMap(([parts, one, many, end]) =>
		parts.length > 0 ? [counted(parts, one, many) + end] : [],
	)
}

/** Today's price and availability of the parts that were sent, in short. */
export function todayOf(plan: Pick<PlanSnapshot, 'price' | 'parts'>): string {
	const { price } = partsToday(plan)
	const lacks = missing(plan, false)
	if (price === null) return lacks.join(' ')
	const more = price - plan.price
	if (rupees(more) === rupees(0)) return ['The same parts cost as much today.', ...lacks].join(' ')
	const by = `${rupees(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
	return [`The same parts cost ${rupees(price)} today, ${by}.`, ...lacks].join(' ')
}

type Label = readonly [keyof Differences['figures'], string, (value: number) => string]

const MONEY: readonly Label[] = [
	['price', 'The price of the parts', rupees],
	['installation', 'The installation', rupees],
	['subsidy', 'The subsidy', rupees],
	['cost', 'The cost after subsidy', rupees],
]

const YIELD: readonly Label[] = [
	['kwp', 'The power', kilowatts],
	['monthlyKwh', 'The use', (kwh) => `${figure(kwh)} units a month`],
	['yearlyKwh', 'The yield of a year', about((kwh) => `${figure(kwh)} kWh`)],
	['saving', 'The saving of the first year', about(rupees)],
]

const otherFigures = ({ figures }: Differences, labels: readonly Label[]): string[] =>
	labels.flatMap(([name, what, of]) => {
		const { was, is } = figures[name] ?? {}
		if (typeof was !== 'number' || typeof is !== 'number' || of(was) === of(is)) return []
		if (name === 'subsidy' && was === 0) return [`There was no subsidy; today it is ${of(is)}.`]
		const today = name === 'subsidy' && is === 0 ? 'there is none' : `it is ${of(is)}`
		return [`${what} was ${of(was)}; today ${today}.`]
	})

function otherParts({ parts }: Differences): string[] {
	const pieces = (which: 'was' | 'is') =>
		list(
			parts.flatMap((part) => {
				const isAsMany = part.was?.quantity === part.is?.quantity
				return part[which] && !isAsMany ? [`${part[which].quantity} × ${part.name}`] : []
			}),
		)
	const [without, having] = [pieces('was'), pieces('is')]
	const changed = (sign: 1 | -1) =>
		parts.flatMap(({ name, was, is }) =>
			was && is && Math.sign(is.price - was.price) === sign ? [name] : [],
		)
	const [dearer, cheaper] = [changed(1), changed(-1)]
	return [
		...(without && having ? [`Today it has ${having} in place of ${without}.`] : []),
		...(having && !without ? [`Today it has ${having} as well.`] : []),
		...(without && !having ? [`Today it is without ${without}.`] : []),
		...(dearer.length > 0 ? [`Dearer today: ${list(dearer)}.`] : []),
		...(cheaper.length > 0 ? [`Cheaper today: ${list(cheaper)}.`] : []),
	]
}

/** `in about 4 to 5 years`, or `not in 25 years` */
const paidBack = ({ paybackRange }: SystemSnapshot) => {
	const time = paidBackIn(paybackRange)
	return /^(?:not|within)/.test(time) ? time : `in ${time}`
}

/** The differences between the system that was sent and the one of today; nothing where all is as it was. */
export function sinceSent(sent: PlanSnapshot, today: SystemSnapshot): string[] {
	const differences = differencesOf(sent, today)
	const [was, is] = [paidBack(sent), paidBack(today)]
	return [
		...otherFigures(differences, MONEY),
		...missing(sent, true),
		...otherParts(differences),
		...otherFigures(differences, YIELD),
		...(was === is ? [] : [`It was to be paid back ${was}; today ${is}.`]),
	]
}
