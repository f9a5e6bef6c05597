import { type Actor, hasRole } from '../../shared/actor.ts'
import { isBuyer, type OrderFacts } from '../orders/policy.ts'

/** The buyer of an order and admins see what was sent of it. */
export const maySeeDispatches = (actor: Actor, order: OrderFacts, key?: string): boolean =>
	hasRole(actor, 'Admin') || isBuyer(actor, order, key)
