import type { OrderId } from '../../../../shared/ids.ts'
import { paise, toRupees } from '../../../../shared/money.ts'
import type { OrderWithMoney } from '../../../orders/money/orders-to-pay.ts'
import { dueNow, openOf } from '../../../payments/rules.ts'
import type { BankReportLine, ProposedBy } from '../../bank-schema.ts'
import { MAX_PROPOSALS } from '../../limits.ts'
import { type Judged, ordersNamed } from './judge.ts'
import { beginsWith } from './order-numbers.ts'
import type { StatementRecords } from './statement-records.ts'

type Proposal = BankReportLine['proposals'][number]

const wordsIn = (text: string): string[] => text.toUpperCase().match(/\p{L}{3,}/gu) ?? []

/** Whether a narration has a buyer's name, as far as its bank keeps it: `ASHA DES` of Asha Deshpande. */
export function hasName(narration: string, name: string): boolean {
	const [first, ...more] = wordsIn(name)
	if (!first) return false
	const said = wordsIn(narration)
	const isSaid = (word: string) => said.some((part) => part === word || word.startsWith(part))
	return said.includes(first) && (more.length === 0 || more.some(isSaid))
}

/** An order with its open amount, in paise. */
interface Candidate {
	order: OrderWithMoney
	open: number
	due: number
}

/** Whether orders are proposed for a line: not where it was recorded, nor where its order takes it. */
const isAsked = ({ result }: Judged) =>
	result === 'no-order' || result === 'several' || result === 'part' || result === 'similar'

/** Makes the function that proposes orders for the credits of a statement. */
export function proposer(records: StatementRecords): (judged: Judged) => Proposal[] {
	const open = records.open.map((order) => candidateOf(order))
	return (judged) => (isAsked(judged) ? proposalsFor(judged, records, open) : [])
}

const candidateOf = (order: OrderWithMoney): Candidate => ({
	order,
	open: openOf(order.money),
	due: dueNow(order.money),
})

function proposalsFor(
	judged: Judged,
	records: StatementRecords,
	all: readonly Candidate[],
): Proposal[] {
	const { amount, narration, reference, cuts } = judged.credit
	const named = ordersNamed(judged.credit, records).map(candidateOf)
	const isExact = ({ open, due }: Candidate) => amount === open || amount === due
	const claimed: readonly OrderId[] =
		reference === null ? [] : (records.claimed.get(reference) ?? [])
	const isNamed = ({ order }: Candidate) => hasName(narration, order.buyer)
	// A number always wins over a buyer's claim.
	const others = named.length > 0 ? [] : all
	const exact = others.filter(isExact)
	const cut = others.filter(({ order }) => cuts.some((each) => beginsWith(order.id, each)))
	const found: [ProposedBy, readonly Candidate[]][] = [
		['number', named.filter(({ order }) => !order.isFinal)],
		['reference', exact.filter(({ order }) => claimed.includes(order.id))],
		['number', cut],
		// A cut number is stronger evidence than an equal amount.
		['amount', cut.length > 0 ? [] : [...exact.filter(isNamed), ...exact]],
		['name', others.filter(isNamed)],
	]
	const proposals = new Map<OrderId, Proposal>()
	for (const [by, candidates] of found)
		for (const { order, open } of candidates) {
			if (amount > open || proposals.has(order.id)) continue
			proposals.set(order.id, {
				orderId: order.id,
				buyer: order.buyer,
				open: toRupees(paise(open)),
				by,
				isPart: amount < open && amount !== dueNow(order.money),
			})
		}
	return [...proposals.values()].slice(0, MAX_PROPOSALS)
}
