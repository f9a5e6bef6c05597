import { streamRows } from '../../../db/stream-rows.ts'
import type { Actor } from '../../../shared/actor.ts'
import { type Cell, phoneCell, timeCell } from '../../../shared/csv.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { mayExport } from '../policy.ts'
import { enquiriesOf } from '../queries.ts'
import type { EnquiryExportQuery } from '../schema.ts'
import { matching } from './list.ts'

export const ENQUIRY_COLUMNS = [
	'id',
	'number',
	'asked',
	'status',
	'name',
	'contact number',
	'email',
	'PIN code',
	'place',
	'promised day',
	'due',
	'call day',
	'call time',
	'message',
	'plan',
	'summary',
	'installer',
	'note',
	'taken',
	'answered',
	'changed',
	'kW as sent',
	'price as sent',
	'subsidy as sent',
	'cost as sent',
]

/** @param at in UTC, as calls of the API write it */
const moment = (at: string | null) => at && timeCell(Date.parse(at))

async function* rowsOf(
	ctx: AppContext,
	actor: Actor,
	query: EnquiryExportQuery,
): AsyncGenerator<Cell[][]> {
	const chunks = streamRows(matching(ctx, query).selectAll())
	for await (const rows of chunks) {
		const enquiries = await enquiriesOf(ctx, actor, rows)
		yield enquiries.map((each) => [
			each.id,
			each.number,
			moment(each.createdAt),
			each.status,
			each.name,
			phoneCell(each.contactNumber),
			each.email,
			each.pin,
			each.place,
			each.promisedDay,
			each.due,
			each.callDay,
			each.callTime,
			each.message,
			each.plan,
			each.summary,
			each.installer?.name ?? null,
			each.note,
			moment(each.takenAt),
			moment(each.answeredAt),
			moment(each.updatedAt),
			each.planSnapshot?.kwp ?? null,
			each.planSnapshot?.price ?? null,
			each.planSnapshot?.subsidy ?? null,
			each.planSnapshot?.cost ?? null,
		])
	}
}

/** Enquiries as rows of a file, oldest first, read as the file is sent. */
export function exportEnquiries(
	ctx: AppContext,
	actor: Actor,
	query: EnquiryExportQuery,
): Result<AsyncIterable<Cell[][]>> {
	const allowed = mayExport(actor)
	return allowed.ok ? ok(rowsOf(ctx, actor, query)) : allowed
}
