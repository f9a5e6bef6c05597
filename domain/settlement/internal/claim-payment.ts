import { transact } from '../../../db/transaction.ts'
import type { Actor } from '../../../shared/actor.ts'
import { DAY_MS, DAY_SECONDS } from '../../../shared/durations.ts'
import { message } from '../../../shared/messages/message.ts'
import { rateLimited } from '../../../shared/requests/rate-limited.ts'
import { fail, failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { addReferences } from '../../orders/listing/order-references.ts'
import { lockPaidOrder } from '../commands.ts'
import { CLAIMS_A_DAY } from '../limits.ts'
import { maySeePayments, paymentsOf } from '../queries.ts'
import type { OrderPayments, PaymentClaim } from '../schema.ts'
import { settlementTables } from '../tables.ts'
import { bankReference } from './bank/references.ts'

/**
 * Keeps the reference of a transfer that a buyer has made. It proposes the order for a line of a statement; a person
 * records it.
 * @returns not_found as orders are; conflict where nothing is to be paid; invalid where it is neither a UTR nor an RRN;
 * rate_limited after five in a day
 */
export async function claimPayment(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ reference: typed }: PaymentClaim,
	key?: string,
): Promise<Result<OrderPayments>> {
	const seen = await maySeePayments(ctx, actor, id, key)
	if (!seen.ok) return seen
	const money = await paymentsOf(ctx, actor, id, key)
	if (!money.ok) return money
	if (!money.value.next) return fail('conflict', message('payments.nothing_due'))
	const reference = bankReference(typed)
	if (reference === null) return failField('reference', message('payments.reference_no_utr'))
	const done = await transact(ctx.db, async (tx) => {
		// Tries at the same moment count one after the other.
		const locked = await lockPaidOrder(tx, id)
		if (!locked.ok) return locked
		const tables = settlementTables(tx)
		const claims = await tables
			.selectFrom('payment_claims')
			.select('reference')
			.where('order_id', '=', locked.value.id)
			.where('created_at', '>', ctx.now() - DAY_MS)
			.execute()
		if (claims.some((claim) => claim.reference === reference)) return ok(undefined)
		if (claims.length >= CLAIMS_A_DAY)
			return {
				ok: false as const,
				problem: rateLimited(message('payments.too_many_references'), DAY_SECONDS),
			}
		await tables
			.insertInto('payment_claims')
			.values({ order_id: locked.value.id, reference, created_at: ctx.now() })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		await addReferences(tx, locked.value.id, 'payment', [reference])
		return ok(undefined)
	})
	return done.ok ? paymentsOf(ctx, actor, id, key) : done
}
