import { type Actor, hasRole } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'
import { isBuyerOrAdmin, isPartyTo, type OrderFacts } from '../orders/policy.ts'
import { isOfMoney } from './rules.ts'
import type { DocumentKind } from './schema.ts'

/**
 * Whoever sees the installation of an order sees its documents: its buyer, the installer who has it, admins.
 * @param order null for a document of none, which admins alone see
 */
export const maySeeDocumentsOf = (actor: Actor, order: OrderFacts | null, key?: string): boolean =>
	order ? isPartyTo(actor, order, key) : hasRole(actor, 'Admin')

/** Of the documents of an order that they see, what is of money is between its buyer and the shop. */
export const maySeeDocument = (
	actor: Actor,
	kind: DocumentKind,
	order: OrderFacts | null,
	key?: string,
): boolean =>
	maySeeDocumentsOf(actor, order, key) &&
	(!order || !isOfMoney(kind) || isBuyerOrAdmin(actor, order, key))

/** Admins alone have the books: what was taxed in a month, and its documents together. */
export const mayReadBooks = adminsOnly(
	message('reports.admins_only'),
	message('reports.log_in_as_admin'),
)
