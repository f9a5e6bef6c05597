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

/** Tells the further documents of an event from the first: of an invoice the bill of its exempt goods. */
const subjectOf = ({ kind, about }: Pick<ToIssue, 'kind' | 'about'>, index: number): string => {
	if (index === 0) return about
	return `${about} ${kind === 'tax-invoice' ? 'exempt' : index + 1}`
}

interface ToIssue {
	kind: BillingDocument['kind']
	/** The subject, with one document of the kind. */
	about: string
	orderId: OrderId
	/** When what it is of happened, epoch milliseconds; now unless said. */
	happenedAt?: number | null
	/** Null or none where there is nothing to issue. */
	documentOf: (
		tx: Tx,
		order: BilledOrder,
		at: number,
	) => Promise<BillingDocument | readonly BillingDocument[] | null>
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
		const found = order && (await documentOf(tx, order, datedAt))
		const documents = [found ?? []].flat().map((snapshot, index) => ({
			orderId,
			datedAt,
			snapshot,
			about: subjectOf({ kind, about }, index),
		}))
		if (!order || documents.length === 0) return ok(undefined)
		const issued = documents.map((each) => ({ kind, about: each.about }))
		await mailDocuments(ctx, tx, order, issued)
		return issueDocuments(ctx, tx, documents, at)
	})
	if (!issued.ok) throw new FailedForGood(`no ${kind} of ${about}: ${issued.problem.code}`)
}

/** Writes to the buyer of documents, but for those that the mail of the event brings. */
async function mailDocuments(
	ctx: AppContext,
	tx: Tx,
	{ order }: BilledOrder,
	issued: readonly Pick<ToIssue, 'kind' | 'about'>[],
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const documents: Pick<ToIssue, 'kind' | 'about'>[] = []
	for (const each of issued) if (!(await isCarried(tx, each))) documents.push(each)
	const [first] = documents
	const buyer = first && (await mailToBuyer(tx, order))
	if (!buyer) return
	const { to, accountId, way } = buyer
	const { kind, about } = first
	const event = `${kind} ${about}`
	await sendMail(ctx, tx, [
		{
			event,
			template: 'paper-issued',
			to,
			accountId,
			documents,
			data: { ...way, paper: kind },
		},
	])
}
