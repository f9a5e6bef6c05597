import type { Database } from '../../db/database.ts'
import { type Actor, hasRole } from '../../shared/actor.ts'
import type { OrderId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { sameSerial } from '../installations/rules.ts'
import { notedSerials } from '../installations/serials/noted-serials.ts'
import { visibleOrder } from '../orders/order-access.ts'
import { isPartyTo } from '../orders/policy.ts'
import { factsOf } from '../orders/queries.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import { isOpenClaim, nextStates } from './rules.ts'
import type { OrderClaims } from './schema.ts'
import { claimTables } from './tables.ts'

/** The claims of an order, the latest first. */
export const claimsOf = (db: Database, id: OrderId) =>
	rowsOfOrder(claimTables(db), 'warranty_claims', id, 'n desc')

/** The steps of all claims of an order, by claim and in their order. */
export const stepsOf = (db: Database, id: OrderId) =>
	rowsOfOrder(claimTables(db), 'warranty_claim_steps', id, 'n', 'step')

/** The order, for its buyer, its installer and admins; to anyone else it does not exist. */
export const orderOfParty = (db: Database, actor: Actor, id: string, key?: string) =>
	visibleOrder(db, id, (order) => isPartyTo(actor, factsOf(order), key))

const iso = (at: number) => new Date(at).toISOString()

/** The claims of an order; notes and names of admins are for admins alone. @returns not_found */
export async function listClaims(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OrderClaims>> {
	const found = await orderOfParty(ctx.db, actor, id, key)
	if (!found.ok) return found
	const order = found.value
	const isAdmin = hasRole(actor, 'Admin')
	const nameOf = (productId: string) => ctx.catalogue.anyById(productId)?.name ?? productId
	const rows = await claimsOf(ctx.db, order.id)
	const steps = Map.groupBy(await stepsOf(ctx.db, order.id), ({ n }) => n)
	const open = new Set(
		rows.filter(({ state }) => isOpenClaim(state)).map(({ serial }) => sameSerial(serial)),
	)
	const noted = isAdmin ? await notedSerials(ctx.db, order.id) : []
	return ok({
		claims: rows.map((row) => ({
			n: row.n,
			productId: row.product_id,
			product: nameOf(row.product_id),
			serial: row.serial,
			state: row.state,
			reason: row.reason,
			openedAt: iso(row.opened_at),
			closedAt: row.closed_at === null ? null : iso(row.closed_at),
			steps: (steps.get(row.n) ?? []).map((step) => ({
				state: step.state,
				at: iso(step.created_at),
				by: isAdmin ? step.done_by : null,
				note: isAdmin ? step.note : null,
			})),
			nextStates: isAdmin ? [...nextStates(row.state)] : [],
			mayUndo: isAdmin && row.state !== 'claimed',
		})),
		serials: noted
			.filter(({ serial }) => !open.has(sameSerial(serial)))
			.map(({ product_id: productId, serial }) => ({
				productId,
				product: nameOf(productId),
				serial,
			})),
	})
}
