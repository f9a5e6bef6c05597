import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { CartId, OrderId, UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { DocumentKind } from './schema.ts'

export interface DocumentTables {
	documents: {
		id: string
		kind: DocumentKind
		series: string
		number: string
		/** `26-27`. */
		fy: string
		order_id: OrderId | null
		/** The payment, refund, parcel or the like that it is of: of each there is one document of a kind. */
		about: string | null
		/** As JSON. */
		snapshot: string
		logo: string | null
		signature: string | null
		created_at: number
		/** When what it is of happened: it stands in the books on that day. */
		dated_at: number
		/** When that was, where its month was closed before: then it is dated later. Null of all others. */
		happened_at: number | null
	}
	document_numbers: {
		series: string
		fy: string
		last: number
	}
	/** The recipient of each quotation. */
	quotations: {
		/** That of its document. */
		id: string
		user_id: UserId | null
		/** A visitor's; null once there is no such cart. */
		cart_id: CartId | null
		secret: string
		request_key: string
		request_hash: string
		name: string
		total_paise: Paise
		valid_until: Day
		/** As JSON. */
		items: string
		created_at: number
		anonymised_at: number | null
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends DocumentTables {}
}

export const documentTables = ownTables<DocumentTables>
