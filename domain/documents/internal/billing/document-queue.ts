import type { Tx } from '../../../../db/database.ts'
import type { AppContext } from '../../../app-context.ts'
import { schedule } from '../../../jobs/commands.ts'
import type { DocumentKind } from '../../schema.ts'

type BillingDocument = Extract<
	DocumentKind,
	'receipt-voucher' | 'refund-voucher' | 'tax-invoice' | 'credit-note'
>

export interface WantedDocument {
	kind: BillingDocument
	/** Its subject: a second job with the same one is never made. */
	about: string
	payload: unknown
}

/** Has billing documents issued, each once however often it is asked for. A demo store issues none. */
export async function queueDocuments(
	ctx: AppContext,
	tx: Tx,
	documents: readonly WantedDocument[],
): Promise<void> {
	if (!ctx.policy.issuesDocuments || documents.length === 0) return
	const runAt = ctx.now()
	await schedule(
		ctx,
		tx,
		documents.map(({ kind, about, payload }) => ({
			kind,
			key: `${kind} ${about}`,
			payload,
			runAt,
		})),
	)
}
