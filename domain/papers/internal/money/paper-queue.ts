import type { Tx } from '../../../../db/database.ts'
import { schedule } from '../../../jobs/commands.ts'
import type { Store } from '../../../store.ts'
import type { DocumentKind } from '../../schema.ts'

type MoneyPaper = Extract<
	DocumentKind,
	'receipt-voucher' | 'refund-voucher' | 'tax-invoice' | 'credit-note'
>

export interface WantedPaper {
	kind: MoneyPaper
	/** What it is of: a second job about the same is never made. */
	about: string
	payload: unknown
}

/** Has papers of money issued, each once however often it is asked for. A demo store issues none. */
export async function queuePapers(
	store: Store,
	tx: Tx,
	papers: readonly WantedPaper[],
): Promise<void> {
	if (!store.policy.issuesPapers || papers.length === 0) return
	const runAt = store.now()
	await schedule(
		store,
		tx,
		papers.map(({ kind, about, payload }) => ({ kind, key: `${kind} ${about}`, payload, runAt })),
	)
}
