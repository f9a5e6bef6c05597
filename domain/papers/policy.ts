import { type Actor, hasRole } from '../../shared/actor.ts'
import { maySee } from '../installations/policy.ts'
import type { OrderFacts } from '../orders/policy.ts'

/**
 * Whoever sees the installation of an order sees its papers: its buyer, the installer who has it, admins.
 * @param order null for a paper of none, which admins alone see
 */
export const maySeePapersOf = (actor: Actor, order: OrderFacts | null, key?: string): boolean =>
	order ? maySee(actor, order, key) : hasRole(actor, 'Admin')
