import type { Tx } from '../../../../db/database.ts'
import type { Paise } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import {
	type CartContents,
	installationEstimate,
	type PricedOrder,
} from '../../../checkout/queries.ts'
import { notIncludedIn } from '../../../checkout/rules.ts'

/** The amounts expected of an order beside its total, as it is placed. */
export interface NetCostColumns {
	subsidy_paise: Paise | null
	uninstalled_paise: Paise | null
}

/** Nothing where no subsidy is expected. A demo sells no installation, so its price is an estimate there. */
export async function netCostColumns(
	ctx: AppContext,
	tx: Tx,
	subsidy: Paise,
	{ sale, goods, at }: { sale: PricedOrder; goods: CartContents; at: number },
): Promise<NetCostColumns> {
	if (subsidy === 0) return { subsidy_paise: null, uninstalled_paise: null }
	const uninstalled = ctx.policy.takesPayment
		? notIncludedIn(sale)
		: await installationEstimate(ctx, tx, goods, { pin: null, state: null, at })
	return { subsidy_paise: subsidy, uninstalled_paise: uninstalled }
}
