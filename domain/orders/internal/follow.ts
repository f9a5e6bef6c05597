import type { Tx } from '../../../db/database.ts'
import type { Span } from '../../../shared/format/dates.ts'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'

/** Has everybody follow where an order is another installer's now. */
export async function followAssignment(
	{ followers }: Pick<AppContext, 'followers'>,
	tx: Tx,
	orderId: OrderId,
	installerId: UserId,
): Promise<void> {
	for (const follower of followers.orders) await follower.assigned?.(tx, orderId, installerId)
}

/** Has everybody follow where an installer gives an order up. @returns the appointment that ends, or the first refusal */
export async function followHandBack(
	{ followers }: Pick<AppContext, 'followers'>,
	tx: Tx,
	orderId: OrderId,
	at: number,
): Promise<Result<Span | null>> {
	let appointment: Span | null = null
	for (const follower of followers.orders) {
		const ended = await follower.handedBack?.(tx, orderId, at)
		if (ended && !ended.ok) return ended
		appointment ??= ended?.value ?? null
	}
	return ok(appointment)
}
