import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Result } from '../../shared/result.ts'
import { namesOf } from '../accounts/queries.ts'
import type { AppContext } from '../app-context.ts'
import { orderOfBuyer } from '../orders/order-access.ts'
import { isBuyer } from '../orders/policy.ts'
import { factsOf, linesOf, type OrderRow } from '../orders/queries.ts'
import { isApproved } from '../orders/transitions/status-rules.ts'
import { rowOfOrder, rowsOfOrder } from '../rows-of-order.ts'
import { type ReviewRow, reviewsOf } from './internal/rows.ts'
import { EDIT_MS } from './limits.ts'
import { installerReviews } from './queries.ts'
import type { OrderReviews } from './schema.ts'
import { reviewTables } from './tables.ts'

type Subjects = OrderReviews['subjects']

/** Whether an order is finished, so that its buyer can say how it went. */
export const isFinished = ({ status }: Pick<OrderRow, 'status'>): boolean =>
	status === 'installed' || status === 'delivered'

/** Whether its buyer may still change a review. @param at epoch milliseconds */
export const mayEdit = ({ created_at }: Pick<ReviewRow, 'created_at'>, at: number): boolean =>
	at < created_at + EDIT_MS

/** The products of a finished order, each once, and its installer. */
export async function subjectsOf(
	db: Database,
	order: OrderRow,
): Promise<Omit<Subjects[number], 'review'>[]> {
	if (!isFinished(order)) return []
	const products = new Map(
		(await linesOf(db, [order.id])).map((line) => [line.product_id, line.name]),
	)
	const installer = order.status === 'installed' ? order.installer_id : null
	const name = installer && (await namesOf(db, [installer])).get(installer)
	return [
		...(installer && name ? [{ kind: 'installer' as const, id: installer, name }] : []),
		...[...products].map(([id, each]) => ({ kind: 'product' as const, id, name: each })),
	]
}

/** What the buyer of an order can review and has, and what others wrote of its installer; for its buyer and admins. */
export async function listOrderReviews(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OrderReviews>> {
	const found = await orderOfBuyer(ctx.db, actor, id, key)
	if (!found.ok) return found
	const order = found.value
	const rows = await rowsOfOrder(reviewTables(ctx.db), 'reviews', order.id, 'created_at', 'id')
	const reviews = await reviewsOf(ctx.db, rows)
	const request = await rowOfOrder(reviewTables(ctx.db), 'review_requests', order.id)
	const mayWrite = isBuyer(actor, factsOf(order), key)
	const written = ({ kind, id: subject }: { kind: string; id: string }) => {
		const at = rows.findIndex(
			(row) => (kind === 'product' ? row.product_id : row.installer_id) === subject,
		)
		const [row, review] = [rows[at], reviews[at]]
		if (!row || !review) return null
		const { state, hidden_reason: hiddenReason } = row
		return { ...review, state, hiddenReason, mayEdit: mayWrite && mayEdit(row, ctx.now()) }
	}
	const isInstalled = order.fulfilment === 'installation' && isApproved(order.status)
	return {
		ok: true,
		value: {
			subjects: (await subjectsOf(ctx.db, order)).map((each) => ({
				...each,
				review: written(each),
			})),
			mayWrite,
			installer:
				isInstalled && order.installer_id
					? await installerReviews(ctx.db, order.installer_id)
					: null,
			mayRefuseRequest:
				ctx.policy.sendsMail && mayWrite && isFinished(order) && !request && rows.length === 0,
		},
	}
}
