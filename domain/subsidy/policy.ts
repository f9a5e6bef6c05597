import type { Actor } from '../../shared/actor.ts'
import { hasLinkAlone, isBuyer, isInstallerOf, type OrderFacts } from '../orders/policy.ts'
import { isApproved } from '../orders/transitions/status-rules.ts'

/** The side on which a caller goes the way to the subsidy of an order; null for others, admins too. */
export function sideOf(
	actor: Actor,
	order: OrderFacts,
	key: string | undefined,
): 'Buyer' | 'Installer' | null {
	if (isBuyer(actor, order, key)) return 'Buyer'
	return isInstallerOf(actor, order) && isApproved(order.status) ? 'Installer' : null
}

/** Whether a caller may open the papers of an order: a tracking link alone is passed on too easily. */
export const mayOpenPapers = (actor: Actor, order: OrderFacts, key: string | undefined): boolean =>
	sideOf(actor, order, key) !== null && !hasLinkAlone(actor, order, key)
