import type { Tx } from '../../db/database.ts'
import type { ProductId } from '../../shared/ids.ts'

/** The work of later modules on the events of a product, in the same transaction. */
export interface ProductFollower {
	deleted(tx: Tx, id: ProductId): Promise<void>
}
