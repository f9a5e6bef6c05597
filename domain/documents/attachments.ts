import type { OrderId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import { isJobOpen } from '../jobs/queries.ts'
import type { Attachment, CarriedDocument } from '../mail/mailer.ts'
import { documentIn, documentPdf } from './queries.ts'
import type { DocumentKind } from './schema.ts'
import { documentTables } from './tables.ts'

/**
 * Documents as PDF files, without those that there are none of; null while the job that issues one is still to be done.
 * Certificates and warranty cards are of their order.
 * @throws Error where one cannot be drawn now
 */
export async function attachmentsOf(
	ctx: AppContext,
	carried: readonly CarriedDocument[],
): Promise<Attachment[] | null> {
	const attachments: Attachment[] = []
	for (const { kind, about } of carried) {
		const row = await documentTables(ctx.db)
			.selectFrom('documents')
			.selectAll()
			.where('kind', '=', kind as DocumentKind)
			.where(({ and, eb, or }) =>
				or([
					eb('about', '=', about),
					and([eb('about', 'is', null), eb('order_id', '=', about as OrderId)]),
				]),
			)
			.orderBy('created_at', 'desc')
			.limit(1)
			.executeTakeFirst()
		if (!row && (await isJobOpen(ctx.db, `${kind} ${about}`))) return null
		if (!row) continue
		const pdf = await documentPdf(ctx, documentIn(row))
		if (!pdf.ok) throw new Error(`The ${kind} of ${about} cannot be drawn now`)
		const filename = `${row.number.replace(/[^\w.-]/g, '-')}.pdf`
		attachments.push({ filename, content: Buffer.from(pdf.value), contentType: 'application/pdf' })
	}
	return attachments
}
