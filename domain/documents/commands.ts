import type { Tx } from '../../db/database.ts'
import { newId, type OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { bookEvent } from '../closed-months/commands.ts'
import { addReferences } from '../orders/listing/order-references.ts'
import { nextNumber } from './internal/numbers.ts'
import { financialYearAt, numberOf, seriesOf } from './rules.ts'
import type { Snapshot } from './schema.ts'
import { documentTables } from './tables.ts'

export interface NewDocument {
	/** Where it was settled before; drawn otherwise. */
	id?: string
	orderId: OrderId | null
	/** Its subject, where that has but one document of its kind. */
	about?: string
	/**
	 * When what it is of happened, epoch milliseconds; when it is issued, unless said. What comes too late for a closed month
	 * is dated in the next open one.
	 */
	datedAt?: number
	snapshot: Snapshot
}

/**
 * Issues documents with the next numbers of their series. It is the last that a transaction does: until it ends, others
 * wait for their numbers.
 * @param at epoch milliseconds: when, and in which financial year
 * @returns conflict where a series has no room for another number
 */
export async function issueDocuments(
	{ settings }: { settings: Pick<AppContext['settings'], 'current'> },
	tx: Tx,
	documents: readonly NewDocument[],
	at: number,
): Promise<Result<void>> {
	const { tax } = settings.current()
	const fy = financialYearAt(at)
	const numbered = documents.map((document) => ({
		...document,
		series: seriesOf(tax.numberPrefix, document.snapshot.kind),
	}))
	// In one order in every transaction, so that no two wait for each other's series.
	for (const each of numbered.toSorted(bySeries)) {
		const { id = newId(), series, orderId, about = null, datedAt = at, snapshot } = each
		const happenedAt = Math.min(datedAt, at)
		const bookedAt = await bookEvent(tx, happenedAt, at)
		const number = numberOf(series, fy, await nextNumber(tx, series, fy))
		if (number === null) return fail('conflict', message('documents.series_full', { series, fy }))
		await documentTables(tx)
			.insertInto('documents')
			.values({
				id,
				kind: snapshot.kind,
				series,
				number,
				fy,
				order_id: orderId,
				about,
				snapshot: JSON.stringify(snapshot),
				logo: snapshot.shop.logo || null,
				signature: ('signature' in snapshot && snapshot.signature) || null,
				created_at: at,
				dated_at: bookedAt,
				happened_at: bookedAt === happenedAt ? null : happenedAt,
			})
			.execute()
		if (orderId) await addReferences(tx, orderId, 'document', [number])
	}
	return ok(undefined)
}

const bySeries = (one: { series: string }, other: { series: string }) =>
	one.series < other.series ? -1 : 1

/** Removes buyers' names and free text from the documents of orders; numbers, goods and days stay. */
export async function anonymiseDocuments(
	tx: Tx,
	orders: readonly OrderId[],
	nobody: string,
): Promise<void> {
	const rows = await documentTables(tx)
		.selectFrom('documents')
		.select(['id', 'snapshot'])
		.where('order_id', 'in', orders)
		.execute()
	await anonymiseSnapshots(tx, rows, nobody)
}

/** Takes from documents who bought, as `anonymiseDocuments`. */
export async function anonymiseSnapshots(
	tx: Tx,
	rows: readonly { id: string; snapshot: string }[],
	nobody: string,
): Promise<void> {
	for (const { id, snapshot } of rows)
		await documentTables(tx)
			.updateTable('documents')
			.set({ snapshot: JSON.stringify(anonymous(JSON.parse(snapshot), nobody)) })
			.where('id', '=', id)
			.execute()
}

function anonymous(snapshot: Snapshot, nobody: string): Snapshot {
	const buyer = { name: nobody, address: [] }
	switch (snapshot.kind) {
		case 'warranty':
			return { ...snapshot, buyer }
		case 'hand-over': {
			const steps = snapshot.steps.map((step) => ({ ...step, note: null }))
			return { ...snapshot, buyer, steps, signedOffBy: nobody }
		}
		default: {
			const { billTo, shipTo } = snapshot
			const document = {
				...snapshot,
				buyer,
				billTo: { ...billTo, ...buyer, gstin: null },
				shipTo: { ...shipTo, ...buyer, gstin: null },
			}
			return document.kind === 'refund-voucher' ? { ...document, reason: '' } : document
		}
	}
}
