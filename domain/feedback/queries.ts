import {
	type ExpressionBuilder,
	type Selectable,
	type SelectQueryBuilder,
	type SqlBool,
	sql,
} from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { like } from '../../shared/text/text.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { mayRead } from './policy.ts'
import type { Feedback, FeedbackStatus } from './schema.ts'
import { type FeedbackTables, feedbackTables } from './tables.ts'

interface Page {
	status?: FeedbackStatus | undefined
	q?: string | undefined
	limit: number
	offset: number
}

type Row = Selectable<FeedbackTables['feedback']>

export const feedbackOf = (row: Row, replies: Feedback['replies'] = []): Feedback => ({
	id: row.id,
	name: row.name,
	email: row.email,
	subject: row.subject,
	message: row.message,
	status: row.status,
	date: new Date(row.created_at).toISOString(),
	replies,
})

/** Messages with the replies to each. */
export async function withReplies(db: Database, rows: readonly Row[]): Promise<Feedback[]> {
	if (rows.length === 0) return []
	const replies = await feedbackTables(db)
		.selectFrom('feedback_replies')
		.selectAll()
		.where(
			'feedback_id',
			'in',
			rows.map(({ id }) => id),
		)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const byFeedback = Map.groupBy(replies, (reply) => reply.feedback_id)
	return rows.map((row) =>
		feedbackOf(
			row,
			(byFeedback.get(row.id) ?? []).map(({ writer_name: by, text, created_at }) => ({
				by,
				text,
				at: new Date(created_at).toISOString(),
			})),
		),
	)
}

const contains = (q: string) => (eb: ExpressionBuilder<FeedbackTables, 'feedback'>) => {
	const [name, email, subject, message] = (['name', 'email', 'subject', 'message'] as const).map(
		(column) => eb.ref(column),
	)
	const all = sql`${name} || ' ' || ${email} || ' ' || ${subject} || ' ' || ${message}`
	return sql<SqlBool>`lower(${all}) like lower(${like(q)}) escape '!'`
}

/** Newest first, with how many there are in all. */
export const listFeedback = (ctx: AppContext, actor: Actor, page: Page) =>
	authorizedRead(mayRead(actor), () => feedbackPage(ctx, page))

async function feedbackPage(ctx: AppContext, page: Page) {
	const matching = feedbackTables(ctx.db)
		.selectFrom('feedback')
		.$if(page.status !== undefined, (query) =>
			query.where('status', '=', page.status as FeedbackStatus),
		)
		.$if(page.q !== undefined, (query) => query.where(contains(page.q as string)))
	if (page.q !== undefined) return searched(ctx, matching, page)
	const rows = await matching
		.selectAll()
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(page.limit)
		.offset(page.offset)
		.execute()
	const total = await countOf(matching)
	return { items: await withReplies(ctx.db, rows), total }
}

/** Texts are searched once for both the page and the number of all: no index helps with the middle of a word. */
async function searched(
	{ db }: AppContext,
	matching: SelectQueryBuilder<FeedbackTables, 'feedback', object>,
	{ limit, offset }: Page,
) {
	const found = await matching.select('id').orderBy('created_at', 'desc').orderBy('id').execute()
	const ids = found.slice(offset, offset + limit).map(({ id }) => id)
	const rows = ids.length
		? await feedbackTables(db)
				.selectFrom('feedback')
				.selectAll()
				.where('id', 'in', ids)
				.orderBy('created_at', 'desc')
				.orderBy('id')
				.execute()
		: []
	return { items: await withReplies(db, rows), total: found.length }
}
