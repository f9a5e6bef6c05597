import { sql } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { like } from '../../shared/text/text.ts'
import { namesOf } from '../accounts/queries.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { productById } from '../catalogue/queries.ts'
import { ratingOf, type Stars } from '../catalogue/rating.ts'
import { reviewsOf } from './internal/rows.ts'
import { LATEST } from './limits.ts'
import { mayRead, sideOf } from './policy.ts'
import type { ReadReview, Review, ReviewQuery } from './schema.ts'
import { reviewTables } from './tables.ts'

type Subject = 'product_id' | 'installer_id'

const shownOf = (db: Database, column: Subject, id: string) =>
	reviewTables(db)
		.selectFrom('reviews')
		.where(column, '=', id as never)
		.where('state', '=', 'shown')

/** The stars of the shown reviews of a product or an installer. */
export async function starsOf(db: Database, column: Subject, id: string): Promise<Stars> {
	const found = await shownOf(db, column, id)
		.select((eb) => [eb.fn.sum<number>('stars').as('total'), eb.fn.countAll<number>().as('count')])
		.executeTakeFirstOrThrow()
	return { total: found.total ?? 0, count: found.count }
}

interface PageOfReviews {
	limit: number
	offset: number
}

/** A part of some reviews, the newest first. */
const newest = (some: ReturnType<typeof shownOf>, { limit, offset }: PageOfReviews) =>
	some.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute()

/** A part of the shown reviews of a product or an installer, the newest first. */
async function shownReviews(
	db: Database,
	[column, id]: [Subject, string],
	page: PageOfReviews,
): Promise<Review[]> {
	return reviewsOf(db, await newest(shownOf(db, column, id), page))
}

/** The reviews of a product, the newest first, with how many there are in all. */
export async function listProductReviews(
	ctx: AppContext,
	actor: Actor,
	id: string,
	page: PageOfReviews,
): Promise<Result<{ items: Review[]; total: number }>> {
	const product = productById(ctx, actor, id)
	if (!product.ok) return product
	const { db } = ctx
	const items = await shownReviews(db, ['product_id', id], page)
	return ok({ items, total: await countOf(shownOf(db, 'product_id', id)) })
}

/** What buyers wrote of an installer: the average, and the newest reviews. */
export async function installerReviews(db: Database, id: UserId) {
	const rating = ratingOf(await starsOf(db, 'installer_id', id)) ?? null
	const page = { limit: LATEST, offset: 0 }
	return { rating, latest: await shownReviews(db, ['installer_id', id], page) }
}

/** A review that a reader sees, with the side on which they answer it. @returns not_found for any other */
export async function findReadReview(db: Database, who: SignedIn, id: string) {
	const row = await reviewTables(db)
		.selectFrom('reviews')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirst()
	const side = row && sideOf(who, row)
	return row && side ? ok({ row, side }) : fail('not_found', message('reviews.not_found'))
}

/** All reviews for admins, and for installers those of themselves; the newest first. */
export const listReviews = (ctx: AppContext, actor: Actor, query: ReviewQuery) =>
	authorizedRead(mayRead(actor), async (who) => {
		const { state, q, limit, offset } = query
		let matching = reviewTables(ctx.db).selectFrom('reviews')
		if (who.role !== 'Admin')
			matching = matching.where('installer_id', '=', who.id).where('state', '=', 'shown')
		if (state) matching = matching.where('state', '=', state)
		if (q)
			matching = matching.where((eb) =>
				eb.or([
					sql<boolean>`lower(${eb.ref('text')}) like lower(${like(q)}) escape '!'`,
					sql<boolean>`lower(${eb.ref('order_id')}) = lower(${q})`,
				]),
			)
		const rows = await newest(matching, { limit, offset })
		const reviews = await reviewsOf(ctx.db, rows)
		const names = await namesOf(
			ctx.db,
			rows.flatMap(({ installer_id }) => installer_id ?? []),
		)
		const items = rows.flatMap((row, index): ReadReview[] => {
			const review = reviews[index]
			if (!review) return []
			const { product_id: product, installer_id: installer } = row
			return [
				{
					...review,
					orderId: row.order_id,
					subject:
						installer === null
							? {
									kind: 'product',
									id: product ?? '',
									name: ctx.catalogue.anyById(product ?? '')?.name ?? product ?? '',
								}
							: { kind: 'installer', id: installer, name: names.get(installer) ?? '' },
					state: row.state,
					hiddenReason: row.hidden_reason,
					at: new Date(row.created_at).toISOString(),
				},
			]
		})
		return { items, total: await countOf(matching) }
	})
