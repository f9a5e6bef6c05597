import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { countOf } from '../../../db/count.ts'
import type { Database } from '../../../db/database.ts'
import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../../shared/actor.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { afterPrefix, type Searching, searchTermsIn } from '../../../shared/lists/search-terms.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { type EnquiryRow, enquiriesOf, type Offer, offerTo } from '../queries.ts'
import type { Enquiry, EnquiryQuery, EnquirySort } from '../schema.ts'
import { type EnquiryTables, enquiryTables } from '../tables.ts'
import { dueAt } from './promise-rules.ts'

type Where = (eb: ExpressionBuilder<EnquiryTables, 'enquiries'>) => Expression<SqlBool>

const LENGTHS = [2, 3, 4, 5, 6]

/** `isOffered` as a condition. */
const offered =
	({ isAll, prefixes }: Offer): Where =>
	(eb) => {
		const asked = eb('asks', '=', 'installer')
		if (isAll) return asked
		const areas = LENGTHS.map((length) => prefixes.filter((prefix) => prefix.length === length))
		const open = eb.or([
			eb('notified_installers', 'is', null),
			...areas
				.filter((area) => area.length > 0)
				.map((area) => {
					const beginning = sql<string>`substr(${eb.ref('pin')}, 1, ${sql.lit(area[0]?.length)})`
					return eb(beginning, 'in', area)
				}),
		])
		return eb.and([asked, open])
	}

/** `maySee` as conditions that no enquiry fulfils twice, each read by an index of its own. */
async function visibleTo(ctx: AppContext, actor: SignedIn, mine: boolean): Promise<Where[]> {
	if (mine || hasRole(actor, 'Buyer')) return [(eb) => eb('user_id', '=', actor.id)]
	if (hasRole(actor, 'Admin')) return [(eb) => eb.lit(true)]
	const isOffered = offered(await offerTo(ctx.db, ctx.policy, actor))
	return [
		(eb) => eb.and([eb('status', '=', 'open'), isOffered(eb)]),
		(eb) => eb('installer_id', '=', actor.id),
	]
}

/** The installer's part of `mayKnowSender`. */
const senderShownTo =
	({ id }: SignedIn): Where =>
	(eb) =>
		eb.or([eb('enquiries.user_id', '=', id), eb('enquiries.installer_id', '=', id)])

/**
 * Whether a word of the enquiry begins like this. Of all enquiries those with the word are found; of the
 * few of one person each is looked at for it.
 */
const hasTerm =
	(word: string, { ofAll, hiddenFrom }: Searching): Where =>
	(eb) => {
		let words = eb
			.selectFrom('enquiry_search_terms')
			.where('term', '>=', word)
			.where('term', '<', afterPrefix(word))
			.select('enquiry_search_terms.enquiry_id')
		if (hiddenFrom)
			words = words.where((each) =>
				each.or([each('before_acceptance', '=', 1), senderShownTo(hiddenFrom)(eb)]),
			)
		return ofAll
			? eb('id', 'in', words)
			: eb.exists(words.whereRef('enquiry_search_terms.enquiry_id', '=', 'enquiries.id'))
	}

type Filter = Pick<EnquiryQuery, 'status' | 'q' | 'due'>

/** `dueState` as a condition. */
const isDue =
	(due: NonNullable<Filter['due']>, now: number): Where =>
	(eb) =>
		eb.and([
			eb('status', 'in', ['open', 'taken']),
			due === 'overdue' ? eb('due_at', '<=', now) : eb('due_at', '=', dueAt(dayAt(now))),
		])

/** The conditions of a query on each enquiry. */
function conditionsOf({ status, q, due }: Filter, searching: Searching, now: number): Where[] {
	const conditions: Where[] = searchTermsIn(q ?? '').map((word) => hasTerm(word, searching))
	if (status) conditions.push((eb) => eb('status', '=', status))
	if (due) conditions.push(isDue(due, now))
	return conditions
}

/** All enquiries that match a query, one at a time. */
export const matching = ({ db, now }: AppContext, query: Filter) =>
	meeting(db, conditionsOf(query, { ofAll: false }, now()))

function meeting(db: Database, conditions: Where[]) {
	let enquiries = enquiryTables(db).selectFrom('enquiries')
	for (const condition of conditions) enquiries = enquiries.where(condition)
	return enquiries
}

const byId = (a: EnquiryRow, b: EnquiryRow) => (a.id < b.id ? -1 : 1)
const NEVER = Number.POSITIVE_INFINITY

/** How the parts of a list that were each sorted by the database are put together. */
const ORDER: Record<EnquirySort, (a: EnquiryRow, b: EnquiryRow) => number> = {
	newest: (a, b) => b.created_at - a.created_at || byId(a, b),
	oldest: (a, b) => a.created_at - b.created_at || byId(a, b),
	// Of two without a day the difference is no number.
	due: (a, b) => (a.due_at ?? NEVER) - (b.due_at ?? NEVER) || byId(a, b),
}

const sortedBy = (enquiries: ReturnType<typeof meeting>, sort: EnquirySort) =>
	(sort === 'due'
		? enquiries.orderBy('due_at', (order) => order.asc().nullsLast())
		: enquiries.orderBy('created_at', sort === 'oldest' ? 'asc' : 'desc')
	).orderBy('id')

/** The enquiries the caller may see, newest first unless asked otherwise, with the total. */
export async function listEnquiries(
	ctx: AppContext,
	actor: Actor,
	query: EnquiryQuery,
): Promise<Result<{ items: Enquiry[]; total: number }>> {
	if (!isSignedIn(actor)) return fail('not_signed_in', message('enquiries.log_in'))
	const { limit, offset } = query
	const mine = query.mine ?? false
	const hides = ctx.policy.buyerVisible === 'after-acceptance' && hasRole(actor, 'Installer')
	const ofAll = hasRole(actor, 'Admin') && !mine
	const searching = { ofAll, hiddenFrom: hides ? actor : null }
	const conditions = conditionsOf(query, searching, ctx.now())
	const parts = await Promise.all(
		(await visibleTo(ctx, actor, mine)).map(async (branch) => {
			const found = meeting(ctx.db, [branch, ...conditions])
			const rows = await sortedBy(found, query.sort)
				.selectAll()
				.limit(limit + offset)
				.execute()
			const total = await countOf(found)
			return { rows, total }
		}),
	)
	const rows = parts
		.flatMap((part) => part.rows)
		.sort(ORDER[query.sort])
		.slice(offset, offset + limit)
	return ok({
		items: await enquiriesOf(ctx, actor, rows),
		total: parts.reduce((sum, { total }) => sum + total, 0),
	})
}
