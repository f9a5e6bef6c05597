import { countOf } from '../../../db/count.ts'
import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { type Paise, paise } from '../../../shared/money.ts'
import type { DocumentKind, Snapshot } from '../schema.ts'
import { documentTables } from '../tables.ts'

type Of<K extends DocumentKind> = Extract<Snapshot, { kind: K }>

export interface IssuedDocument<K extends DocumentKind> {
	number: string
	about: string | null
	/** ISO text: when what it is of happened. */
	date: string
	content: Of<K>
}

/** The documents of a kind that an order has, as they were issued. */
export async function issuedOf<K extends DocumentKind>(
	db: Database,
	order: OrderId,
	kind: K,
): Promise<IssuedDocument<K>[]> {
	const rows = await documentTables(db)
		.selectFrom('documents')
		.select(['number', 'about', 'dated_at', 'snapshot'])
		.where('order_id', '=', order)
		.where('kind', '=', kind)
		.orderBy('created_at')
		.orderBy('number')
		.execute()
	return rows.map(({ number, about, dated_at, snapshot }) => ({
		number,
		about,
		date: new Date(dated_at).toISOString(),
		content: JSON.parse(snapshot) as Of<K>,
	}))
}

/** Whether a document has a number already: each event has one document of a kind. */
export async function isIssued(db: Database, kind: DocumentKind, about: string): Promise<boolean> {
	const documents = documentTables(db).selectFrom('documents')
	return (await countOf(documents.where('kind', '=', kind).where('about', '=', about))) > 0
}

/** The invoiced parts of an order, with their credited and open shares. */
export async function creditableOf(db: Database, order: OrderId) {
	const invoices = await issuedOf(db, order, 'tax-invoice')
	const billed = countedIn(invoices)
	const credited = countedIn(await issuedOf(db, order, 'credit-note'))
	return {
		invoices,
		/** Of a line or charge, paise. */
		creditedOf: (of: 'line' | 'charge', n: number): Paise => paise(credited(of, n).total),
		/** Of a line or charge, paise; null of one that was not invoiced. */
		leftOf: (of: 'line' | 'charge', n: number): Paise | null => {
			const { total } = billed(of, n)
			return total === 0 ? null : paise(total - credited(of, n).total)
		},
	}
}

/** Counts the items of documents by line or charge: how many and for how much, paise. */
export function countedIn(documents: readonly { content: Of<'tax-invoice' | 'credit-note'> }[]) {
	const counted = new Map<string, { quantity: number; total: number }>()
	for (const { content } of documents)
		for (const { of, n, quantity, total } of content.items) {
			const before = counted.get(`${of} ${n}`) ?? { quantity: 0, total: 0 }
			counted.set(`${of} ${n}`, {
				quantity: before.quantity + quantity,
				total: before.total + total,
			})
		}
	return (of: 'line' | 'charge', n: number) =>
		counted.get(`${of} ${n}`) ?? { quantity: 0, total: 0 }
}
