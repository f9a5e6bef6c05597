import { type Actor, hasRole } from '../../../../shared/actor.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { type Paise, paise, sum, times, toRupees } from '../../../../shared/money.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { OrderVersion } from '../../../orders/changing/version.ts'
import { orderAccess } from '../../../orders/order-access.ts'
import { factsOf, findOrder, NOT_FOUND, type OrderRow } from '../../../orders/queries.ts'
import { yieldOfParts } from '../../../planner/yield/yield-of-parts.ts'
import { CHANGE_ACTIONS, type OrderChange } from '../../changes/change-schema.ts'
import { type Doing, forbidden, mayDo, mayEverDo, maySeeChanges } from './change-policy.ts'
import { type ChangeRow, changeRows, versionIn } from './open-change.ts'

export const NO_SUCH_CHANGE = message('fulfilment.no_such_change')

export const { orderFor, mayWith } = orderAccess<Doing>({
	mayEver: mayEverDo,
	maySee: maySeeChanges,
	may: mayDo,
	forbidden,
	notFound: NOT_FOUND,
})

/** Whether the caller may do this with one proposal for this order. @returns not_found as well where there is none */
export async function mayAnswer(
	ctx: AppContext,
	actor: Actor,
	{ id, n, doing }: { id: string; n: number; doing: Doing },
	key?: string,
): Promise<Result<unknown>> {
	const allowed = await mayWith(ctx, actor, id, doing, key)
	if (!allowed.ok) return allowed
	const rows = await changeRows(ctx.db, id as OrderId)
	return rows.some((row) => row.n === n) ? ok(undefined) : fail('not_found', NO_SUCH_CHANGE)
}

/** The proposals for an order, the latest first. @returns not_found for a caller without access to them */
export async function listChanges(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OrderChange[]>> {
	const order = await findOrder(ctx.db, id)
	if (!order || !maySeeChanges(actor, factsOf(order), key)) return fail('not_found', NOT_FOUND)
	const rows = await changeRows(ctx.db, order.id)
	return ok(rows.map((row) => changeOf(ctx, actor, order, row, key)))
}

function changeOf(
	{ catalogue }: Pick<AppContext, 'catalogue'>,
	actor: Actor,
	order: OrderRow,
	row: ChangeRow,
	key?: string,
): OrderChange {
	const shownWithYield = (version: OrderVersion) => ({
		...shown(version),
		yearlyKwh: yieldOfParts(partsOf(version, catalogue), order.zip_code),
	})
	const facts = factsOf(order)
	const allowedActions =
		row.state === 'proposed'
			? CHANGE_ACTIONS.filter((action) => mayDo(actor, action, facts, key))
			: []
	return {
		orderId: order.id,
		n: row.n,
		state: row.state,
		hash: row.hash,
		reason: row.reason,
		before: shownWithYield(versionIn(row.before)),
		after: shownWithYield(versionIn(row.after)),
		difference: toRupees((row.total_after_paise - row.total_before_paise) as Paise),
		proposedBy: row.proposed_by_name,
		createdAt: iso(row.created_at),
		answeredBy: row.answered_by_name,
		answeredAt: row.answered_at === null ? null : iso(row.answered_at),
		answerNote: row.answer_note,
		allowedActions,
		may: allowedActions,
	}
}

const iso = (at: number) => new Date(at).toISOString()

/** Its products with those of its kits, as far as the catalogue has them. */
const partsOf = ({ lines }: OrderVersion, catalogue: AppContext['catalogue']) =>
	lines
		.flatMap(({ productId, quantity, parts }) =>
			parts.length === 0
				? [{ id: productId, quantity }]
				: parts.map((part) => ({
						id: part.productId,
						quantity: part.quantity * quantity,
					})),
		)
		.flatMap(({ id, quantity }) => {
			const item = catalogue.anyById(id)
			return item ? [{ item, quantity }] : []
		})

type Shown = Omit<OrderChange['before'], 'yearlyKwh'>

const shown = ({ lines, charges, total, tax }: OrderVersion): Shown => ({
	lines: lines.map(({ productId, name, price, quantity, discount }) => ({
		productId,
		name,
		quantity,
		price: toRupees(price),
		lineTotal: toRupees(paise(times(price, quantity) - discount)),
	})),
	charges: charges.map(({ name, gross, discount }) => ({
		name,
		amount: toRupees(paise(gross - discount)),
	})),
	discount: toRupees(sum(lines.map(({ discount }) => paise(discount)))),
	total: toRupees(total),
	tax: toRupees(tax),
})

/** The name under which an open change is answered: its buyer's, also by the link alone. */
export const answererOf = (actor: Actor, order: OrderRow): string =>
	actor.kind === 'user' && !hasRole(actor, 'Buyer') ? actor.name : order.full_name
