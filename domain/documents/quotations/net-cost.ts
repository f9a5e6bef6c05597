import { paise, zero } from '../../../shared/money.ts'
import { paidBy } from '../../checkout/rules.ts'
import { netCostOf } from '../../planner/money/net-cost.ts'
import type { QuotationDocument } from '../billing/schema.ts'

/** What comes back of a quotation's total, in all and for each flat of a society. */
export function netCostOfQuotation(document: QuotationDocument) {
	const { sums, schedule, subsidy = 0, uninstalled = null, flats = null } = document
	const parts = schedule.map(({ due, amount }) => ({ due, amount: paise(amount) }))
	const { first, isOnDelivery } = paidBy({ schedule: parts, total: paise(sums.total) })
	const share = (among: number) => {
		const of = (amount: number) => paise(Math.round(amount / among))
		return netCostOf({
			total: of(sums.total),
			first: of(first),
			isOnDelivery,
			subsidy: of(subsidy),
			installation: uninstalled === null ? null : of(uninstalled),
		})
	}
	return {
		netCost: subsidy > zero ? share(1) : null,
		perFlat: flats === null ? null : share(flats),
	}
}
