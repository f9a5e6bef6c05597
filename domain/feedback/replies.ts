import type { Actor } from '../../shared/actor.ts'
import { newId } from '../../shared/ids.ts'
import { type BulkResultWithMessages, bulkResult, inLockingOrder } from '../../shared/lists/bulk.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { sendMail } from '../mail/commands.ts'
import { mayRead } from './policy.ts'
import type { NewReply } from './schema.ts'
import { feedbackTables } from './tables.ts'

/**
 * Replies to one or several who wrote to the store: each gets a mail, where the store sends any, and the reply stays
 * with the message, which is resolved.
 * @returns not_signed_in or forbidden for all but admins
 */
export async function replyToFeedback(
	ctx: AppContext,
	actor: Actor,
	{ ids, text }: NewReply,
): Promise<Result<BulkResultWithMessages>> {
	const allowed = mayRead(actor)
	if (!allowed.ok) return allowed
	const names = new Map<string, string>()
	const results: { id: string; result: Result<unknown> }[] = []
	for (const id of inLockingOrder(ids)) {
		const result = await reply(ctx, actor, id, text)
		if (result.ok) names.set(id, result.value)
		results.push({ id, result })
	}
	return ok(bulkResult(results, (id) => names.get(id) ?? null))
}

/** @returns how the thing replied to is named; not_found */
const reply = (ctx: AppContext, actor: Actor, id: string, text: string) =>
	authorizedTransaction(mayRead(actor), ctx, async ({ tx, who, at }) => {
		const row = await feedbackTables(tx)
			.updateTable('feedback')
			.set({ status: 'Resolved', updated_at: at })
			.where('id', '=', id)
			.returningAll()
			.executeTakeFirst()
		if (!row) return fail('not_found', message('feedback.not_found'))
		const { name, email, subject } = row
		const own = newId()
		await feedbackTables(tx)
			.insertInto('feedback_replies')
			.values({
				id: own,
				feedback_id: id,
				text,
				created_at: at,
				writer_id: who.id,
				writer_name: who.name,
			})
			.execute()
		const about = { kind: 'feedback', subjectId: id, subject } as const
		await audit(tx, actor, at, [{ action: 'replied', ...about }])
		await sendMail(ctx, tx, [
			{
				event: `reply ${own}`,
				template: 'feedback-reply',
				to: { email, name },
				accountId: null,
				data: { text },
			},
		])
		return ok(`${name}, “${subject}”`)
	})
