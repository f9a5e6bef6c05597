import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import { newId } from '../../../shared/ids.ts'
import type { Message } from '../../../shared/messages/message.ts'
import type { AppContext } from '../../app-context.ts'
import type { OrderColumns } from '../queries.ts'
import type { VisitEvent } from '../schema.ts'
import { orderTables } from '../tables.ts'
import { columnsOf, doneBy } from './apply-transition.ts'

/** A note in the history of an order, and its author. */
interface Noted {
	actor: Actor
	order: OrderColumns
	action: VisitEvent
	note: Message
	/** Epoch milliseconds. */
	at: number
}

/** Notes in the history of an order what somebody has said of a visit of its installer. */
export async function noteVisit(
	ctx: AppContext,
	tx: Tx,
	{ actor, order, action, note, at }: Noted,
): Promise<void> {
	await orderTables(tx)
		.insertInto('order_events')
		.values({
			id: newId(),
			order_id: order.id,
			action,
			status: order.status,
			...doneBy(ctx, actor, order),
			...columnsOf(note),
			created_at: at,
		})
		.execute()
}
