import type { Tx } from '../../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../../shared/actor.ts'
import { fromRupees, type Paise, zero } from '../../../../shared/money.ts'
import { networksOf } from '../../../../shared/requests/network.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { CONFIRM_WITHIN_MS } from '../../limits.ts'
import { hashed, lockOrigins, ordersOfOrigins } from '../../origins/origins.ts'
import type { Shipping } from '../../schema.ts'
import { asksConfirmation } from '../confirming/confirming-rules.ts'
import type { Paying } from '../money/paying.ts'
import { mayWait } from '../origins/open-orders.ts'
import { type Origin, originsOf } from '../origins/origin-rules.ts'

/** How a new order is paid, and the payment or confirmation it waits for. */
export interface Waiting {
	paying: Paying
	/** Whether it waits until its buyer has confirmed it. */
	isUnconfirmed: boolean
	/** Where it comes from; empty in a store that does not ask. */
	origins: Origin[]
}

interface Placing {
	shipping: Shipping
	/** The buyer's address; null where somebody else places the order for them. */
	address: string | null
	device: string | null
	/** Whether the shop has talked to its buyer, so that they need not confirm it. */
	isConfirmed: boolean
	paying: Paying
	total: Paise
	at: number
}

/**
 * Tells the reason a new order waits. Open orders of the same phone, address, device and network are counted one after
 * the other: an order on delivery may have to be confirmed, and only so many may wait at once.
 * @returns over_limit
 */
export async function waitingOf(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	{ shipping, address, device, isConfirmed, paying, total, at }: Placing,
): Promise<Result<Waiting>> {
	const limits = ctx.policy.openOrders
	if (!limits) return ok({ paying, isUnconfirmed: false, origins: [] })
	const account = isSignedIn(actor) ? actor.id : null
	const sender = {
		...shipping,
		device,
		account,
		networks: address === null ? [] : networksOf(address),
	}
	const origins = hashed(ctx.keyedHash, originsOf(sender))
	await lockOrigins(tx, origins)
	const isUnconfirmed =
		paying.way === 'cod' && !isConfirmed && (await mustConfirm(ctx, tx, origins, total))
	const waits = isUnconfirmed
		? { ...paying, reservedUntil: paying.reservedUntil ?? at + CONFIRM_WITHIN_MS }
		: paying
	if (waits.reservedUntil !== null) {
		const isOnline = paying.way === 'razorpay'
		const may = await mayWait(tx, { origins, isOnline, actor, limits })
		if (!may.ok) return may
	}
	return ok({ paying: waits, isUnconfirmed, origins })
}

async function mustConfirm({ settings }: AppContext, tx: Tx, origins: Origin[], total: Paise) {
	const from = fromRupees(settings.current().payment.codConfirmFromRupees) ?? zero
	return asksConfirmation({ total, from, open: await ordersOfOrigins(tx, origins) })
}
