import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { dayAt } from '../../../shared/calendar.ts'
import type { Review } from '../schema.ts'
import { type ReviewTables, reviewTables } from '../tables.ts'

export type ReviewRow = Selectable<ReviewTables['reviews']>

/** These reviews as everybody reads them, in their order. */
export async function reviewsOf(db: Database, rows: readonly ReviewRow[]): Promise<Review[]> {
	const ids = rows.map(({ id }) => id)
	const answers = ids.length
		? await reviewTables(db)
				.selectFrom('review_answers')
				.selectAll()
				.where('review_id', 'in', ids)
				.orderBy('created_at')
				.execute()
		: []
	return rows.map(({ id, stars, text, name, city, created_at }) => ({
		id,
		stars,
		text,
		city,
		name: name || null,
		month: dayAt(created_at).slice(0, 7),
		answers: answers
			.filter(({ review_id }) => review_id === id)
			.map((answer) => ({ by: answer.side, text: answer.text })),
	}))
}
