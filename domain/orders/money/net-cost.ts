import type { Selectable } from 'kysely'
import type { Paise } from '../../../shared/money.ts'
import { paidBy } from '../../checkout/rules.ts'
import type { PaymentDue } from '../../payments/schema.ts'
import { type NetCostFacts, netCostOf } from '../../planner/money/net-cost.ts'
import type { OrderTables } from '../tables.ts'

type Row = Pick<
	Selectable<OrderTables['orders']>,
	'subsidy_paise' | 'uninstalled_paise' | 'total_paise' | 'money_state' | 'status'
>

/**
 * The sums of what an order costs its buyer in the end, as was expected when it was placed; null where no subsidy was, and of one
 * that is over.
 */
export function netCostFacts(
	{ subsidy_paise: subsidy, uninstalled_paise: installation, total_paise: total, ...row }: Row,
	schedule: readonly { due: PaymentDue; amount: Paise }[],
): NetCostFacts | null {
	if (subsidy === null || row.status === 'cancelled' || row.status === 'declined') return null
	const isPaid = row.money_state === 'paid'
	return {
		total,
		subsidy,
		installation,
		isPaid,
		...(!isPaid && paidBy({ schedule, total })),
	}
}

/** The same as its buyer reads it. */
export function netCostOfOrder(...[row, schedule]: Parameters<typeof netCostFacts>) {
	const facts = netCostFacts(row, schedule)
	return facts && netCostOf(facts)
}
