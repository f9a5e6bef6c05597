import { makeZip } from 'client-zip'
import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { monthSpan } from '../../../../shared/calendar.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { mayReadAccounting } from '../../policy.ts'
import { documentPdf, orderDocumentOf } from '../../queries.ts'
import { bookedBetween } from './documents-between.ts'

async function idsOf(db: Database, month: string): Promise<string[]> {
	const rows = await bookedBetween(db, monthSpan(month)).select('id').execute()
	return rows.map(({ id }) => id)
}

/** One at a time, as they are packed; one that cannot be drawn now is there as what it is drawn from. */
async function* members(ctx: AppContext, ids: readonly string[]) {
	for (const id of ids) {
		const document = await orderDocumentOf(ctx.db, id)
		if (!document) continue
		const name = document.number.replace(/[^\w.-]/g, '-')
		const lastModified = new Date(document.createdAt)
		const pdf = await documentPdf(ctx, document)
		yield pdf.ok
			? { name: `${name}.pdf`, lastModified, input: pdf.value }
			: { name: `${name}.json`, lastModified, input: JSON.stringify(document) }
	}
}

/** All documents of a month but quotations, packed as they are read (admin). @param month `2026-11` */
export const documentsZip = (
	ctx: AppContext,
	actor: Actor,
	month: string,
): Promise<Result<ReadableStream<Uint8Array>>> =>
	authorizedRead(mayReadAccounting(actor), async () =>
		makeZip(members(ctx, await idsOf(ctx.db, month))),
	)
