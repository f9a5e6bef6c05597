import { type Actor, hasRole } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'
import { isBuyerOrAdmin, isPartyTo, type OrderFacts } from '../orders/policy.ts'
import { isOfMoney } from './rules.ts'
import type { DocumentKind } from './schema.ts'

/**
 * Whether the caller sees the documents of an order's installation: its buyer, its installer, and admins, as they see
 * the installation.
 * @param order null for a document without one, which admins alone see
 */
export const maySeeDocumentsOf = (actor: Actor, order: OrderFacts | null, key?: string): boolean =>
	order ? isPartyTo(actor, order, key) : hasRole(actor, 'Admin')

/** Among the documents of a visible order, billing documents are between its buyer and the shop. */
export const maySeeDocument = (
	actor: Actor,
	kind: DocumentKind,
	order: OrderFacts | null,
	key?: string,
): boolean =>
	maySeeDocumentsOf(actor, order, key) &&
	(!order || !isOfMoney(kind) || isBuyerOrAdmin(actor, order, key))

/** Admins alone read the accounting: the taxes of a month, and its documents together. */
export const mayReadAccounting = adminsOnly(
	message('reports.admins_only'),
	message('reports.log_in_as_admin'),
)
