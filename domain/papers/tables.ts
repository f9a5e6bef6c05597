import { ownTables } from '../../db/module-tables.ts'
import type { OrderId } from '../../shared/ids.ts'
import type { DocumentKind } from './schema.ts'

export interface PaperTables {
	documents: {
		id: string
		kind: DocumentKind
		series: string
		number: string
		/** `26-27`. */
		fy: string
		order_id: OrderId | null
		/** The payment, refund, parcel or the like that it is of: of each there is one paper of a kind. */
		about: string | null
		/** As JSON. */
		snapshot: string
		logo: string | null
		created_at: number
	}
	document_numbers: {
		series: string
		fy: string
		last: number
	}
}

export const paperTables = ownTables<PaperTables>
