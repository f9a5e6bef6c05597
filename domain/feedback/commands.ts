import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { newId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { notify } from '../notifications/commands.ts'
import { mayRead } from './policy.ts'
import { feedbackOf, withReplies } from './queries.ts'
import type { Feedback, FeedbackStatus, NewFeedback } from './schema.ts'
import { feedbackTables } from './tables.ts'

const NOT_FOUND = message('feedback.not_found')

export async function sendFeedback(ctx: AppContext, input: NewFeedback): Promise<Feedback> {
	const at = ctx.now()
	return inTransaction(ctx.db, async (tx) => {
		const row = await feedbackTables(tx)
			.insertInto('feedback')
			.values({ id: newId(), ...input, status: 'Pending', created_at: at, updated_at: at })
			.returningAll()
			.executeTakeFirstOrThrow()
		const link = '/admin/dashboard?tab=feedback'
		await notify(tx, [
			{
				to: { role: 'Admin' },
				message: message('feedback.new_from', { name: input.name }),
				type: 'info',
				link,
				at,
			},
		])
		return feedbackOf(row)
	})
}

const find = (tx: Tx, id: string) =>
	feedbackTables(tx).selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()

const about = ({ id, subject }: { id: string; subject: string }) => ({
	kind: 'feedback' as const,
	subjectId: id,
	subject,
})

export const setFeedbackStatus = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	status: FeedbackStatus,
) =>
	authorizedTransaction(mayRead(actor), ctx, async ({ tx, at }) => {
		const before = await find(tx, id)
		if (!before) return fail('not_found', NOT_FOUND)
		const row = await feedbackTables(tx)
			.updateTable('feedback')
			.set({ status, updated_at: at })
			.where('id', '=', id)
			.returningAll()
			.executeTakeFirstOrThrow()
		if (status !== before.status)
			await audit(tx, actor, at, [
				{ ...about(row), action: 'changed', before: { status: before.status }, after: { status } },
			])
		return ok((await withReplies(tx, [row]))[0] ?? feedbackOf(row))
	})

export const deleteFeedback = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(mayRead(actor), ctx, async ({ tx, at }) => {
		const row = await find(tx, id)
		if (!row) return fail('not_found', NOT_FOUND)
		await feedbackTables(tx).deleteFrom('feedback').where('id', '=', id).execute()
		const { name, subject, status } = row
		const before = { name, subject, message: row.message, status }
		await audit(tx, actor, at, [{ ...about(row), action: 'deleted', before }])
		return ok(undefined)
	})

/** Deletes messages sent before a time, of any status. */
export async function deleteOldFeedback({ db }: AppContext, before: number): Promise<void> {
	await feedbackTables(db).deleteFrom('feedback').where('created_at', '<', before).execute()
}
