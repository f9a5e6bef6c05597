import { type Message, message } from '../../../shared/messages/message.ts'
import { type Paise, paise, sum, toRupees, zero } from '../../../shared/money.ts'
import type { PartPriced, Work } from '../../reference-data/limits.ts'
import type { NetCostWithMessages } from './net-cost-schema.ts'

export interface NetCostFacts {
	/** The payments to the shop. */
	total: Paise
	/** The part of it that is paid with the order; all of it unless said. */
	first?: Paise
	/** Whether it is paid when the goods come, all at once. */
	isOnDelivery?: boolean
	/** Whether all of it has been paid. */
	isPaid?: boolean
	/** The subsidy that is expected. */
	subsidy: Paise
	/** The installation that is not in the price; null where it is, or nobody installs. */
	installation: Paise | null
	/** Parts, works and fees of others that are not in the price. */
	estimates?: readonly { of: PartPriced | Work; price: Paise }[]
	note?: Message | null
}

/**
 * The cost of a system to its buyer, line by line, everywhere alike: the payment to the shop, the subsidy that comes back
 * from the government, the net cost, and the works that are not in the price.
 */
export function netCostOf(facts: NetCostFacts): NetCostWithMessages {
	const {
		total,
		isOnDelivery = false,
		isPaid = false,
		subsidy,
		installation,
		estimates = [],
	} = facts
	const first = isOnDelivery ? zero : (facts.first ?? total)
	const later = paise(total - first)
	const left = paise(Math.max(0, total - subsidy))
	const isAll = installation === null && estimates.length === 0
	const beside = sum([installation ?? zero, ...estimates.map(({ price }) => price)])
	const of = [
		...(installation === null ? [] : ['installation' as const]),
		...estimates.map((estimate) => estimate.of),
	]
	const line = (what: Message, amount: Paise, isTotal = false) => ({
		what,
		amount: toRupees(amount),
		isTotal,
	})
	return {
		payNow: toRupees(first),
		payLater: toRupees(later),
		comesBack: toRupees(subsidy),
		inTheEnd: toRupees(left),
		notIncluded: isAll ? null : toRupees(beside),
		lines: [
			...(isOnDelivery
				? []
				: [line(message(isPaid ? 'net_cost.paid' : 'net_cost.pay_now'), first)]),
			...(later > 0
				? [line(message(isOnDelivery ? 'net_cost.on_delivery' : 'net_cost.pay_later'), later)]
				: []),
			...(subsidy > 0
				? [
						line(message('net_cost.comes_back'), paise(-subsidy)),
						line(message('net_cost.in_the_end'), left, true),
					]
				: []),
			...(isAll ? [] : [line(message('net_cost.not_included', { of }), beside)]),
		],
		note: facts.note ?? (subsidy > 0 ? message('net_cost.note') : null),
	}
}
