import { transact } from '../../../db/transaction.ts'
import { ok } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { excludedInstallers, recordDecline } from '../internal/declines/declines.ts'
import { mailExpired } from '../internal/routing/offer-mails.ts'
import { findOffer } from '../internal/routing/offers.ts'
import { installerFor } from '../internal/routing/routing.ts'
import { notifyUnassigned } from '../internal/routing/unassigned-orders.ts'
import { nameBeforeAcceptance } from '../policy.ts'
import { findOrder } from '../queries.ts'
import { applyTransition, SYSTEM_ACTOR } from '../transitions/apply-transition.ts'

/** Asks the next installer where one has not answered in time; does nothing where the offer has ended otherwise. */
export const offerExpiry: JobKind = {
	name: 'offer-expiry',
	run: async (ctx, { payload }) => expireOffer(ctx, (payload as { offerId: string }).offerId),
}

async function expireOffer(ctx: AppContext, offerId: string): Promise<void> {
	const { policy } = ctx
	const expired = await transact(ctx.db, async (tx) => {
		const offer = await findOffer(tx, offerId)
		if (!offer || offer.answer !== null) return ok(undefined)
		const order = await findOrder(tx, offer.order_id)
		if (!order) return ok(undefined)
		const at = ctx.now()
		const { id, zip_code: zipCode } = order
		const { installer_id: installerId } = offer
		const next = await installerFor(tx, policy, zipCode, [
			...excludedInstallers(order.declines),
			installerId,
		])
		const buyer = nameBeforeAcceptance(policy, order.full_name)
		const taking = { installerId: next, buyer, at }
		const taken = await applyTransition(ctx, tx, SYSTEM_ACTOR, order, 'lapse', taking)
		if (!taken.ok) return taken
		// Of two who end an offer at once the order's row lets one through; the other finds it answered here.
		if ((await findOffer(tx, offerId))?.answer !== 'lapsed')
			throw new Error(`Offer ${offerId} was not the open one of its order`)
		const decline = { installerId, kind: 'pass', wasOffered: true, undoUntil: null } as const
		await recordDecline(tx, id, decline, at)
		await mailExpired(ctx, tx, { id: offerId, orderId: id, installerId })
		if (next === null) await notifyUnassigned(ctx, tx, { id, zipCode }, at)
		return taken
	})
	// Somebody has answered it, or cancelled the order, meanwhile.
	if (!expired.ok && expired.problem.code !== 'already_closed')
		throw new Error(expired.problem.message.code)
}
