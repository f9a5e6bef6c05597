import { sql } from 'kysely'
import { type Actor, hasRole, isSignedIn } from '../shared/actor.ts'
import type { Cell } from '../shared/csv.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { matching } from './list.ts'
import { enquiriesOf } from './queries.ts'
import type { EnquiryExportQuery } from './schema.ts'

export const ENQUIRY_COLUMNS = [
	'id',
	'asked',
	'status',
	'name',
	'contact number',
	'email',
	'PIN code',
	'place',
	'message',
	'plan',
	'summary',
	'installer',
	'note',
	'taken',
	'answered',
	'changed',
]

/** How many enquiries are in memory at a time. */
const AT_ONCE = 500

interface Last {
	at: number
	id: string
}

const enquiriesAfter = ({ db }: Store, query: EnquiryExportQuery, last: Last | null) =>
	matching(db, query)
		.selectAll()
		.$if(last !== null, (found) =>
			found.where(sql<boolean>`(created_at, id) > (${last?.at}, ${last?.id})`),
		)
		.orderBy('created_at')
		.orderBy('id')
		.limit(AT_ONCE)
		.execute()

async function* rowsOf(
	store: Store,
	actor: Actor,
	query: EnquiryExportQuery,
): AsyncGenerator<Cell[][]> {
	let last: Last | null = null
	for (;;) {
		const rows = await enquiriesAfter(store, query, last)
		const end = rows.at(-1)
		if (!end) return
		const enquiries = await enquiriesOf(store, actor, rows)
		yield enquiries.map((each) => [
			each.id,
			each.createdAt,
			each.status,
			each.name,
			each.contactNumber,
			each.email,
			each.pin,
			each.place,
			each.message,
			each.plan,
			each.summary,
			each.installer?.name ?? null,
			each.note,
			each.takenAt,
			each.answeredAt,
			each.updatedAt,
		])
		if (rows.length < AT_ONCE) return
		last = { at: end.created_at, id: end.id }
	}
}

/** Enquiries as rows of a file, oldest first, read as the file is sent. */
export function exportEnquiries(
	store: Store,
	actor: Actor,
	query: EnquiryExportQuery,
): Result<AsyncIterable<Cell[][]>> {
	if (hasRole(actor, 'Admin')) return ok(rowsOf(store, actor, query))
	const message = 'Only an admin can export enquiries.'
	return refuse(isSignedIn(actor) ? 'forbidden' : 'not_signed_in', message)
}
