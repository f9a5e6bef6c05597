import type { Tx } from '../../../db/database.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { AppContext } from '../../app-context.ts'
import { departureTo } from '../../delivery/queries.ts'
import type { OrderColumns } from '../queries.ts'

/**
 * The day by which the goods of an order are sent that is confirmed now; null of one that is installed, and where no
 * rate of delivery reaches its PIN code.
 * @param at epoch milliseconds
 */
export async function sendDay(
	ctx: AppContext,
	tx: Tx,
	{ fulfilment, zip_code: pin }: Pick<OrderColumns, 'fulfilment' | 'zip_code'>,
	at: number,
): Promise<Day | null> {
	if (fulfilment !== 'delivery' || !ctx.policy.quotesDelivery) return null
	return departureTo(ctx, tx, pin, at)
}
