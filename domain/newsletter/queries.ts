import { sql } from 'kysely'
import { pageOf } from '../../db/page-of.ts'
import type { Actor } from '../../shared/actor.ts'
import { type Cell, timeCell } from '../../shared/csv.ts'
import { ok, type Result } from '../../shared/result.ts'
import { like } from '../../shared/text/text.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { BATCH_SIZE } from './limits.ts'
import { maySeeSubscribers } from './policy.ts'
import type { Subscriber, SubscribersQuery } from './schema.ts'
import { newsletterTables } from './tables.ts'

const iso = (at: number) => new Date(at).toISOString()

/** The subscribers, the latest first. */
export const listSubscribers = (
	{ db }: AppContext,
	actor: Actor,
	{ q, ...page }: SubscribersQuery,
) =>
	authorizedRead(maySeeSubscribers(actor), () => {
		let found = newsletterTables(db).selectFrom('newsletter_subscribers')
		if (q) found = found.where(sql<boolean>`lower(email) like lower(${like(q)}) escape '!'`)
		const sorted = found
			.select(['email', 'created_at', 'confirmed_at'])
			.orderBy('created_at', 'desc')
			.orderBy('email')
		return pageOf(
			sorted,
			page,
			({ email, created_at, confirmed_at }): Subscriber => ({
				email,
				since: iso(created_at),
				confirmedAt: confirmed_at === null ? null : iso(confirmed_at ?? 0),
			}),
		)
	})

export const SUBSCRIBER_COLUMNS = ['email', 'confirmed', 'unsubscribe']

/** Those that may be written to, as rows of a file, each with the address by which it leaves the list. */
export function exportSubscribers(ctx: AppContext, actor: Actor): Result<AsyncIterable<Cell[][]>> {
	const may = maySeeSubscribers(actor)
	return may.ok ? ok(rowsOf(ctx)) : may
}

async function* rowsOf({ db, publicUrl }: AppContext): AsyncGenerator<Cell[][]> {
	for (let last = ''; ; ) {
		const rows = await newsletterTables(db)
			.selectFrom('newsletter_subscribers')
			.select(['email', 'key', 'confirmed_at'])
			.where('confirmed_at', 'is not', null)
			.where('email', '>', last)
			.orderBy('email')
			.limit(BATCH_SIZE)
			.execute()
		yield rows.map(({ email, key, confirmed_at }) => [
			email,
			timeCell(confirmed_at ?? 0),
			`${publicUrl ?? ''}/newsletter/unsubscribe?key=${key}`,
		])
		const end = rows.at(-1)
		if (!end || rows.length < BATCH_SIZE) return
		last = end.email
	}
}
