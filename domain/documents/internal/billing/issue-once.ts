import type { Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { FailedForGood } from '../../../jobs/outcomes.ts'
import { sendMail } from '../../../mail/commands.ts'
import { isCarried } from '../../../mail/queries.ts'
import { type BilledOrder, billedOrder } from '../../../orders/billed.ts'
import { mailToBuyer } from '../../../orders/mails/buyer.ts'
import { lockOrder } from '../../../orders/order-rows.ts'
import { isIssued } from '../../billing/issued.ts'
import type { BillingDocument } from '../../billing/schema.ts'
import { issueDocuments } from '../../commands.ts'

interface ToIssue {
	kind: BillingDocument['kind']
	/** The subject, with one document of the kind. */
	about: string
	orderId: OrderId
	/** When what it is of happened, epoch milliseconds; now unless said. */
	happenedAt?: number | null
	/** Null where there is nothing to issue. */
	documentOf: (tx: Tx, order: BilledOrder, at: number) => Promise<BillingDocument | null>
}

/**
 * Issues a document and writes to the buyer, unless there is one of this already. Documents of an order are issued one
 * after the other: each goes by those before it.
 * @throws FailedForGood where there is no such order, or the series has no room; the errors of `documentOf`
 */
export async function issueOnce(
	ctx: AppContext,
	{ kind, about, orderId, happenedAt, documentOf }: ToIssue,
): Promise<void> {
	const issued = await transact(ctx.db, async (tx) => {
		if (!(await lockOrder(tx, orderId))) return fail('not_found', message('orders.not_found'))
		if (await isIssued(tx, kind, about)) return ok(undefined)
		const order = await billedOrder(tx, orderId)
		const at = ctx.now()
		const datedAt = Math.min(happenedAt ?? at, at)
		const snapshot = order && (await documentOf(tx, order, datedAt))
		if (!snapshot) return ok(undefined)
		await mailDocument(ctx, tx, order, { kind, about })
		return issueDocuments(ctx, tx, [{ orderId, about, datedAt, snapshot }], at)
	})
	if (!issued.ok) throw new FailedForGood(`no ${kind} of ${about}: ${issued.problem.code}`)
}

async function mailDocument(
	ctx: AppContext,
	tx: Tx,
	{ order }: BilledOrder,
	{ kind, about }: Pick<ToIssue, 'kind' | 'about'>,
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	// The mail of the event brings it.
	if (await isCarried(tx, { kind, about })) return
	const buyer = await mailToBuyer(tx, order)
	if (!buyer) return
	const { to, accountId, way } = buyer
	const event = `${kind} ${about}`
	await sendMail(ctx, tx, [
		{
			event,
			template: 'paper-issued',
			to,
			accountId,
			documents: [{ kind, about }],
			data: { ...way, paper: kind },
		},
	])
}
